# What --help says: help-<command> is its line, help-<command>-<argument> or help-<argument> what an argument is.

help-about = Traditional East Asian games: { $games }.
help-alone = Without a command: the table, opened in the browser.
help-version = say which version this is
help-locale = language of the texts (that of LC_ALL, LC_MESSAGES or LANG)
help-see = { $error } (see { $command } --help)

help-serve = serve the table in the browser
help-play = play a match in the terminal
help-games = list the games, their seats and options
help-simulate = let players play matches, and write their records
help-replay = play records again and check everything they claim
help-view = show what a seat may know at the end of a record
help-hint = what a player would do at the end of a record
help-arena = rate players on the same deals
help-draw = draw pieces as SVG or PNG files
help-bench = measure this installation against a yardstick in C
help-completion = print a completion script for a shell

help-game = one of { $games }
help-option = an option of the game; may be repeated
help-json = print JSON
help-workers = processes (as many as cores)
help-file = records, of which the last counts; - for standard input

help-serve-host = address to listen on ({ $default })
help-serve-port = port; 0 for any ({ $port }, or any if taken)
help-serve-database = where matches are kept, as a URL: sqlite:////PATH of a file (your data folder)
help-serve-allow-host = another name by which browsers reach the server; may be repeated
help-serve-connections = connections at once ({ $default })
help-serve-connections-per-address = connections of one address at once ({ $default }); more where a proxy stands before it
help-serve-no-browser = do not open the browser

help-play-agents = the other players (greedy)
help-play-seat = your seat, from 0 (0)
help-play-seed = the same seed deals the same match
help-play-resume = go on with the match you left, as it was set up

help-simulate-matches = how many matches (1)
help-simulate-deals = instead: matches until N deals are finished
help-simulate-agents = players in order of the seats, repeated in turn: random, greedy, … (random)
help-simulate-seed = the same seed gives the same records
help-simulate-legal = write the legal actions beside each action
help-simulate-out = where the records go, one a line, packed in a .gz or .zst; - for standard output

help-replay-file = records, one a line; - for standard input
help-view-seat = a seat, from 0, or spectator
help-hint-seat = the seat to act, from 0
help-hint-agent = the player to ask ({ $default })
help-hint-seed = the same seed gives the same hint

help-arena-agents = players, in turn over the seats
help-arena-deals = shuffles, each played in every rotation (100)
help-arena-matches = instead: N whole matches in every rotation
help-arena-seed = the same seed gives the same deals
help-arena-until = stop as soon as the first player is known, at this confidence, to be better or worse than each other
help-arena-out = records of the games; a file of the same arena is continued

help-draw-pieces = piece codes, such as 1L PRo 3c 66
help-draw-deck = a whole deck and its back: { $decks }
help-draw-output = a name ending in .svg or .png is a file (of several pieces: a contact sheet), any other a folder
help-draw-png = PNG files in the folder instead of SVG
help-draw-width = width of a piece in pixels (PNG and sheets: 300)
help-draw-columns = pieces in a row of a contact sheet
help-draw-aids = lay the aids of a game over the pieces
help-draw-trump = trump suit for the aids of Hachinin Meri: P I K O G
help-draw-four-colour = French suits in four colours
help-draw-no-marks = dominoes without their civil and military marks
help-draw-no-indices = Unsun cards without corner indices
help-draw-lying = pieces turned a quarter to the left

help-bench-rounds = interleaved rounds ({ $default })
help-completion-shell = for which shell

## What argparse says itself; a word with a per cent sign is filled in by it and stays as it is

argparse-usage = usage:
argparse-arguments = positional arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-argument = argument %(argument_name)s: %(message)s
argparse-required = the following arguments are required: %s
argparse-unrecognized = unrecognized arguments: %s
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-one = expected one argument
argparse-most = expected at most one argument
argparse-least = expected at least one argument
argparse-explicit = ignored explicit argument %r
argparse-whole = '{ $value }' is not a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
argparse-confidence = '{ $value }' is not a confidence from 50 to 99.99 per cent
