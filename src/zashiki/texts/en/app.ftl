# Words of the program that belong to no game.

seat = seat { $number }
list-and = { $first } and { $last }
language-name = English

## Why a piece may not be played: what is the same in every game

why-deal-over = The deal is over.
why-onlooker = You are looking on; only those at the table play.
why-not-your-turn = It is not your turn: { $seat } is to play.
why-not-held = You do not hold { $pieces }.

## Summary of a simulation

sum-side = seat or team
sum-player = player
sum-points = points a deal
sum-matches = matches won
sum-shared = shared
sum-head = { $game }: { $matches } { $matches ->
    [one] match
   *[other] matches
  }, { $deals } { $deals ->
    [one] deal
   *[other] deals
  }, { $actions } actions
sum-seed = seed { $seed }

## Lists and progress of commands

games-head = { $id }: { $name }, { $seats } seats, { $pieces } { $deck } pieces
progress-matches = matches
progress-deals = deals
progress-line = { $what }: { $amount } after { $minutes } min { $seconds } s
progress-shuffles = shuffles
progress-replay = replay

## Playing in the terminal

play-you = You
play-name-0 = Aya
play-name-1 = Ken
play-name-2 = Mei
play-name-3 = Ryo
play-name-4 = Sora
play-name-5 = Tam
play-name-6 = Umi
play-name-7 = Wen
play-header = { $game } · { $deal }
play-prompt = Play (? rule  h help  l list  w why not  s story  q leave):
play-prompt-back = Play (? rule  h help  l list  w why  s story  u undo  q leave):
play-more = … and { $number } more: l lists all, or type the code
play-nothing-yet = Nothing has happened yet.
play-no-rule = There is no rulebook of this game here.
play-read-on = Enter to read on (q enough):
play-go-on = Enter to go on:
play-next-deal = Enter for the next deal (s story of this one, q leave and keep the match):
play-end = Enter to end (s story of this deal):
play-help = Answer with the number of a play, or with its code. l lists all plays, w says why a piece may not be played, s tells the story of the deal so far, u takes your last play back while nothing hidden has been shown since, q leaves and keeps the match for “--resume”.
play-taken-back = Taken back.
play-something-shown = It cannot be taken back: something hidden has been shown since.
play-which = { $piece } may be played: type its number or whole code.
play-may-be-played = may be played
play-not-understood = “{ $word }” is none of the plays here: type a number of the list, or a code.
play-score-sheet = Score of deal { $deal }
play-match-won = The match is over: { $name } { $name ->
    [You] have
   *[other] has
  } won.
play-match-shared = The match is over: { $name } share the win.
play-saved = The match is saved. Go on with: zashiki play { $game } --resume
play-choose = Which game? (1–{ $number }, q to leave)
play-choose-again = Type a number from 1 to { $number }, the name of a game as in “{ $game }”, or q to leave.
play-replaces = You have a match of { $name } that you left: “--resume” goes on with it. This new one will replace it when you leave or end it.
play-cannot-be-kept = This match cannot be kept when you leave: { $file } cannot be written ({ $why }).

## Figures of this installation

bench-compiled = core: compiled; one thread, medians of rounds that alternate with the yardstick
bench-interpreted = core: interpreted; one thread, medians of rounds that alternate with the yardstick
bench-yardstick = yardstick: { $moves } moves/s, { $sims } simulations/s by a plain C program that plays a small capturing game at random and searches it; it measures this machine and is no limit of it
bench-no-yardstick = yardstick: none, as no C compiler is found, so there are no ratios
bench-game = game
bench-moves-per-s = moves/s
bench-ratio = to yardstick
bench-search-sims-per-s = simulations/s
bench-search-ratio = to yardstick
bench-worlds-per-s = worlds/s
bench-deals-per-s = deals/s
bench-step-per-s = steps/s
bench-views-per-s = views/s
bench-simulate-actions-per-s = simulate/s
bench-equal = the compiled core plays random deals as the interpreted one does
bench-different = the compiled core plays random deals OTHERWISE than the interpreted one
bench-not-compared = this core is the interpreted one, so it is compared with nothing
