# The standing of an arena.

arena-head = { $game }: { $deals } { $deals ->
    [one] shuffle
   *[other] shuffles
  }, { $played } { $played ->
    [one] deal
   *[other] deals
  } played
arena-player = player
arena-points = points a deal
arena-interval = 95 % interval
arena-wins = won
arena-rating = rating
arena-speed = decisions a second
arena-difference = { $first } over { $second }: { $points } points a seat and deal
arena-both-teams = { $player } always sits in both teams alike, so its points tell nothing; play two players at a time
arena-decided = at { $confidence } % confidence it is decided: { $player } is better or worse than each other player
arena-undecided = at { $confidence } % confidence it is not decided whether { $player } is better or worse than each other player
arena-others = the file also holds { $number } { $number ->
    [one] record
   *[other] records
  } of other arenas
