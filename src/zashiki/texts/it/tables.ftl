# Parole sui tavoli del terminale.

table-deal-of = smazzata { $deal } di { $deals }
table-hand = Mano: { $pieces }
table-your-hand = La tua mano
table-clockwise = Si gioca verso sinistra: { $names }
table-counterclockwise = Si gioca verso destra: { $names }
table-deal = Smazzata
table-total = Partita
table-score = Punti

## Hanafuda

table-dealer = mazz.
table-right = destra
table-left = sin.
table-fishing-count = { $hand } in mano · { $cards } prese, { $points } punti − { $burden } = { $above }
table-slip = nastro
table-slip-poem = nastro con poesia
table-slip-blue = nastro blu
table-dregs = scarto
table-slips = { $number } { $number ->
    [one] nastro
   *[other] nastri
  }
table-poems = (rossi { $red }, blu { $blue })
table-dregs-count = { $number } { $number ->
    [one] scarto
   *[other] scarti
  }
table-field = Campo (mazzo { $stock })
table-drawn = pescata:
table-sets = combinazioni
table-sets-count = { $hand } in mano, { $cards } prese, combinazioni per { $points }
table-shown = mostrate:
table-open = scoperte a tutti:
table-lay = Posa { $card }
table-take = { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }
table-from = da { $names }
table-payments = Pagamenti
