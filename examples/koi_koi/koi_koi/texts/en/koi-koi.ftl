# Koi-Koi: everything a person reads about the game.

koi-koi-name = Koi-Koi こいこい
koi-koi-about = The hanafuda duel for two: make a set of captured cards, then stop and be paid, or call koi-koi and try for more.
koi-koi-goal = Capture cards that make sets. Whoever has made one after a turn may stop, which ends the deal and pays all the sets of that pile, or call koi-koi and play on for more. Who goes on may lose it all: if the other stops first, only the other is paid, and double. Fourteen sets there are:

## Options

koi-koi-option-rounds = How many deals the match has
koi-koi-option-lights = What five lights, four, four with the Rain Man and three lights are worth
koi-koi-option-viewings = Whether the Cup makes sets with the Moon and the Curtain: yes; dry – not in a pile that holds the Rain Man; no
koi-koi-option-cup-is-dregs = Whether the Cup counts among the dregs as well as among the animals
koi-koi-option-month-cards = Whether the four cards of the month of the deal are a set
koi-koi-option-dealt-hands = Whether four cards of a month or four pairs dealt into a hand end the deal at once, paid 6
koi-koi-option-double-seven = Whether sets worth seven or more pay double
koi-koi-option-double-answer = Whether who stops after the other has called koi-koi is paid double
koi-koi-option-dealer-privilege = Whether the dealer is paid 6 when nobody has stopped

## What is to be done

koi-koi-phase-hand = Play a card from the hand
koi-koi-phase-drawn = The drawn card matches two: choose which it takes
koi-koi-phase-call = Stop, or koi-koi?
koi-koi-phase-over = The deal is over

## Names of the sets

koi-koi-hand-four-alike = Four of a Month
koi-koi-hand-four-pairs = Four Pairs
koi-koi-hand-five-lights = Five Lights
koi-koi-hand-four-lights = Four Lights
koi-koi-hand-rainy-four = Rainy Four Lights
koi-koi-hand-three-lights = Three Lights
koi-koi-hand-boar-deer-butterflies = Boar Deer Butterflies
koi-koi-hand-animals = Animals
koi-koi-hand-both-poems = Red and Blue Poems
koi-koi-hand-red-poems = Red Poems
koi-koi-hand-blue-poems = Blue Poems
koi-koi-hand-slips = Slips
koi-koi-hand-dregs = Dregs
koi-koi-hand-moon-viewing = Moon Viewing
koi-koi-hand-flower-viewing = Flower Viewing
koi-koi-hand-month = The Month

## Score lines

koi-koi-line-dealt-four-alike = { koi-koi-hand-four-alike }: { $points } to { $to }
koi-koi-line-dealt-four-alike-note = All four cards of a month were dealt into one hand.
koi-koi-line-dealt-four-pairs = { koi-koi-hand-four-pairs }: { $points } to { $to }
koi-koi-line-dealt-four-pairs-note = The eight cards dealt were four pairs of a month.
koi-koi-line-captured-five-lights = { koi-koi-hand-five-lights }: { $points } to { $to }
koi-koi-line-captured-five-lights-note = Crane, Curtain, Moon, Rain Man and Phoenix in one pile.
koi-koi-line-captured-four-lights = { koi-koi-hand-four-lights }: { $points } to { $to }
koi-koi-line-captured-four-lights-note = Crane, Curtain, Moon and Phoenix, without the Rain Man.
koi-koi-line-captured-rainy-four = { koi-koi-hand-rainy-four }: { $points } to { $to }
koi-koi-line-captured-rainy-four-note = The Rain Man and three other lights.
koi-koi-line-captured-three-lights = { koi-koi-hand-three-lights }: { $points } to { $to }
koi-koi-line-captured-three-lights-note = Three lights other than the Rain Man.
koi-koi-line-captured-boar-deer-butterflies = { koi-koi-hand-boar-deer-butterflies }: { $points } to { $to }
koi-koi-line-captured-boar-deer-butterflies-note = Boar, Deer and Butterflies; one more for each further animal.
koi-koi-line-captured-animals = { koi-koi-hand-animals }: { $points } to { $to }
koi-koi-line-captured-animals-note = Any five animals; one more for each further one.
koi-koi-line-captured-both-poems = { koi-koi-hand-both-poems }: { $points } to { $to }
koi-koi-line-captured-both-poems-note = The poem slips of January to March and the blue slips; one more for each further slip.
koi-koi-line-captured-red-poems = { koi-koi-hand-red-poems }: { $points } to { $to }
koi-koi-line-captured-red-poems-note = The poem slips of January, February and March; one more for each further slip.
koi-koi-line-captured-blue-poems = { koi-koi-hand-blue-poems }: { $points } to { $to }
koi-koi-line-captured-blue-poems-note = The blue slips of June, September and October; one more for each further slip.
koi-koi-line-captured-slips = { koi-koi-hand-slips }: { $points } to { $to }
koi-koi-line-captured-slips-note = Any five slips; one more for each further one.
koi-koi-line-captured-dregs = { koi-koi-hand-dregs }: { $points } to { $to }
koi-koi-line-captured-dregs-note = Any ten dregs; one more for each further one.
koi-koi-line-captured-moon-viewing = { koi-koi-hand-moon-viewing }: { $points } to { $to }
koi-koi-line-captured-moon-viewing-note = Cup and Moon.
koi-koi-line-captured-flower-viewing = { koi-koi-hand-flower-viewing }: { $points } to { $to }
koi-koi-line-captured-flower-viewing-note = Cup and Curtain.
koi-koi-line-captured-month = { koi-koi-hand-month }: { $points } to { $to }
koi-koi-line-captured-month-note = All four cards of the month of this deal: January in the first deal, and so on.
koi-koi-line-seven-or-more = Seven or more, doubled: { $points } to { $to }
koi-koi-line-seven-or-more-note = Sets worth seven points or more together count twice.
koi-koi-line-answer = Koi-koi answered, doubled: { $points } to { $to }
koi-koi-line-answer-note = Who stops after the other has called koi-koi is paid twice.
koi-koi-line-privilege = Privilege of the dealer: { $points } to { $to }
koi-koi-line-privilege-note = Nobody has stopped, and the dealer is paid for it.
koi-koi-line-draw = A draw: nothing for { $to }
koi-koi-line-draw-note = All cards are played and nobody has stopped.

## What did not count

koi-koi-note-unpaid = { $seat }: sets worth { $points } are not paid, since only who stops is paid.

## Why a card may not be played

koi-koi-why-drawn-first = First the card from the stock: choose what { $drawn } does, then the turn is over
koi-koi-why-call-first = First say whether you stop: { $card } can be played once the deal goes on

## Actions

koi-koi-action-lay = Lay { $card } on the field
koi-koi-action-take = { $card } takes { $taken }
koi-koi-action-take-all = { $card } takes the whole month: { $taken }
koi-koi-action-drawn-take = The drawn { $card } takes { $taken }
koi-koi-action-koi-koi = Koi-koi: play on for more
koi-koi-action-stop = Stop: { $points } for you
koi-koi-action-show = Show the hand: the deal ends

## What has happened

koi-koi-event-four-alike = { $seat }: { koi-koi-hand-four-alike }, 6 points; the whole hand is shown, { $cards }
koi-koi-event-four-pairs = { $seat }: { koi-koi-hand-four-pairs }, 6 points; the whole hand is shown, { $cards }
koi-koi-event-drawn-waits = { $seat }, from the stock: { $card } matches two
koi-koi-event-played-lay = { $seat }: { $card } stays on the field
koi-koi-event-played-take = { $seat }: { $card } takes { $taken }
koi-koi-event-played-take-all = { $seat }: { $card } takes the whole month, { $taken }
koi-koi-event-drawn-lay = { $seat }, from the stock: { $card } stays on the field
koi-koi-event-drawn-take = { $seat }, from the stock: { $card } takes { $taken }
koi-koi-event-drawn-take-all = { $seat }, from the stock: { $card } takes the whole month, { $taken }
koi-koi-event-koi-koi = { $seat }: koi-koi!
koi-koi-event-stop = { $seat } stops

## Tips

koi-koi-tip-call = After a turn that made or improved a set you may stop and be paid, or call koi-koi and play on.
koi-koi-tip-risk = Who has called koi-koi is paid only if the sets grow further; if the other stops first, the other is paid double.
koi-koi-tip-seven = Sets worth seven points or more together pay double: with six, one more dregs is worth a koi-koi.
koi-koi-tip-last = With the last card of your hand you stop by yourself: there is nothing left to go on with.
koi-koi-tip-rain = The Rain Man makes four lights or five, but not three.
koi-koi-tip-cup = The Cup is the busiest card: it is an animal, and makes a set with the Moon and with the Curtain.
koi-koi-tip-slips = November’s slip counts among the slips, but makes no poems.
koi-koi-tip-drawn = The card from the stock captures too, even the one just laid.
koi-koi-tip-three = Three matches are taken together.

## The table of the terminal

koi-koi-table-opening = These cards were dealt: the deal ends at once.
koi-koi-table-called = { $number ->
    [one] koi-koi
   *[other] koi-koi ×{ $number }
  }
koi-koi-table-draw = A draw

## The table of the browser

koi-koi-meter = What the captured sets are worth, before doubling
koi-koi-coach = Cards of one month match; the number in the corner is the month. A card you play takes the card of its month from the field; if there is none, it stays there. A dot above a card of yours: it takes something now. Make a set, then stop or go on.
