# Words on the tables of the terminal.

table-deal-of = deal { $deal } of { $deals }
table-hand = Hand: { $pieces }
table-your-hand = Your hand
table-clockwise = Play goes to the left: { $names }
table-counterclockwise = Play goes to the right: { $names }
table-deal = This deal
table-total = Match
table-score = Score

## Hanafuda

table-dealer = dealer
table-right = right
table-left = left
table-fishing-count = { $hand } in hand · { $cards } captured, { $points } points − { $burden } = { $above }
table-slip = slip
table-slip-poem = poem slip
table-slip-blue = blue slip
table-dregs = dregs
table-slips = { $number } { $number ->
    [one] slip
   *[other] slips
  }
table-poems = ({ $red } red, { $blue } blue)
table-dregs-count = { $number } dregs
table-field = Field (stock { $stock })
table-drawn = drawn:
table-sets = sets worth
table-sets-count = { $hand } in hand, { $cards } captured, sets worth { $points }
table-shown = shown:
table-open = open to all:
table-lay = Lay { $card }
table-take = { $card } takes { $taken }
table-from = from { $names }
table-payments = Payments
