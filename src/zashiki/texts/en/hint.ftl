# Why a player would do what it would do. { $other } is an action in words, { $kept } pieces.

hint-deals = { $deals ->
    [one] one possible deal
   *[other] { NUMBER($deals) } possible deals
}
hint-points-of = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
hint-gain = { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } points

hint-why-only = It is the only thing you can do.
hint-why-untried = There was no time to try it out.
hint-why-alone = Played out in { hint-deals }, it brings { hint-points-of }.
hint-why-won = It wins the deal practically always: tried in { hint-deals }.
hint-why-won-anyway = The deal is practically won: over { hint-deals } this brings { hint-points-of }.
hint-why-keeps = It keeps { $kept } for your next turn, which is worth { hint-gain } more than playing { $kept } now.
hint-why-keeps-close = It keeps { $kept } for your next turn; whether now or then, the two are { hint-gain } apart over { hint-deals }, which may be chance.
hint-why-close = It is about as good as “{ $other }”: { hint-gain } apart over { hint-deals }, which may be chance.
hint-why-points = It brings { hint-gain } more than “{ $other }”, on average over { hint-deals }.
hint-why-win = It wins the deal in { $win } of 100 possible deals, “{ $other }” in { $rivalwin }.
hint-why-next = It gives up { hint-gain } against “{ $other }” in this deal for a better place in the next.
hint-why-match = It gives up { hint-gain } against “{ $other }” for a better chance to win the match.
hint-why-match-close = In this deal it is about as good as “{ $other }”; it looks better for winning the match.
hint-why-greedy = It is what the rules of thumb say.
hint-why-random = Any action is as good as another to this player.
hint-why-program = The program that was asked does not say why.

## The table of a hint

hint-action = action
hint-points = points
hint-win = wins the deal
hint-share = looked at
hint-match = wins the match
