# The table in the browser: every word of the page that belongs to no game.

web-tagline = Five traditional East Asian games. Sit down and play.
web-games = Games
web-play-now = Play now
web-options = Options
web-home = Home
web-leave = Leave the table
web-close = Close
web-next = Next
web-got-it = Got it
web-try-again = Try again
web-broken = Something went wrong on this page.
web-cannot-open = The table could not be opened: { $why }
web-opening = The table is being set …
web-no-table = There is no such table here.
web-lost = Connection lost. Trying again …
web-back = The connection is there again.
web-no-cookies = This browser keeps no cookies for this address, so the table does not know that it is yours, and you can only watch. Allow cookies for this address, then go home and press Play now again.
web-seats = { $n } at the table
web-go-on = Go on playing
web-resume = { $game }, deal { $deal }
web-finished = Finished matches
web-record = Record
web-forget = Forget this match
web-forget-sure = Forget this match of { $game } for good?
web-practice = practice
web-won-by = { $n ->
    [one] won by { $name }
   *[other] shared by { $name }
  }
web-place = place { $n } of { $of }
web-watching = watching

## Settings

web-menu = Menu and settings
web-keys = Keys: arrows and Enter choose, 1–9 choose, P plays, Space skips to your turn, H hint, L last trick, ? rules.
web-keys-watching = Keys: Space shows the newest at once, L last trick, ? rules.
web-language = Language
web-theme = Theme
web-theme-system = as the device
web-theme-dark = dark
web-theme-light = light
web-felt = Table
web-felt-green = green felt
web-felt-indigo = indigo felt
web-felt-paper = paper
web-speed = Speed
web-speed-relaxed = relaxed
web-speed-normal = normal
web-speed-fast = fast
web-speed-instant = at once
web-motion = Movement
web-motion-system = as the device
web-motion-full = cards move
web-motion-less = cards do not move
web-aids = Small signs on the cards
web-four-colour = Four colours of suits
web-one-tap = One press plays
web-sound = Sound
web-level = Computer players
web-level-1 = 1 · beginner
web-level-2 = 2 · easy
web-level-3 = 3 · fair
web-level-4 = 4 · strong
web-level-5 = 5 · strongest
web-on = yes
web-off = no
web-options-in-force = Options of this table

## The frame of a table

web-deal = deal { $deal }
web-deal-of = deal { $deal } of { $length }
web-sheets = Log, rules, score, ladder
web-tab-log = Log
web-tab-rules = Rules
web-tab-score = Score
web-tab-ladder = Ranks
web-log-empty = Nothing has happened yet.
web-no-rulebook = The rulebook could not be loaded.
web-your-place = Your place
web-your-hand = Your hand
web-your-turn = Your turn.
web-to-move = to move
web-thinking = { $seat } is thinking …
web-actions = What you can do
web-choose = Choose from your hand
web-which = There are { $n } ways to play this: choose one of the buttons.
web-which-taken = There are { $n } ways to play this: press the card to be taken, or one of the buttons.
web-no-play = This cannot be played
web-hint = Hint
web-hint-says = Hint: { $action }.
web-take-back = Take back
web-take-back-sure = Your last play and all that followed is undone. The match then counts as practice until its end, and you are not asked again.
web-cancel = Cancel
web-last = Last trick
web-last-turns = Last turns
web-skip = Skip to my turn
web-skip-ahead = Show the newest
web-watching-hint = You are watching.
web-you-tag = (you)
web-you-named = { $name } (you)
web-dealer = dealer
web-total = Total
web-pieces-left = left in the hand
web-face-down = A card face down
web-face-down-short = covered
web-clockwise = Play runs clockwise
web-counter-clockwise = Play runs counter-clockwise
web-team-a = Team A
web-team-b = Team B
web-coach-title = How it goes:
web-coach-how = Press a card of your hand; the big button then says what it would do. Press the button, or the card twice, to play. Rules, ranks and the score are at the top; the bulb gives a hint.
web-coach-watch = You are watching this table. Log, rules, ranks and the score are at the top; nothing is yours to play here.
web-plain = This game has a plain table.

## Score

web-score-sheet = Score sheet
web-look-at-table = Look at the table
web-player = Player
web-totals = Totals
web-this-deal = This deal
web-nothing-certain = No point of this deal is certain yet.
web-every-point = Every point
web-not-counted = What did not count
web-who-pays = Who pays whom
web-pays-to = from ↓ to →
web-hands-dealt = The hands as dealt
web-next-deal = Next deal
web-new-match = New match
web-one-more = One more deal
web-winner = winner
web-history = The deals of this match
web-history-deal = Deal
web-deal-even = An even deal.
web-deal-you = You have won this deal: { $points }.
web-deal-won = { $name } has won this deal: { $points }.
web-match-you = You have won the match!
web-match-you-share = You share the win of the match!
web-match-won = The match is over. { $name } has won.

## Dealt hands

web-dealt-hands = Hands dealt
web-dealt-hands-about = These cards were dealt and are paid before play begins.
web-dealt-hand = { $seat }: { $hand }
web-from-each = { $points } from each to { $seat }
web-lies-open = These cards lie open now: the others may capture them.
web-begin = Begin to play

## Hanafuda

web-field = Cards on the field
web-drawn = drawn
web-stock-left = left in the stock
web-from-stock = stock
web-takes = takes
web-stays = stays
web-burden = The burden: what is taken off the card points of this deal
web-burden-n = burden { $n }
web-open-hand = open
web-open-card = { $piece }, open in the hand of { $seat }
web-pile = { $n } captured cards
web-kind-L = Lights
web-kind-A = Animals
web-kind-S = Slips
web-kind-D = Dregs

## Tricks

web-trump = Trump { $suit }
web-trump-title = The okie names the trump suit: { $suit }
web-okie = the okie
web-out-of-play = out of play
web-team-points = Points of this deal, and the total of the deals before
web-trick-of = trick { $n }/{ $of }
web-trick-n = Trick { $n }
web-tricks-won = { $n ->
    [one] 1 trick
   *[other] { $n } tricks
  }
web-phase-asking = declaring
web-phase-discard = laying away
web-phase-first-lead = first lead
web-phase-lead = lead
web-phase-free = Free
web-phase-meri = Meri!
web-phase-monchi = Monchi
web-phase-over = over
web-meri-led = Meri: trumps!
web-suit-led = { $suit } led
web-n-covered = { $n ->
    [one] 1 trump covered
   *[other] { $n } trumps covered
  }
web-covered-by = A covered trump of { $seat }
web-wins-trick = { $seat ->
    [You] You win the trick
   *[other] { $seat } wins the trick
  }
web-leads = { $seat ->
    [You] You lead
   *[other] { $seat } leads
  }
web-banker = banker
web-n-tiles = { $n ->
    [one] one tile
   *[other] { $n } tiles
  }
web-put-down = put down
web-put-down-by = A tile put down by { $seat }
web-best = best
web-won = won
web-columns = { $n ->
    [one] 1 column
   *[other] { $n } columns
  }
web-columns-if = As it stands: what is to be paid to whoever wins the last trick
web-cards-left = cards
web-one-left = one left, face down
web-passed = passed
web-target = { $points } of { $n } points

## Ranks

web-seen = seen
web-in-hand = in your hand
web-ladder-trump = Trump: { $suit }
web-ladder-civil = Civil tiles
web-ladder-military = Military tiles
web-ladder-ranks = Ranks
web-ladder-about-meri = Strongest first, trumps above all. Struck out: seen already.
web-ladder-about-tiles = Strongest first. Civil and military tiles do not meet; military tiles of one sum are equal. Struck out: seen already.
web-ladder-about-ranks = Strongest first; suits do not matter. Outlined: in your hand. Below each: how many are still in other hands.
web-play-single = Single card
web-play-pair = Pair
web-play-three-one = Three with one
web-play-four-two = Four with two
web-play-three-pairs = Three pairs in sequence
web-play-dragon = Dragon: five or more in sequence, 3 to Ace
web-play-bomb = Bomb: four alone, beats everything but a higher Bomb
web-ladder-about-hanafuda = What each card counts. Struck out: captured already.
