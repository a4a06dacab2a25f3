# What the server of the table says.

serve-at = zashiki is at { $url } (Ctrl-C ends it)
serve-address = nothing can listen at { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }
serve-database = the database { $database } cannot be used: { $why }
serve-database-no-url = '{ $database }' is no URL of a database; that of a file is sqlite:////path/of/the/file
serve-database-newer = the database { $database } was made by a newer zashiki

table-unknown = There is no such table.
table-stale = Something has happened since: look again.
table-not-your-turn = It is not your turn.
table-not-playing = Nothing can be played now.
table-illegal = { $code } may not be played now.
table-onlooker = You are looking on.
table-bad-message = The table did not understand that.
table-unknown-message = The table does not know “{ $kind }”.
table-deal-running = This deal is not over yet.
table-match-over = The match is over.
table-match-running = The match is not over yet.
table-no-more = This match cannot be made longer.
table-nothing-to-take-back = There is nothing of yours to take back.
table-others-play = Others play here too, so nothing is taken back.
table-too-fast = Too many messages at once.
table-not-saved = That could not be saved, so it has not happened.
table-failed = Something went wrong here, and has not happened.
tables-too-many = Too many tables at once: wait a minute.
table-not-held = You do not hold that.
one-piece-at-a-time = One piece at a time.
table-no-hint = There is no hint here.
locale-unknown = There are no texts in { $locale }.
deck-unknown = There is no deck { $deck }.
rulebook-unknown = There is no rulebook of { $game }.
page-unknown = There is no such page.
foreign-origin = This request does not come from our own page.
body-not-json = The request must be a JSON object.
body-too-long = The request is too long.
