# Sudaoshi: everything a person reads about the game.

sudaoshi-name = Sudaoshi すだおし
sudaoshi-about = A hanafuda game for three in which dregs are the best cards and everyone starts the deal under a burden.
sudaoshi-goal = Capture more card points than your burden. Dregs, the Curtain and the Phoenix are worth ten, lights and animals five, a slip one: 330 in all, and the three burdens are 330 too. The first seven cards may be a dealt hand that both others pay at once.

## Options

sudaoshi-option-rounds = How many deals the match has
sudaoshi-option-november-dregs = Whether all November cards count as dregs for dealt hands; their card points stay the same
sudaoshi-option-burden = Who carries 110 and 120 after the first deal: rank – the lowest score carries 120; seat – the right of the dealer 110, the left 120

## What is to be done

sudaoshi-phase-hand = Play a card from the hand
sudaoshi-phase-drawn = The drawn card fits two: choose which it takes
sudaoshi-phase-over = The deal is over

## Names of the hands

sudaoshi-hand-three = Three
sudaoshi-hand-standing-three = Standing Three
sudaoshi-hand-red = Red
sudaoshi-hand-one-slip = One Slip
sudaoshi-hand-one-ten = One Ten
sudaoshi-hand-wither = Wither
sudaoshi-hand-one-light = One Light
sudaoshi-hand-lead = Lead
sudaoshi-hand-four = Four
sudaoshi-hand-haneken = Haneken
sudaoshi-hand-four-two-one = Four Two One
sudaoshi-hand-four-three = Four Three
sudaoshi-hand-red-three = Red Three
sudaoshi-hand-one-slip-three = One Slip Three
sudaoshi-hand-one-ten-three = One Ten Three
sudaoshi-hand-one-light-three = One Light Three
sudaoshi-hand-wither-three = Wither Three
sudaoshi-hand-two-three = Two Three
sudaoshi-hand-red-standing-three = Red Standing Three
sudaoshi-hand-one-slip-standing-three = One Slip Standing Three
sudaoshi-hand-one-ten-standing-three = One Ten Standing Three
sudaoshi-hand-wither-standing-three = Wither Standing Three
sudaoshi-hand-two-standing-threes = Two Standing Threes
sudaoshi-hand-red-lead = Red Lead
sudaoshi-hand-one-slip-lead = One Slip Lead
sudaoshi-hand-one-ten-lead = One Ten Lead
sudaoshi-hand-wither-lead = Wither Lead
sudaoshi-hand-one-light-lead = One Light Lead
sudaoshi-hand-red-four = Red Four
sudaoshi-hand-one-slip-four = One Slip Four
sudaoshi-hand-one-ten-four = One Ten Four
sudaoshi-hand-wither-four = Wither Four
sudaoshi-hand-one-light-four = One Light Four
sudaoshi-hand-red-haneken = Red Haneken
sudaoshi-hand-one-slip-haneken = One Slip Haneken
sudaoshi-hand-one-ten-haneken = One Ten Haneken
sudaoshi-hand-wither-haneken = Wither Haneken
sudaoshi-hand-one-light-haneken = One Light Haneken
sudaoshi-hand-red-four-two-one = Red Four Two One
sudaoshi-hand-one-slip-four-two-one = One Slip Four Two One
sudaoshi-hand-one-ten-four-two-one = One Ten Four Two One
sudaoshi-hand-wither-four-two-one = Wither Four Two One
sudaoshi-hand-one-light-four-two-one = One Light Four Two One
sudaoshi-hand-one-slip-four-three = One Slip Four Three
sudaoshi-hand-one-ten-four-three = One Ten Four Three
sudaoshi-hand-wither-four-three = Wither Four Three
sudaoshi-hand-one-light-four-three = One Light Four Three
sudaoshi-hand-over-the-hills = Over the Hills
sudaoshi-hand-the-hills = The Hills
sudaoshi-hand-under-the-rainy-sky = Under the Rainy Sky
sudaoshi-hand-rainy-sky = Rainy Sky

## Score lines

sudaoshi-line-dealt-three = { sudaoshi-hand-three }: { $points } from each to { $to }
sudaoshi-line-dealt-three-note = Three cards of one month.
sudaoshi-line-dealt-standing-three = { sudaoshi-hand-standing-three }: { $points } from each to { $to }
sudaoshi-line-dealt-standing-three-note = Three cards of April, May or July, or the three dregs of December.
sudaoshi-line-dealt-red = { sudaoshi-hand-red }: { $points } from each to { $to }
sudaoshi-line-dealt-red-note = Two slips and five dregs.
sudaoshi-line-dealt-one-slip = { sudaoshi-hand-one-slip }: { $points } from each to { $to }
sudaoshi-line-dealt-one-slip-note = One slip and six dregs.
sudaoshi-line-dealt-one-ten = { sudaoshi-hand-one-ten }: { $points } from each to { $to }
sudaoshi-line-dealt-one-ten-note = One animal and six dregs.
sudaoshi-line-dealt-wither = { sudaoshi-hand-wither }: { $points } from each to { $to }
sudaoshi-line-dealt-wither-note = Seven dregs.
sudaoshi-line-dealt-one-light = { sudaoshi-hand-one-light }: { $points } from each to { $to }
sudaoshi-line-dealt-one-light-note = One light and six dregs.
sudaoshi-line-dealt-lead = { sudaoshi-hand-lead }: { $points } from each to { $to }
sudaoshi-line-dealt-lead-note = Three pairs and one more month.
sudaoshi-line-dealt-four = { sudaoshi-hand-four }: { $points } from each to { $to }
sudaoshi-line-dealt-four-note = All four cards of a month.
sudaoshi-line-dealt-haneken = { sudaoshi-hand-haneken }: { $points } from each to { $to }
sudaoshi-line-dealt-haneken-note = Three of a month and two pairs.
sudaoshi-line-dealt-four-two-one = { sudaoshi-hand-four-two-one }: { $points } from each to { $to }
sudaoshi-line-dealt-four-two-one-note = Four of a month, a pair and one more.
sudaoshi-line-dealt-four-three = { sudaoshi-hand-four-three }: { $points } from each to { $to }
sudaoshi-line-dealt-four-three-note = Four of one month and three of another.
sudaoshi-line-dealt-red-three = { sudaoshi-hand-red-three }: { $points } from each to { $to }
sudaoshi-line-dealt-red-three-note = Two slips and five dregs; and among the seven three cards of one month.
sudaoshi-line-dealt-one-slip-three = { sudaoshi-hand-one-slip-three }: { $points } from each to { $to }
sudaoshi-line-dealt-one-slip-three-note = One slip and six dregs; and among the seven three cards of one month.
sudaoshi-line-dealt-one-ten-three = { sudaoshi-hand-one-ten-three }: { $points } from each to { $to }
sudaoshi-line-dealt-one-ten-three-note = One animal and six dregs; and among the seven three cards of one month.
sudaoshi-line-dealt-one-light-three = { sudaoshi-hand-one-light-three }: { $points } from each to { $to }
sudaoshi-line-dealt-one-light-three-note = One light and six dregs; and among the seven three cards of one month.
sudaoshi-line-dealt-wither-three = { sudaoshi-hand-wither-three }: { $points } from each to { $to }
sudaoshi-line-dealt-wither-three-note = Seven dregs; and among the seven three cards of one month.
sudaoshi-line-dealt-two-three = { sudaoshi-hand-two-three }: { $points } from each to { $to }
sudaoshi-line-dealt-two-three-note = Three of a month, twice.
sudaoshi-line-dealt-red-standing-three = { sudaoshi-hand-red-standing-three }: { $points } from each to { $to }
sudaoshi-line-dealt-red-standing-three-note = Two slips and five dregs; and among the seven three cards of April, May or July, or the three dregs of December.
sudaoshi-line-dealt-one-slip-standing-three = { sudaoshi-hand-one-slip-standing-three }: { $points } from each to { $to }
sudaoshi-line-dealt-one-slip-standing-three-note = One slip and six dregs; and among the seven three cards of April, May or July, or the three dregs of December.
sudaoshi-line-dealt-one-ten-standing-three = { sudaoshi-hand-one-ten-standing-three }: { $points } from each to { $to }
sudaoshi-line-dealt-one-ten-standing-three-note = One animal and six dregs; and among the seven three cards of April, May or July, or the three dregs of December.
sudaoshi-line-dealt-wither-standing-three = { sudaoshi-hand-wither-standing-three }: { $points } from each to { $to }
sudaoshi-line-dealt-wither-standing-three-note = Seven dregs; and among the seven three cards of April, May or July, or the three dregs of December.
sudaoshi-line-dealt-two-standing-threes = { sudaoshi-hand-two-standing-threes }: { $points } from each to { $to }
sudaoshi-line-dealt-two-standing-threes-note = Two Standing Threes: three of April, May or July, or December’s three dregs, twice.
sudaoshi-line-dealt-red-lead = { sudaoshi-hand-red-lead }: { $points } from each to { $to }
sudaoshi-line-dealt-red-lead-note = Two slips and five dregs; and among the seven three pairs and one more month.
sudaoshi-line-dealt-one-slip-lead = { sudaoshi-hand-one-slip-lead }: { $points } from each to { $to }
sudaoshi-line-dealt-one-slip-lead-note = One slip and six dregs; and among the seven three pairs and one more month.
sudaoshi-line-dealt-one-ten-lead = { sudaoshi-hand-one-ten-lead }: { $points } from each to { $to }
sudaoshi-line-dealt-one-ten-lead-note = One animal and six dregs; and among the seven three pairs and one more month.
sudaoshi-line-dealt-wither-lead = { sudaoshi-hand-wither-lead }: { $points } from each to { $to }
sudaoshi-line-dealt-wither-lead-note = Seven dregs; and among the seven three pairs and one more month.
sudaoshi-line-dealt-one-light-lead = { sudaoshi-hand-one-light-lead }: { $points } from each to { $to }
sudaoshi-line-dealt-one-light-lead-note = One light and six dregs; and among the seven three pairs and one more month.
sudaoshi-line-dealt-red-four = { sudaoshi-hand-red-four }: { $points } from each to { $to }
sudaoshi-line-dealt-red-four-note = Two slips and five dregs; and among the seven all four cards of a month.
sudaoshi-line-dealt-one-slip-four = { sudaoshi-hand-one-slip-four }: { $points } from each to { $to }
sudaoshi-line-dealt-one-slip-four-note = One slip and six dregs; and among the seven all four cards of a month.
sudaoshi-line-dealt-one-ten-four = { sudaoshi-hand-one-ten-four }: { $points } from each to { $to }
sudaoshi-line-dealt-one-ten-four-note = One animal and six dregs; and among the seven all four cards of a month.
sudaoshi-line-dealt-wither-four = { sudaoshi-hand-wither-four }: { $points } from each to { $to }
sudaoshi-line-dealt-wither-four-note = Seven dregs; and among the seven all four cards of a month.
sudaoshi-line-dealt-one-light-four = { sudaoshi-hand-one-light-four }: { $points } from each to { $to }
sudaoshi-line-dealt-one-light-four-note = One light and six dregs; and among the seven all four cards of a month.
sudaoshi-line-dealt-red-haneken = { sudaoshi-hand-red-haneken }: { $points } from each to { $to }
sudaoshi-line-dealt-red-haneken-note = Two slips and five dregs; and among the seven three of a month and two pairs.
sudaoshi-line-dealt-one-slip-haneken = { sudaoshi-hand-one-slip-haneken }: { $points } from each to { $to }
sudaoshi-line-dealt-one-slip-haneken-note = One slip and six dregs; and among the seven three of a month and two pairs.
sudaoshi-line-dealt-one-ten-haneken = { sudaoshi-hand-one-ten-haneken }: { $points } from each to { $to }
sudaoshi-line-dealt-one-ten-haneken-note = One animal and six dregs; and among the seven three of a month and two pairs.
sudaoshi-line-dealt-wither-haneken = { sudaoshi-hand-wither-haneken }: { $points } from each to { $to }
sudaoshi-line-dealt-wither-haneken-note = Seven dregs; and among the seven three of a month and two pairs.
sudaoshi-line-dealt-one-light-haneken = { sudaoshi-hand-one-light-haneken }: { $points } from each to { $to }
sudaoshi-line-dealt-one-light-haneken-note = One light and six dregs; and among the seven three of a month and two pairs.
sudaoshi-line-dealt-red-four-two-one = { sudaoshi-hand-red-four-two-one }: { $points } from each to { $to }
sudaoshi-line-dealt-red-four-two-one-note = Two slips and five dregs; and among the seven four of a month, a pair and one more.
sudaoshi-line-dealt-one-slip-four-two-one = { sudaoshi-hand-one-slip-four-two-one }: { $points } from each to { $to }
sudaoshi-line-dealt-one-slip-four-two-one-note = One slip and six dregs; and among the seven four of a month, a pair and one more.
sudaoshi-line-dealt-one-ten-four-two-one = { sudaoshi-hand-one-ten-four-two-one }: { $points } from each to { $to }
sudaoshi-line-dealt-one-ten-four-two-one-note = One animal and six dregs; and among the seven four of a month, a pair and one more.
sudaoshi-line-dealt-wither-four-two-one = { sudaoshi-hand-wither-four-two-one }: { $points } from each to { $to }
sudaoshi-line-dealt-wither-four-two-one-note = Seven dregs; and among the seven four of a month, a pair and one more.
sudaoshi-line-dealt-one-light-four-two-one = { sudaoshi-hand-one-light-four-two-one }: { $points } from each to { $to }
sudaoshi-line-dealt-one-light-four-two-one-note = One light and six dregs; and among the seven four of a month, a pair and one more.
sudaoshi-line-dealt-one-slip-four-three = { sudaoshi-hand-one-slip-four-three }: { $points } from each to { $to }
sudaoshi-line-dealt-one-slip-four-three-note = One slip and six dregs; and among the seven four of one month and three of another.
sudaoshi-line-dealt-one-ten-four-three = { sudaoshi-hand-one-ten-four-three }: { $points } from each to { $to }
sudaoshi-line-dealt-one-ten-four-three-note = One animal and six dregs; and among the seven four of one month and three of another.
sudaoshi-line-dealt-wither-four-three = { sudaoshi-hand-wither-four-three }: { $points } from each to { $to }
sudaoshi-line-dealt-wither-four-three-note = Seven dregs; and among the seven four of one month and three of another.
sudaoshi-line-dealt-one-light-four-three = { sudaoshi-hand-one-light-four-three }: { $points } from each to { $to }
sudaoshi-line-dealt-one-light-four-three-note = One light and six dregs; and among the seven four of one month and three of another.
sudaoshi-line-captured-over-the-hills = { sudaoshi-hand-over-the-hills }: { $points } from each to { $to }
sudaoshi-line-captured-over-the-hills-note = Moon and Geese in one pile, without all four cards of August.
sudaoshi-line-captured-the-hills = { sudaoshi-hand-the-hills }: { $points } from each to { $to }
sudaoshi-line-captured-the-hills-note = All four cards of August in one pile.
sudaoshi-line-captured-under-the-rainy-sky = { sudaoshi-hand-under-the-rainy-sky }: { $points } from each to { $to }
sudaoshi-line-captured-under-the-rainy-sky-note = Rain Man and Swallow in the pile of the bearer of 120, without all four cards of November.
sudaoshi-line-captured-rainy-sky = { sudaoshi-hand-rainy-sky }: { $points } from each to { $to }
sudaoshi-line-captured-rainy-sky-note = All four cards of November in the pile of the bearer of 120.
sudaoshi-line-cards = Captured cards of { $to }: { $points } card points
sudaoshi-line-cards-note = Ten for each dregs, the Curtain and the Phoenix; five for the other lights and the animals; one for a slip.
sudaoshi-line-burden = Burden of { $to }: { $points }
sudaoshi-line-burden-note = 100 for the dealer; the lowest score of the deal before carries 120.

## What did not count

sudaoshi-note-rain = { $seat }: no points for { $hand } with a burden of { $burden }. The Rain hands are only for who carries 120, this time { $holder ->
    [You] you
   *[other] { $holder }
  }.

## Why a card may not be played

sudaoshi-why-drawn-first = First the card from the stock: choose what { $drawn } takes, then the turn is over

## Actions

sudaoshi-action-lay = Lay { $card } on the field
sudaoshi-action-take = { $card } takes { $taken }
sudaoshi-action-take-all = { $card } takes the whole month: { $taken }
sudaoshi-action-drawn-take = The drawn { $card } takes { $taken }

## What has happened

sudaoshi-event-played-lay = { $seat }: { $card } stays on the field
sudaoshi-event-played-take = { $seat }: { $card } takes { $taken }
sudaoshi-event-played-take-all = { $seat }: { $card } takes the whole month, { $taken }
sudaoshi-event-drawn-lay = { $seat }, from the stock: { $card } stays on the field
sudaoshi-event-drawn-take = { $seat }, from the stock: { $card } takes { $taken }
sudaoshi-event-drawn-take-all = { $seat }, from the stock: { $card } takes the whole month, { $taken }
sudaoshi-event-drawn-waits = { $seat }, from the stock: { $card } fits two cards, one of which it will take
sudaoshi-event-dealt-three = { $seat }: { sudaoshi-hand-three }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-standing-three = { $seat }: { sudaoshi-hand-standing-three }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-red = { $seat }: { sudaoshi-hand-red }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-slip = { $seat }: { sudaoshi-hand-one-slip }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-ten = { $seat }: { sudaoshi-hand-one-ten }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-wither = { $seat }: { sudaoshi-hand-wither }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-light = { $seat }: { sudaoshi-hand-one-light }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-lead = { $seat }: { sudaoshi-hand-lead }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-four = { $seat }: { sudaoshi-hand-four }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-haneken = { $seat }: { sudaoshi-hand-haneken }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-four-two-one = { $seat }: { sudaoshi-hand-four-two-one }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-four-three = { $seat }: { sudaoshi-hand-four-three }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-red-three = { $seat }: { sudaoshi-hand-red-three }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-slip-three = { $seat }: { sudaoshi-hand-one-slip-three }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-ten-three = { $seat }: { sudaoshi-hand-one-ten-three }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-light-three = { $seat }: { sudaoshi-hand-one-light-three }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-wither-three = { $seat }: { sudaoshi-hand-wither-three }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-two-three = { $seat }: { sudaoshi-hand-two-three }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-red-standing-three = { $seat }: { sudaoshi-hand-red-standing-three }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-slip-standing-three = { $seat }: { sudaoshi-hand-one-slip-standing-three }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-ten-standing-three = { $seat }: { sudaoshi-hand-one-ten-standing-three }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-wither-standing-three = { $seat }: { sudaoshi-hand-wither-standing-three }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-two-standing-threes = { $seat }: { sudaoshi-hand-two-standing-threes }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-red-lead = { $seat }: { sudaoshi-hand-red-lead }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-slip-lead = { $seat }: { sudaoshi-hand-one-slip-lead }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-ten-lead = { $seat }: { sudaoshi-hand-one-ten-lead }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-wither-lead = { $seat }: { sudaoshi-hand-wither-lead }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-light-lead = { $seat }: { sudaoshi-hand-one-light-lead }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-red-four = { $seat }: { sudaoshi-hand-red-four }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-slip-four = { $seat }: { sudaoshi-hand-one-slip-four }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-ten-four = { $seat }: { sudaoshi-hand-one-ten-four }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-wither-four = { $seat }: { sudaoshi-hand-wither-four }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-light-four = { $seat }: { sudaoshi-hand-one-light-four }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-red-haneken = { $seat }: { sudaoshi-hand-red-haneken }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-slip-haneken = { $seat }: { sudaoshi-hand-one-slip-haneken }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-ten-haneken = { $seat }: { sudaoshi-hand-one-ten-haneken }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-wither-haneken = { $seat }: { sudaoshi-hand-wither-haneken }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-light-haneken = { $seat }: { sudaoshi-hand-one-light-haneken }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-red-four-two-one = { $seat }: { sudaoshi-hand-red-four-two-one }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-slip-four-two-one = { $seat }: { sudaoshi-hand-one-slip-four-two-one }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-ten-four-two-one = { $seat }: { sudaoshi-hand-one-ten-four-two-one }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-wither-four-two-one = { $seat }: { sudaoshi-hand-wither-four-two-one }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-light-four-two-one = { $seat }: { sudaoshi-hand-one-light-four-two-one }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-slip-four-three = { $seat }: { sudaoshi-hand-one-slip-four-three }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-ten-four-three = { $seat }: { sudaoshi-hand-one-ten-four-three }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-wither-four-three = { $seat }: { sudaoshi-hand-wither-four-three }, { $points } from each; shown are { $cards }
sudaoshi-event-dealt-one-light-four-three = { $seat }: { sudaoshi-hand-one-light-four-three }, { $points } from each; shown are { $cards }

## Tips

sudaoshi-tip-dregs = Dregs are gold here: ten points each. The Crane is five, a slip only one.
sudaoshi-tip-capture = You need not capture: any card may be played. But a card that finds its month on the field takes.
sudaoshi-tip-drawn = The card from the stock captures too, even the one just laid.
sudaoshi-tip-three = Three of a month on the field go together: whoever plays the fourth takes all.
sudaoshi-tip-november = November’s cards count as dregs for dealt hands, whatever picture they show; not for card points.
sudaoshi-tip-one-hand = Only the best dealt hand counts, alone.
sudaoshi-tip-shown = Cards shown for a dealt hand go back into the hand. They cannot be captured there, but you know them now.
sudaoshi-tip-burden = The score of a deal is card points less the burden, with all payments: 330 is shared out among three.
sudaoshi-tip-120 = Who carries 120 has a handicap and a chance: the two Rain hands pay for that seat alone.
sudaoshi-tip-next = The highest score deals next and carries 100, the lowest carries 120.
sudaoshi-tip-no-wild = Lightning is not wild here, and the Cup does not count as dregs.

## What is wrong with a start

sudaoshi-start-burdens = burdens are 100, 110 and 120 in some order, by seat, not { $value }
sudaoshi-start-dealer-burden = the dealer, seat { $dealer }, carries 100, but burdens are { $value }
sudaoshi-start-seat-burdens = with burden "seat" the burdens are { $expected } here, not { $value }

## The table of the terminal

sudaoshi-table-opening = Shown cards go back into the hand; they cannot be captured there.
sudaoshi-table-cards = Card points
sudaoshi-table-burden = Burden

## The table of the browser

sudaoshi-coach = Cards of one month match; the number in the corner is the month, the one below what the card counts. A card you play takes the card of its month from the field; if there is none, it stays there. A dot above a card of yours: it takes something now.
sudaoshi-meter = Card points, less the burden
