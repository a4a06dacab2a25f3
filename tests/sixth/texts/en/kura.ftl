# Kura, a small game: every word it says.

kura-name = Kura
kura-about = Three tricks with twelve cards; what is laid covered stays hidden to the end.
kura-goal = Win tricks: trick 1 is worth one point, trick 2 two, trick 3 three and a point from everybody.
kura-option-players = How many play
kura-option-deals = How many deals the match has

kura-phase-play = Play a card: open, if it beats the best one, or covered.
kura-phase-over = The deal is over.

kura-action-open = Lay { $card } open
kura-action-covered = Lay { $card } covered
kura-event-open = { $seat } lays { $card }.
kura-event-hidden = { $seat } lays a card covered.

kura-line-trick = Trick { $trick }: { $points } to { $to }
kura-line-last = The last trick: { $points } from { $from } to { $to }

piece-1 = One
piece-2 = Two
piece-3 = Three
piece-4 = Four
piece-5 = Five
piece-6 = Six
piece-7 = Seven
piece-8 = Eight
piece-9 = Nine
piece-10 = Ten
piece-11 = Eleven
piece-12 = Twelve
