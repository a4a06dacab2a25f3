# Why a player would do what it would do. { $best } and { $other } are actions, by their pieces.

hint-why-only = It is the only thing you can do.
hint-why-untried = There was no time to try it out.
hint-why-alone = Played out in { NUMBER($sims) } deals that fit what you know, it brings { $points } points.
hint-why-won = It wins the deal in practically every one of { NUMBER($sims) } deals that fit what you know.
hint-why-won-anyway = The deal is practically won: over { NUMBER($sims) } deals that fit what you know this brings { $points } points.
hint-why-keeps = It keeps { $other } for your next turn, which is worth { $gain } points more than playing { $other } now.
hint-why-keeps-close = It keeps { $other } for your next turn; the two come out about even over { NUMBER($sims) } likely deals.
hint-why-close = It is about as good as { $other }: { $gain } points apart over { NUMBER($sims) } likely deals, which may be chance.
hint-why-points = It brings { $gain } points more than { $other } on average, over { NUMBER($sims) } deals that fit what you know.
hint-why-win = It wins the deal in { $win } of 100 likely deals, { $other } in { $rivalwin }.
hint-why-match = It gives up { $gain } points against { $other } for a better chance to win the match.
hint-why-greedy = It is what the rules of thumb say.
hint-why-random = Any action is as good as another to this player.
hint-why-program = The program that was asked does not say why.

## The table of a hint

hint-action = action
hint-points = points
hint-win = wins the deal
hint-share = looked at
