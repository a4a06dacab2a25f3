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
arena-both-teams = { $player } siede sempre in parti uguali nelle due squadre, quindi i suoi punti non dicono nulla; conviene far giocare due giocatori alla volta
arena-decided = con una fiducia del { $confidence } % è deciso: { $player } è meglio o peggio di ogni altro giocatore
arena-undecided = con una fiducia del { $confidence } % non è deciso se { $player } è meglio o peggio di ogni altro giocatore
arena-others = il file contiene anche { $number } { $number ->
    [one] verbale
   *[other] verbali
  } di altre arene
