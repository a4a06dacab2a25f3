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
