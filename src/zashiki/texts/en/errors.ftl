# What is wrong with what somebody typed or wrote: one sentence each, without a full stop, so that a place can stand before it.

at-deal = deal { NUMBER($deal, useGrouping: 0) }: { $error }
at-action = deal { NUMBER($deal, useGrouping: 0) }, action { NUMBER($action, useGrouping: 0) }: { $error }
at-seat = deal { NUMBER($deal, useGrouping: 0) }, { $seat }: { $error }
at-shuffle = shuffle { NUMBER($shuffle, useGrouping: 0) }, rotation { NUMBER($rotation, useGrouping: 0) }, { $error }

at-file = { $file }: { $error }
at-line = { $file }, line { NUMBER($line, useGrouping: 0) }: { $error }

## Games, options, players

game-twice = the game '{ $game }' is brought by two packages, so neither is taken: { $first } and { $second }
game-bad-id = '{ $game }' ({ $package }) is no id of a game: small letters, digits and single hyphens, at most 40
game-broken = the game '{ $game }' cannot be used: { $package } failed with { $why }
game-no-class = the game '{ $game }' cannot be used: { $package } is no class of a game
game-other-id = the game '{ $game }' cannot be used: { $package } calls itself '{ $other }'
unknown-game = there is no game '{ $game }'; there are { $known }
option-unknown = there is no option '{ $option }'; there are { $known }
option-number = the option { $option } takes a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, not { $value }
option-switch = the option { $option } takes true or false, not { $value }
option-choice = the option { $option } takes one of { $choices }, not { $value }
option-form = an option is written name=value, not { $value }
option-twice = the option { $option } stands twice
unknown-player = there is no player '{ $player }'; there are { $known }
player-setting = the player { $player } has a setting that is not name=value: { $setting }
player-setting-empty = the player { $player } has an empty setting
player-setting-twice = the player { $player } has the setting { $setting } twice
player-settings = the player { $player } has no settings, so none called { $setting }
player-setting-unknown = the player { $player } has no setting { $setting }; there are { $known }
player-value = the player { $player } cannot take { $setting }: { $why }
player-setting-number = the player { $player } takes for { $setting } a number from { $low } to { $high }, not { $value }
player-setting-choice = the player { $player } takes for { $setting } one of { $choices }, not { $value }
player-no-program = after cmd: stands the program that plays, not { $player }
player-unstartable = { $player } cannot be started: { $why }
player-late = { $player } gave no answer in { $seconds } seconds
worker-late = a process did not answer within { $seconds } seconds
worker-killed = a process that played was killed again and again (signal { $status })
worker-died = a process that played ended again and again (status { $status })
player-protocol = { $player } does not answer hello with "protocol": "{ $protocol }"
player-seconds = { $player } asks for "seconds" that are not a number up to { NUMBER($most, useGrouping: 0) }
player-number = { $player } does not answer question { NUMBER($number, useGrouping: 0) } but another
player-no-action = { $player } answers without an "action"
player-code = { $player } plays { $code }, which is no action of this game
player-illegal-code = { $player } plays { $code }, which is not legal now
player-not-json = { $player } answers with a line that is not a JSON object: { $line }
player-line-long = { $player } answers with a line longer than { NUMBER($most, useGrouping: 0) } KiB
player-unasked = { $player } writes lines that nobody asked for
player-closed = { $player } has closed its output
player-died = { $player } has ended (status { NUMBER($status, useGrouping: 0) })
player-died-saying = { $player } has ended (status { NUMBER($status, useGrouping: 0) }): { $words }
player-killed = { $player } was killed by signal { NUMBER($status, useGrouping: 0) }
player-killed-saying = { $player } was killed by signal { NUMBER($status, useGrouping: 0) }: { $words }
simulate-deals-or-matches = a simulation counts deals or matches, not both
arena-deals-or-matches = an arena plays deals or matches, not both
review-unfinished = deal { $deal } is not finished: only finished deals are reviewed
hint-one-agent = a hint is asked of one player, not of { $value }
hint-not-to-act = seat { $value } is not to act at the end of the record
players-too-many = { NUMBER($number, useGrouping: 0) } players for { NUMBER($seats, useGrouping: 0) } seats
player-illegal = the player in { $seat } chose an action it may not play
agents-empty-name = the list of players '{ $value }' has an empty name
agents-swallowed = all of “{ $player }” is taken for a program and its words; for the player { $other } write --agents a second time
no-agents = no player is named

## Lines of a file

line-too-long = the line is longer than 64 MiB
line-not-utf8 = the line is not UTF-8 text
line-too-deep = the line is nested too deeply
line-not-json = the line is not JSON (column { NUMBER($column, useGrouping: 0) })
line-number-too-long = the line has a number with too many digits
line-constant = { $value } is not JSON
line-key-twice = the key "{ $key }" stands twice in one object
record-over-lines = a record stands on one line, but this one is written over { $number ->
    [0] several
   *[other] { NUMBER($number, useGrouping: 0) }
  } lines
record-in-list = records stand one a line, not in a JSON array
file-utf-16 = the file is UTF-16 text, not UTF-8
file-damaged = what is packed in the file is damaged or cut short: { $why }
file-no-records = the file holds no record

## Records

record-not-object = a record is a JSON object, not { $value }
record-missing = "{ $key }" is missing
record-format = the format is { $value }, not "{ $format }"
record-players = players is { $value }, but the game has { NUMBER($seats, useGrouping: 0) } seats
record-claim = { $key } are { $written } in the record, but { $found } when played
options-not-object = options are a JSON object, not { $value }
not-list = { $key } must be a JSON array
deal-entry-not-object = a deal of a record is a JSON object, not { $value }
start-not-object = start is a JSON object, not { $value }
deal-unfinished = the deal stops before its end, but another follows
deal-after-match = the match is over before this deal
claim-unfinished = the deal is not finished, so it cannot have { $key }
match-no-deal = the record has no deal
start-no-seat = { $key } is { $value }, which is no seat from 0 to { NUMBER($last, useGrouping: 0) }
start-not-what-follows = { $key } is not what follows from the deal before
line-form = a score line is a JSON object
line-other = the record has the score line { $written }, which does not stand there when played, but { $found } does
line-missing = the record does not have the score line { $line }
line-extra = the record has a score line too many: { $line }

## Pieces and deals

unknown-piece = '{ $piece }' is no piece of this deck
deal-not-object = the pieces of a deal are a JSON object
deal-missing-key = the deal has no "{ $key }"
deal-group-count = "{ $key }" must hold { NUMBER($number, useGrouping: 0) } lists
deal-group-size = "{ $key }" must hold { NUMBER($number, useGrouping: 0) } { $number ->
    [one] piece
   *[other] pieces
  }
deal-piece-twice = { $piece } stands too often in the deal
deal-piece-missing = { $piece } is missing from the deal
deal-misdeal = all four cards of a month lie on the field: a misdeal, which is dealt again and never recorded

## Actions

unknown-action = '{ $code }' is no action of this game
action-form = an action is written [seat, code] or [seat, code, [legal codes]]
action-wrong-seat = seat { $value } acts, but it is the turn of { $seat }
illegal-action = '{ $code }' is not legal here for { $seat }
deal-over = the deal is over
legal-form = the legal set of an action is a list of codes
legal-twice = the legal set names '{ $code }' twice
legal-missing = the legal set does not name '{ $code }'
legal-extra = the legal set names '{ $code }', which is not legal

## Views

view-impossible = no deal of { $game } has such a view
view-of-another = this is no view of { $game } as it is played here: its { $key } is another
view-broken = this is no view of { $game }: { $why }
view-lacks = this is no view of { $game }: it has no "{ $key }"
view-key = this is no view of { $game }: "{ $key }" cannot be { $value }

## Files and arguments

file-unreadable = { $file } cannot be read: { $why }
file-unwritable = { $file } cannot be written: { $why }
zstd-missing = files in Zstandard take a package that is not installed; install it with: pip install 'zashiki[zstd]'
arena-out-irregular = an arena writes its records on a regular file, which { $file } is not
arena-out-unpacked = { $file } is not packed as its name says, so that nothing can be written after what it holds
arena-out-busy = another arena is writing on { $file }
arena-out-foreign = { $file } is left as it is: its last line has no end, and is not the beginning of a record of this arena
seat-unknown = there is no seat '{ $value }'; there are 0 to { NUMBER($last, useGrouping: 0) } and spectator
seat-none = there is no seat '{ $value }'; there are 0 to { NUMBER($last, useGrouping: 0) }
seat-not-to-act = { $seat } is not to move
play-nothing-saved = there is no saved match of { $game }
play-nothing-saved-at-all = there is no saved match
play-save-of = it is a match of { $game }
play-save-damaged = the saved match { $file } cannot be read: { $why }; a new match of { $game } takes its place
play-resume-alone = a match goes on as it was set up: --resume takes no --option, --agents, --seat or --seed
play-failed = { $error }; the match is saved, go on with: zashiki play { $game } --resume
standard-output = standard output
standard-input = standard input

## Drawing

draw-no-output = say where to draw to with -o DIR or -o FILE
draw-nothing = name the pieces to draw, or a deck with --deck
draw-pieces-or-deck = name pieces or a deck, not both
draw-no-piece = there is no piece '{ $code }'
draw-no-piece-in = there is no piece '{ $code }' in the { $deck } deck
draw-no-deck = there is no deck '{ $value }'; the decks are { $known }
draw-no-suit = there is no suit '{ $value }'; the suits are { $known }
draw-no-aids = '{ $value }' gives no aids for the { $deck } deck; use { $known }
draw-width = a picture cannot be { $value } wide; give a number of pixels from 1 to 10000
draw-hand-of-several-decks = a hand needs pieces of one deck
draw-hand-without-deck = a hand without pieces needs a deck
draw-sheet-of-several-decks = one sheet takes pieces of one deck; these are of { $decks }
draw-no-folder = { $file } cannot be written: { $folder } is no folder
draw-png = PNG needs cairosvg, which is not installed; install it with: pip install 'zashiki[png]'
draw-view-not-object = a view is a JSON object
draw-no-view = this is not a view: its format is '{ $value }', not 'zashiki-view/1'
draw-no-record = this is not a record: its format is not 'zashiki/1'
draw-no-deal = the record has no deal { NUMBER($number, useGrouping: 0) }
draw-nothing-known = this is no piece, hand, view or record
