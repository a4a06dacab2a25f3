# Che cosa non va in ciò che qualcuno ha scritto: una frase ciascuna, senza punto finale, perché davanti possa stare un luogo.

at-deal = smazzata { NUMBER($deal, useGrouping: 0) }: { $error }
at-action = smazzata { NUMBER($deal, useGrouping: 0) }, mossa { NUMBER($action, useGrouping: 0) }: { $error }
at-seat = smazzata { NUMBER($deal, useGrouping: 0) }, { $seat }: { $error }
at-shuffle = mescolata { NUMBER($shuffle, useGrouping: 0) }, rotazione { NUMBER($rotation, useGrouping: 0) }, { $error }

at-file = { $file }: { $error }
at-line = { $file }, riga { NUMBER($line, useGrouping: 0) }: { $error }

## Giochi, opzioni, giocatori

game-twice = il gioco '{ $game }' viene da due pacchetti, quindi non vale nessuno dei due: { $first } e { $second }
game-bad-id = '{ $game }' ({ $package }) non può essere il nome di un gioco: lettere minuscole, cifre e trattini singoli, al massimo 40
game-broken = il gioco '{ $game }' non si può usare: { $package } si è interrotto con { $why }
game-no-class = il gioco '{ $game }' non si può usare: { $package } non è la classe di un gioco
game-other-id = il gioco '{ $game }' non si può usare: { $package } si chiama '{ $other }'
unknown-game = il gioco '{ $game }' non c’è; ci sono { $known }
option-unknown = l’opzione '{ $option }' non c’è; ci sono { $known }
option-number = l’opzione { $option } vuole un numero intero da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }, non { $value }
option-switch = l’opzione { $option } vuole true o false, non { $value }
option-choice = l’opzione { $option } vuole uno di questi valori: { $choices }, non { $value }
option-form = un’opzione si scrive nome=valore, non { $value }
option-twice = l’opzione { $option } compare due volte
unknown-player = il giocatore '{ $player }' non c’è; ci sono { $known }
player-setting = il giocatore { $player } ha un’impostazione che non è nome=valore: { $setting }
player-setting-empty = il giocatore { $player } ha un’impostazione vuota
player-setting-twice = il giocatore { $player } ha due volte l’impostazione { $setting }
player-settings = il giocatore { $player } non ha impostazioni, quindi nemmeno { $setting }
player-setting-unknown = il giocatore { $player } non ha l’impostazione { $setting }; ci sono { $known }
player-value = il giocatore { $player } non accetta { $setting }: { $why }
player-setting-number = per { $setting } il giocatore { $player } vuole un numero da { $low } a { $high }, non { $value }
player-setting-choice = per { $setting } il giocatore { $player } vuole uno di questi valori: { $choices }, non { $value }
player-no-program = dopo cmd: sta il programma che gioca, non { $player }
player-unstartable = { $player } non si può avviare: { $why }
player-late = { $player } non ha risposto entro { $seconds } secondi
worker-late = un processo non ha risposto entro { $seconds } secondi
worker-killed = un processo che giocava è stato ucciso più volte (segnale { $status })
worker-died = un processo che giocava è terminato più volte (stato { $status })
player-protocol = { $player } non risponde a hello con "protocol": "{ $protocol }"
player-seconds = { $player } chiede "seconds" che non sono un numero fino a { NUMBER($most, useGrouping: 0) }
player-number = { $player } non risponde alla domanda { NUMBER($number, useGrouping: 0) }, ma a un’altra
player-no-action = { $player } risponde senza una "action"
player-code = { $player } gioca { $code }, che non è una mossa di questo gioco
player-illegal-code = { $player } gioca { $code }, che ora non è permesso
player-not-json = { $player } risponde con una riga che non è un oggetto JSON: { $line }
player-line-long = { $player } risponde con una riga di più di { NUMBER($most, useGrouping: 0) } KiB
player-unasked = { $player } scrive righe che nessuno ha chiesto
player-closed = { $player } ha chiuso la sua uscita
player-died = { $player } è terminato (stato { NUMBER($status, useGrouping: 0) })
player-died-saying = { $player } è terminato (stato { NUMBER($status, useGrouping: 0) }): { $words }
player-killed = { $player } è stato terminato dal segnale { NUMBER($status, useGrouping: 0) }
player-killed-saying = { $player } è stato terminato dal segnale { NUMBER($status, useGrouping: 0) }: { $words }
simulate-deals-or-matches = una simulazione conta le smazzate o le partite, non entrambe
arena-deals-or-matches = un’arena gioca smazzate oppure partite, non le une e le altre
review-unfinished = la smazzata { $deal } non è finita: si riesaminano solo smazzate finite
hint-one-agent = un consiglio si chiede a un solo giocatore, non a { $value }
hint-not-to-act = alla fine del verbale non tocca al posto { $value }
players-too-many = { NUMBER($number, useGrouping: 0) } giocatori per { NUMBER($seats, useGrouping: 0) } posti
player-illegal = il giocatore ({ $seat }) ha scelto una mossa che non può giocare
agents-empty-name = l’elenco di giocatori '{ $value }' ha un nome vuoto
agents-swallowed = tutto ciò che sta in «{ $player }» vale come programma e parole sue; per il giocatore { $other } scrivi --agents una seconda volta
no-agents = non è indicato nessun giocatore

## Righe di un file

line-too-long = la riga supera i 64 MiB
line-not-utf8 = la riga non è testo UTF-8
line-too-deep = la riga è annidata troppo in profondità
line-not-json = la riga non è JSON (colonna { NUMBER($column, useGrouping: 0) })
line-number-too-long = la riga contiene un numero con troppe cifre
line-constant = { $value } non è JSON
line-key-twice = la chiave "{ $key }" compare due volte nello stesso oggetto
record-over-lines = un verbale sta su una riga, ma questo è scritto su { $number ->
    [0] più
   *[other] { NUMBER($number, useGrouping: 0) }
  } righe
record-in-list = i verbali stanno uno per riga, non in un array JSON
file-utf-16 = il file è testo UTF-16, non UTF-8
file-damaged = ciò che è compresso nel file è danneggiato o incompleto: { $why }
file-no-records = il file non contiene verbali

## Verbali

record-not-object = un verbale è un oggetto JSON, non { $value }
record-missing = "{ $key }" manca
record-format = il formato è { $value }, non "{ $format }"
record-players = players è { $value }, ma il gioco ha { NUMBER($seats, useGrouping: 0) } posti
record-claim = { $key }: nel verbale { $written }, ma giocando risulta { $found }
options-not-object = le opzioni sono un oggetto JSON, non { $value }
not-list = { $key } dev’essere un array JSON
deal-entry-not-object = una smazzata del verbale è un oggetto JSON, non { $value }
start-not-object = start è un oggetto JSON, non { $value }
deal-unfinished = la smazzata si ferma prima della fine, ma ne segue un’altra
deal-after-match = la partita è finita prima di questa smazzata
claim-unfinished = la smazzata non è finita, quindi non può avere { $key }
match-no-deal = il verbale non contiene smazzate
start-no-seat = { $key } è { $value }, che non è un posto da 0 a { NUMBER($last, useGrouping: 0) }
start-not-what-follows = { $key } non è ciò che segue dalla smazzata precedente
line-form = una riga di punteggio è un oggetto JSON
line-other = il verbale ha la riga di punteggio { $written }, ma giocando in quel punto risulta { $found }
line-missing = al verbale manca la riga di punteggio { $line }
line-extra = il verbale ha una riga di punteggio di troppo: { $line }

## Pezzi e distribuzioni

unknown-piece = '{ $piece }' non è un pezzo di questo mazzo
deal-not-object = i pezzi di una distribuzione sono un oggetto JSON
deal-missing-key = alla distribuzione manca "{ $key }"
deal-group-count = "{ $key }" deve contenere { NUMBER($number, useGrouping: 0) } liste
deal-group-size = "{ $key }" deve contenere { NUMBER($number, useGrouping: 0) } { $number ->
    [one] pezzo
   *[other] pezzi
  }
deal-piece-twice = { $piece } compare troppe volte nella distribuzione
deal-piece-missing = { $piece } manca dalla distribuzione
deal-misdeal = sul campo ci sono tutte e quattro le carte di un mese: una distribuzione nulla, che si ripete e non si mette mai a verbale

## Mosse

unknown-action = '{ $code }' non è una mossa di questo gioco
action-form = una mossa si scrive [posto, codice] o [posto, codice, [codici permessi]]
action-wrong-seat = muove il posto { $value }, ma deve giocare { $seat }
illegal-action = { $code } qui non è permesso: { $seat } deve giocare altro
deal-over = la smazzata è finita
legal-form = l’insieme delle mosse permesse è una lista di codici
legal-twice = l’insieme delle mosse permesse nomina { $code } due volte
legal-missing = l’insieme delle mosse permesse non nomina { $code }
legal-extra = l’insieme delle mosse permesse nomina { $code }, che non è permesso

## Viste

view-impossible = nessuna distribuzione di { $game } dà una vista simile
view-of-another = questa non è una vista di { $game } come lo si gioca qui: è diverso { $key }
view-broken = questa non è una vista di { $game }: { $why }
view-lacks = questa non è una vista di { $game }: manca "{ $key }"
view-key = questa non è una vista di { $game }: "{ $key }" non può essere { $value }

## File e argomenti

file-unreadable = non si può leggere { $file }: { $why }
file-unwritable = non si può scrivere { $file }: { $why }
zstd-missing = per i file in Zstandard serve un pacchetto che non è installato; per installarlo: pip install 'zashiki[zstd]'
arena-out-irregular = un’arena scrive i suoi verbali in un normale file, e { $file } non lo è
arena-out-unpacked = { $file } non è compresso come dice il suo nome: non vi si può aggiungere niente
arena-out-busy = un’altra arena sta scrivendo in { $file }
arena-out-foreign = { $file } resta com’è: la sua ultima riga non ha fine, e non è l’inizio di un verbale di questa arena
seat-unknown = il posto '{ $value }' non c’è; ci sono da 0 a { NUMBER($last, useGrouping: 0) } e spectator
seat-none = il posto '{ $value }' non c’è; ci sono da 0 a { NUMBER($last, useGrouping: 0) }
seat-not-to-act = { $seat } non è di turno
play-nothing-saved = non c’è una partita salvata di { $game }
play-nothing-saved-at-all = non c’è nessuna partita salvata
play-save-of = è una partita di { $game }
play-save-damaged = la partita salvata { $file } non si può leggere: { $why }; una nuova partita di { $game } ne prende il posto
play-resume-alone = una partita continua com’è cominciata: --resume non accetta --option, --agents, --seat né --seed
play-failed = { $error }; la partita è salvata, per riprenderla: zashiki play { $game } --resume
standard-output = lo standard output
standard-input = lo standard input

## Disegnare

draw-no-output = di’ dove disegnare con -o DIR o -o FILE
draw-nothing = nomina i pezzi da disegnare, o un mazzo con --deck
draw-pieces-or-deck = nomina pezzi o un mazzo, non entrambi
draw-no-piece = non c’è nessun pezzo '{ $code }'
draw-no-piece-in = non c’è nessun pezzo '{ $code }' nel mazzo { $deck }
draw-no-deck = non c’è nessun mazzo '{ $value }'; i mazzi sono { $known }
draw-no-suit = non c’è nessun seme '{ $value }'; i semi sono { $known }
draw-no-aids = '{ $value }' non ha segni per il mazzo { $deck }; usa { $known }
draw-width = un’immagine non può essere larga { $value }; dai un numero di pixel da 1 a 10000
draw-hand-of-several-decks = una mano vuole pezzi di un solo mazzo
draw-hand-without-deck = una mano senza pezzi vuole un mazzo
draw-sheet-of-several-decks = un foglio vuole pezzi di un solo mazzo; questi sono di { $decks }
draw-no-folder = non si può scrivere { $file }: { $folder } non è una cartella
draw-png = per il PNG serve cairosvg, che non è installato; per installarlo: pip install 'zashiki[png]'
draw-view-not-object = una vista è un oggetto JSON
draw-no-view = questa non è una vista: il suo formato è '{ $value }', non 'zashiki-view/1'
draw-no-record = questo non è un verbale: il suo formato non è 'zashiki/1'
draw-no-deal = il verbale non ha la smazzata { NUMBER($number, useGrouping: 0) }
draw-nothing-known = questo non è un pezzo, una mano, una vista o un verbale
