# Words of the program that belong to no game.

seat = seat { $number }
list-and = { $first } and { $last }
language-name = English

## Summary of a simulation

sum-side = seat or team
sum-player = player
sum-points = points a deal
sum-matches = matches won
sum-head = { $game }: { $matches } { $matches ->
    [one] match
   *[other] matches
  }, { $deals } { $deals ->
    [one] deal
   *[other] deals
  }, { $actions } actions
sum-seed = seed { $seed }
