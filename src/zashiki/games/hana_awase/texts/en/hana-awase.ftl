# Hana-awase: everything a person reads about the game.

hana-awase-name = Hana-awase 花合わせ
hana-awase-about = The old flower-matching game for three, in which a hand full of dregs is paid but lies open for the others to capture from.
hana-awase-goal = Capture more than 88 card points, a third of the pack: a light is 20, an animal 10, a slip 5, dregs 1. Sixteen captured hands are paid by both others at the end of the deal. A player who ends with 20 card points or less makes the deal a draw.

## Options

hana-awase-option-rounds = How many deals the match has
hana-awase-option-willow-row-voids = Whether a Willow Row in any pile voids all captured hands of everybody, itself too, and the payment for few cards
hana-awase-option-rained-out = Whether the Rain Man in a pile rains out its Moon Viewing, Flower Viewing and Drinking
hana-awase-option-draw-keeps-dealt = Whether payments for dealt hands stand in a drawn deal
hana-awase-option-open-capture-optional = Whether a card that matches only open hand cards may also be laid on the field

## What is to be done

hana-awase-phase-hand = Play a card from the hand
hana-awase-phase-drawn = The drawn card has more than one way: choose
hana-awase-phase-over = The deal is over

## Names of the hands

hana-awase-hand-six-dregs = Six Dregs
hana-awase-hand-seven-dregs = Seven Dregs
hana-awase-hand-five-lights = Five Lights
hana-awase-hand-four-lights = Four Lights
hana-awase-hand-seven-poems = Seven Poems
hana-awase-hand-blue-poems = Blue Poems
hana-awase-hand-red-poems = Red Poems
hana-awase-hand-six-poems = Six Poems
hana-awase-hand-drinking = Drinking
hana-awase-hand-spring = Spring
hana-awase-hand-pine-paulownia-moon = Pine Paulownia Moon
hana-awase-hand-boar-deer-butterfly = Boar Deer Butterfly
hana-awase-hand-moon-viewing = Moon Viewing
hana-awase-hand-flower-viewing = Flower Viewing
hana-awase-hand-grass = Grass
hana-awase-hand-wisteria-row = Wisteria Row
hana-awase-hand-willow-row = Willow Row
hana-awase-hand-paulownia-row = Paulownia Row

## Score lines

hana-awase-line-dealt-six-dregs = { hana-awase-hand-six-dregs }: { $points } from each to { $to }
hana-awase-line-dealt-six-dregs-note = Six of the seven cards dealt were dregs; they lay open.
hana-awase-line-dealt-seven-dregs = { hana-awase-hand-seven-dregs }: { $points } from each to { $to }
hana-awase-line-dealt-seven-dregs-note = All seven cards dealt were dregs; they lay open.
hana-awase-line-captured-five-lights = { hana-awase-hand-five-lights }: { $points } from each to { $to }
hana-awase-line-captured-five-lights-note = Crane, Curtain, Moon, Rain Man and Phoenix in one pile.
hana-awase-line-captured-four-lights = { hana-awase-hand-four-lights }: { $points } from each to { $to }
hana-awase-line-captured-four-lights-note = Crane, Curtain, Moon and Phoenix, without the Rain Man.
hana-awase-line-captured-seven-poems = { hana-awase-hand-seven-poems }: { $points } from each to { $to }
hana-awase-line-captured-seven-poems-note = Seven or more of the nine slips other than November’s.
hana-awase-line-captured-blue-poems = { hana-awase-hand-blue-poems }: { $points } from each to { $to }
hana-awase-line-captured-blue-poems-note = The blue slips of June, September and October.
hana-awase-line-captured-red-poems = { hana-awase-hand-red-poems }: { $points } from each to { $to }
hana-awase-line-captured-red-poems-note = The poem slips of January, February and March.
hana-awase-line-captured-six-poems = { hana-awase-hand-six-poems }: { $points } from each to { $to }
hana-awase-line-captured-six-poems-note = Exactly six of the nine slips other than November’s.
hana-awase-line-captured-drinking = { hana-awase-hand-drinking }: { $points } from each to { $to }
hana-awase-line-captured-drinking-note = Cup, Moon and Curtain; it replaces both Viewings.
hana-awase-line-captured-spring = { hana-awase-hand-spring }: { $points } from each to { $to }
hana-awase-line-captured-spring-note = Crane, Warbler and Curtain.
hana-awase-line-captured-pine-paulownia-moon = { hana-awase-hand-pine-paulownia-moon }: { $points } from each to { $to }
hana-awase-line-captured-pine-paulownia-moon-note = Crane, Phoenix and Moon.
hana-awase-line-captured-boar-deer-butterfly = { hana-awase-hand-boar-deer-butterfly }: { $points } from each to { $to }
hana-awase-line-captured-boar-deer-butterfly-note = Boar, Deer and Butterflies.
hana-awase-line-captured-moon-viewing = { hana-awase-hand-moon-viewing }: { $points } from each to { $to }
hana-awase-line-captured-moon-viewing-note = Cup and Moon, without the Curtain.
hana-awase-line-captured-flower-viewing = { hana-awase-hand-flower-viewing }: { $points } from each to { $to }
hana-awase-line-captured-flower-viewing-note = Cup and Curtain, without the Moon.
hana-awase-line-captured-grass = { hana-awase-hand-grass }: { $points } from each to { $to }
hana-awase-line-captured-grass-note = The plain slips of April, May and July.
hana-awase-line-captured-wisteria-row = { hana-awase-hand-wisteria-row }: { $points } from each to { $to }
hana-awase-line-captured-wisteria-row-note = All four cards of April.
hana-awase-line-captured-willow-row = { hana-awase-hand-willow-row }: { $points } from each to { $to }
hana-awase-line-captured-willow-row-note = All four cards of November.
hana-awase-line-captured-paulownia-row = { hana-awase-hand-paulownia-row }: { $points } from each to { $to }
hana-awase-line-captured-paulownia-row-note = All four cards of December.
hana-awase-line-few-cards = Few cards: { $points } from each to { $to }
hana-awase-line-few-cards-note = Eight captured cards or fewer for the dealer and the right, ten for the left.
hana-awase-line-cards = Captured cards of { $to }: { $points } card points
hana-awase-line-cards-note = Light 20, animal 10, slip 5, dregs 1.
hana-awase-line-par = A third of the pack off for { $to }: { $points }
hana-awase-line-par-note = The pack is worth 264 card points, 88 for each.
hana-awase-line-draw = A draw: no card points for { $to }
hana-awase-line-draw-note = With a pile of 20 card points or less captured hands, few cards and card points count for nobody.

## What did not count

hana-awase-note-draw = { $seat ->
    [You] You have
   *[other] { $seat } has
  } only { $points } card points, and with 20 or less the deal is a draw: captured hands, few cards and card points count for nobody.
hana-awase-note-dealt-kept = { $seat }: still paid for { $hand }, as this table plays.
hana-awase-note-dealt-lost = { $seat }: no payment for { $hand } in a draw.
hana-awase-note-willow = { $seat ->
    [You] You hold
   *[other] { $seat } holds
  } a Willow Row: at this table it voids the captured hands of everybody, itself too, and the payment for few cards.
hana-awase-note-not-counted = { $seat }: no points for { $hand }.
hana-awase-note-few-cards = { $seat }: no payment for few cards ({ $number }).
hana-awase-note-rained-out = { $seat }: no points for { $hand }, rained out by the Rain Man in the same pile.

## Why a card may not be played

hana-awase-why-drawn-first = First the card from the stock: choose what { $drawn } does, then the turn is over

## Actions

hana-awase-action-lay = Lay { $card } on the field
hana-awase-action-take = { $card } takes { $taken }
hana-awase-action-take-all = { $card } takes the whole month: { $taken }
hana-awase-action-take-open = { $card } takes { $taken }, { $open } out of the open hand of { $owner }
hana-awase-action-take-open-both = { $card } takes { $taken }, { $open } out of the open hands
hana-awase-action-drawn-lay = The drawn { $card } stays on the field
hana-awase-action-drawn-take = The drawn { $card } takes { $taken }
hana-awase-action-drawn-take-all = The drawn { $card } takes the whole month: { $taken }
hana-awase-action-drawn-take-open = The drawn { $card } takes { $taken }, { $open } out of the open hand of { $owner }
hana-awase-action-drawn-take-open-both = The drawn { $card } takes { $taken }, { $open } out of the open hands

## What has happened

hana-awase-event-six-dregs = { $seat }: { hana-awase-hand-six-dregs }, 20 from each; open on the table lie { $cards }
hana-awase-event-seven-dregs = { $seat }: { hana-awase-hand-seven-dregs }, 30 from each; open on the table lie { $cards }
hana-awase-event-no-hand = { $seat }: no hand card left, only the stock card
hana-awase-event-drawn-waits = { $seat }, from the stock: { $card } has more than one way to go
hana-awase-event-played-lay = { $seat }: { $card } stays on the field
hana-awase-event-played-take = { $seat }: { $card } takes { $taken }
hana-awase-event-played-take-all = { $seat }: { $card } takes the whole month, { $taken }
hana-awase-event-played-take-open = { $seat }: { $card } takes { $taken }, { $open } out of the open hand of { $owner }
hana-awase-event-played-take-open-both = { $seat }: { $card } takes { $taken }, { $open } out of the open hands
hana-awase-event-drawn-lay = { $seat }, from the stock: { $card } stays on the field
hana-awase-event-drawn-take = { $seat }, from the stock: { $card } takes { $taken }
hana-awase-event-drawn-take-all = { $seat }, from the stock: { $card } takes the whole month, { $taken }
hana-awase-event-drawn-take-open = { $seat }, from the stock: { $card } takes { $taken }, { $open } out of the open hand of { $owner }
hana-awase-event-drawn-take-open-both = { $seat }, from the stock: { $card } takes { $taken }, { $open } out of the open hands

## Tips

hana-awase-tip-open = Six or seven dregs in a hand are paid, but lie open: the others may capture them as if they lay on the field.
hana-awase-tip-own-open = Your own open cards cannot be taken with a card you play; another player may take them.
hana-awase-tip-no-hand = A card captured out of your hand is not replaced: later you will have turns with the stock card alone.
hana-awase-tip-capture = You need not capture: any card may be played. But a card that matches the field or an open hand takes.
hana-awase-tip-drawn = The card from the stock captures too, even the one just laid.
hana-awase-tip-three = Three matches are taken together, wherever they lie.
hana-awase-tip-draw = With 20 card points or less the deal is a draw: captured hands and card points count for nobody.
hana-awase-tip-end = Captured hands do not end the deal; they are paid after the last turn.
hana-awase-tip-lights = Five Lights need the Rain Man; Four Lights must do without him.
hana-awase-tip-poems = November’s slip is no poem.
hana-awase-tip-par = The score of a deal is card points less 88, with all payments.
hana-awase-tip-few-cards = Few cards are paid: eight or fewer for the dealer and the right, ten or fewer for the left.

## The table of the terminal

hana-awase-table-opening = These cards lie open: the other two may capture them as if they lay on the field.
hana-awase-table-cards = Card points
hana-awase-table-par = Less a third
hana-awase-table-draw = A draw

## The table of the browser

hana-awase-coach = Cards of one month match; the number in the corner is the month, the one below what the card counts. A card you play takes the card of its month from the field; if there is none, it stays there. A dot above a card of yours: it takes something now.
hana-awase-meter = Card points, less 88
