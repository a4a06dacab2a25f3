# La classifica di un’arena.

arena-head = { $game }: { $deals } { $deals ->
    [one] mescolata
   *[other] mescolate
  }, { $played } { $played ->
    [one] smazzata giocata
   *[other] smazzate giocate
  }
arena-player = giocatore
arena-points = punti a smazzata
arena-interval = intervallo al 95 %
arena-wins = vinte
arena-rating = valutazione
arena-speed = decisioni al secondo
arena-difference = { $first } su { $second }: { $points } punti per posto e smazzata
