# Il tavolo nel browser: ogni parola della pagina che non appartiene a un gioco.

web-tagline = Cinque giochi tradizionali dell’Asia orientale. Siediti e gioca.
web-games = Giochi
web-play-now = Gioca subito
web-options = Opzioni
web-home = Inizio
web-leave = Lascia il tavolo
web-close = Chiudi
web-next = Avanti
web-got-it = Ho capito
web-try-again = Riprova
web-broken = Qualcosa in questa pagina è andato storto.
web-cannot-open = Non è stato possibile aprire il tavolo: { $why }
web-opening = Si prepara il tavolo …
web-no-table = Qui non c’è un tavolo con questo indirizzo.
web-lost = Connessione persa. Nuovo tentativo …
web-back = La connessione è tornata.
web-no-cookies = Questo browser non conserva i cookie di questo indirizzo: il tavolo non sa che è tuo, e puoi solo guardare. Consenti i cookie per questo indirizzo, poi torna all’inizio e premi di nuovo Gioca subito.
web-seats = { $n } al tavolo
web-go-on = Continua a giocare
web-resume = { $game }, smazzata { $deal }
web-finished = Partite finite
web-record = Verbale
web-forget = Dimentica questa partita
web-forget-sure = Dimenticare per sempre questa partita di { $game }?
web-practice = esercizio
web-won-by = { $n ->
    [one] vince { $name }
   *[other] vincono alla pari { $name }
  }
web-place = posto { $n } su { $of }
web-watching = spettatore

## Impostazioni

web-menu = Menu e impostazioni
web-keys = Tasti: frecce e Invio scelgono, 1–9 scelgono, P gioca, Spazio salta al tuo turno, H consiglio, L ultima presa, ? regole.
web-keys-watching = Tasti: Spazio mostra subito le ultime mosse, L l’ultima presa, ? le regole.
web-language = Lingua
web-theme = Aspetto
web-theme-system = come il dispositivo
web-theme-dark = scuro
web-theme-light = chiaro
web-felt = Tavolo
web-felt-green = panno verde
web-felt-indigo = panno indaco
web-felt-paper = carta
web-speed = Ritmo
web-speed-relaxed = calmo
web-speed-normal = normale
web-speed-fast = svelto
web-speed-instant = immediato
web-motion = Movimento
web-motion-system = come il dispositivo
web-motion-full = le carte si muovono
web-motion-less = le carte stanno ferme
web-aids = Piccoli segni sulle carte
web-four-colour = Semi in quattro colori
web-one-tap = Un solo tocco gioca
web-sound = Suono
web-level = Giocatori del computer
web-level-1 = 1 · principiante
web-level-2 = 2 · facile
web-level-3 = 3 · discreto
web-level-4 = 4 · forte
web-level-5 = 5 · fortissimo
web-on = sì
web-off = no
web-options-in-force = Opzioni di questo tavolo

## La cornice del tavolo

web-deal = smazzata { $deal }
web-deal-of = smazzata { $deal } di { $length }
web-sheets = Cronaca, regole, punti, ordine
web-tab-log = Cronaca
web-tab-rules = Regole
web-tab-score = Punti
web-tab-ladder = Ordine
web-log-empty = Non è ancora successo niente.
web-no-rulebook = Non è stato possibile caricare il regolamento.
web-your-place = Il tuo posto
web-your-hand = La tua mano
web-your-turn = Tocca a te.
web-to-move = di turno
web-thinking = { $seat } sta pensando …
web-actions = Che cosa puoi fare
web-choose = Scegli dalla tua mano
web-which = Si può giocare in { $n } modi: scegli uno dei pulsanti.
web-which-taken = Si può giocare in { $n } modi: premi la carta da prendere, o uno dei pulsanti.
web-no-play = Così non si può giocare
web-hint = Consiglio
web-hint-says = Consiglio: { $action }.
web-take-back = Ritira la mossa
web-take-back-sure = La tua ultima giocata e tutto ciò che è seguito si annulla. Da quel momento la partita vale come esercizio fino alla fine, e non ti sarà più chiesto.
web-cancel = Annulla
web-last = Ultima presa
web-last-turns = Ultimi turni
web-skip = Salta al mio turno
web-skip-ahead = Mostra le ultime mosse
web-watching-hint = Stai guardando.
web-you-tag = (tu)
web-you-named = { $name } (tu)
web-dealer = mazziere
web-total = Totale
web-pieces-left = ancora in mano
web-face-down = Una carta coperta
web-face-down-short = coperta
web-clockwise = Si gioca in senso orario
web-counter-clockwise = Si gioca in senso antiorario
web-team-a = Squadra A
web-team-b = Squadra B
web-coach-title = Come funziona:
web-coach-how = Tocca una carta della tua mano: il pulsante grande dice che cosa farebbe. Premi il pulsante, o la carta due volte, per giocare. Regole, ordine e punti sono in alto; la lampadina dà un consiglio.
web-coach-watch = Stai guardando questo tavolo. Diario, regole, ordine e punti sono in alto; qui non tocca a te giocare.
web-plain = Questo gioco ha un tavolo semplice.

## Punti

web-score-sheet = Foglio dei punti
web-look-at-table = Guarda il tavolo
web-player = Giocatore
web-totals = Totali
web-this-deal = Questa smazzata
web-nothing-certain = Nessun punto di questa smazzata è ancora sicuro.
web-every-point = Ogni punto
web-not-counted = Che cosa non ha contato
web-who-pays = Chi paga chi
web-pays-to = da ↓ a →
web-hands-dealt = Le mani come distribuite
web-next-deal = Prossima smazzata
web-new-match = Nuova partita
web-one-more = Ancora una smazzata
web-winner = vincitore
web-history = Le smazzate di questa partita
web-history-deal = Smazzata
web-deal-even = Una smazzata in parità.
web-deal-you = Hai vinto questa smazzata: { $points }.
web-deal-won = Questa smazzata va a { $name }: { $points }.
web-match-you = Hai vinto la partita!
web-match-you-share = Vinci la partita a pari merito!
web-match-won = La partita è finita. Vittoria di { $name }.

## Mani distribuite

web-dealt-hands = Combinazioni distribuite
web-dealt-hands-about = Queste carte sono state distribuite e si pagano prima di giocare.
web-dealt-hand = { $seat }: { $hand }
web-from-each = { $points } da ognuno a { $seat }
web-lies-open = Queste carte ora sono scoperte: gli altri possono prenderle.
web-begin = Comincia a giocare

## Hanafuda

web-field = Carte sul campo
web-drawn = pescata
web-stock-left = ancora nel mazzo
web-from-stock = mazzo
web-takes = prende
web-stays = resta
web-burden = Il carico: quanto si toglie dai punti carta di questa smazzata
web-burden-n = carico { $n }
web-open-hand = scoperte
web-open-card = { $piece }, scoperta nella mano di { $seat }
web-pile = { $n } carte prese
web-kind-L = Luci
web-kind-A = Animali
web-kind-S = Nastri
web-kind-D = Scarti

## Prese

web-trump = Briscola { $suit }
web-trump-title = L’okie indica il seme di briscola: { $suit }
web-okie = l’okie
web-out-of-play = fuori gioco
web-team-points = Punti di questa smazzata, e totale delle precedenti
web-trick-of = presa { $n }/{ $of }
web-trick-n = Presa { $n }
web-tricks-won = { $n ->
    [one] 1 presa
   *[other] { $n } prese
  }
web-phase-asking = dichiarazione
web-phase-discard = scarto
web-phase-first-lead = prima uscita
web-phase-lead = uscita
web-phase-free = Libero
web-phase-meri = Meri!
web-phase-monchi = Monchi
web-phase-over = finita
web-meri-led = Meri: briscole!
web-suit-led = Uscita { $suit }
web-n-covered = { $n ->
    [one] 1 briscola coperta
   *[other] { $n } briscole coperte
  }
web-covered-by = Una briscola coperta di { $seat }
web-wins-trick = { $seat ->
    [Tu] Tu vinci la presa
   *[other] { $seat } vince la presa
  }
web-leads = { $seat ->
    [Tu] Tu esci
   *[other] { $seat } esce
  }
web-banker = banco
web-n-tiles = { $n ->
    [one] una tessera
   *[other] { $n } tessere
  }
web-put-down = coperta
web-put-down-by = Una tessera coperta di { $seat }
web-best = in testa
web-won = vinta
web-columns = { $n ->
    [one] 1 colonna
   *[other] { $n } colonne
  }
web-columns-if = Per ora: quanto si paga a chi vince l’ultima presa
web-cards-left = carte
web-one-left = una sola, coperta
web-passed = passo
web-target = { $points } di { $n } punti

## Ordine

web-seen = già vista
web-in-hand = nella tua mano
web-ladder-trump = Briscola: { $suit }
web-ladder-civil = Tessere civili
web-ladder-military = Tessere militari
web-ladder-ranks = Valori
web-ladder-about-meri = Dalla più forte, le briscole sopra a tutte. Barrate: già viste.
web-ladder-about-tiles = Dalla più forte. Civili e militari non si incontrano; le militari di uguale somma sono pari. Barrate: già viste.
web-ladder-about-ranks = Dal più forte; i semi non contano. Contornati: nella tua mano. Sotto: quante sono ancora nelle altre mani.
web-play-single = Carta singola
web-play-pair = Coppia
web-play-three-one = Tris con una carta
web-play-four-two = Quattro uguali con due carte
web-play-three-pairs = Tre coppie in sequenza
web-play-dragon = Drago: cinque o più in sequenza, dal 3 all’Asso
web-play-bomb = Bomba: quattro uguali da sole, batte tutto tranne una Bomba più alta
web-ladder-about-hanafuda = Quanto conta ogni carta. Barrate: già prese.
