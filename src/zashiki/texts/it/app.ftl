# Parole del programma che non appartengono a nessun gioco.

seat = posto { $number }
list-and = { $first } e { $last }
language-name = Italiano

## Why a piece may not be played: what is the same in every game

why-deal-over = La smazzata è finita.
why-onlooker = Stai guardando; gioca solo chi è al tavolo.
why-not-your-turn = Non è il tuo turno: tocca a { $seat ->
    [Tu] te
   *[other] { $seat }
  }.
why-not-held = Non hai in mano { $pieces }.

## Riassunto di una simulazione

sum-side = posto o squadra
sum-player = giocatore
sum-points = punti a smazzata
sum-matches = partite vinte
sum-shared = a pari merito
sum-head = { $game }: { $matches } { $matches ->
    [one] partita
   *[other] partite
  }, { $deals } { $deals ->
    [one] smazzata
   *[other] smazzate
  }, { $actions } mosse
sum-seed = seme { $seed }

## Elenchi e avanzamento dei comandi

games-head = { $id }: { $name }, { $seats } posti, { $pieces } pezzi ({ $deck })
progress-matches = partite
progress-deals = smazzate
progress-line = { $what }: { $amount } dopo { $minutes } min { $seconds } s
progress-shuffles = mescolate
progress-replay = verifica

## Si gioca nel terminale

play-you = Tu
play-name-0 = Aya
play-name-1 = Ken
play-name-2 = Mei
play-name-3 = Ryo
play-name-4 = Sora
play-name-5 = Tam
play-name-6 = Umi
play-name-7 = Wen
play-header = { $game } · { $deal }
play-prompt = Gioca (? regola  h aiuto  l mosse  w perché no  s storia  q lascia):
play-prompt-back = Gioca (? regola  h aiuto  l mosse  w perché  s storia  u ritira  q via):
play-more = … e altre { $number }: l le elenca tutte, oppure scrivi il codice
play-nothing-yet = Non è ancora successo niente.
play-no-rule = Qui non c’è il regolamento di questo gioco.
play-read-on = Invio per continuare a leggere (q basta così):
play-go-on = Invio per andare avanti:
play-next-deal = Invio per la prossima smazzata (s storia di questa, q lascia e conserva):
play-end = Invio per finire (s storia di questa smazzata):
play-help = Rispondi con il numero di una mossa, o con il suo codice. l elenca tutte le mosse, w dice perché un pezzo non si può giocare, s racconta la smazzata fin qui, u ritira la tua ultima mossa finché non si è scoperto niente di nascosto, q lascia il tavolo e conserva la partita per «--resume».
play-taken-back = Mossa ritirata.
play-something-shown = Non si può ritirare: da allora si è scoperto qualcosa di nascosto.
play-which = { $piece } si può giocare: scrivi il numero o il codice intero.
play-may-be-played = si può giocare
play-not-understood = «{ $word }» non è una delle mosse di adesso: scrivi un numero dell’elenco, o un codice.
play-score-sheet = Punti della smazzata { $deal }
play-match-won = La partita è finita: { $name } { $name ->
    [Tu] hai
   *[other] ha
  } vinto.
play-match-shared = La partita è finita: vincono a pari merito { $name }.
play-saved = La partita è salvata. Per riprenderla: zashiki play { $game } --resume
play-choose = Quale gioco? (1–{ $number }, q per uscire)
play-choose-again = Scrivi un numero da 1 a { $number }, il nome di un gioco come «{ $game }», o q per uscire.
play-replaces = Hai una partita di { $name } lasciata a metà: «--resume» la riprende. Questa nuova ne prenderà il posto quando la lasci o la finisci.
play-cannot-be-kept = Questa partita non si potrà conservare quando lasci: non si può scrivere { $file } ({ $why }).

## Le cifre di questa installazione

bench-compiled = nucleo: compilato; un thread, mediane di giri alternati con il metro
bench-interpreted = nucleo: interpretato; un thread, mediane di giri alternati con il metro
bench-yardstick = metro: { $moves } mosse/s, { $sims } simulazioni/s di un semplice programma in C che gioca a caso un piccolo gioco di prese e ci cerca; misura questa macchina e non ne è il limite
bench-no-yardstick = metro: nessuno, perché non c’è un compilatore C, e quindi nessun rapporto
bench-game = gioco
bench-moves-per-s = mosse/s
bench-ratio = sul metro
bench-search-sims-per-s = simulazioni/s
bench-search-ratio = sul metro
bench-worlds-per-s = mondi/s
bench-deals-per-s = smazzate/s
bench-step-per-s = passi/s
bench-views-per-s = viste/s
bench-simulate-actions-per-s = simulate/s
bench-equal = il nucleo compilato gioca le smazzate casuali come quello interpretato
bench-different = il nucleo compilato gioca le smazzate casuali DIVERSAMENTE da quello interpretato
bench-not-compared = questo nucleo è quello interpretato: non è confrontato con niente
