# Ciò che dice --help: help-<comando> è la sua riga, help-<comando>-<argomento> o help-<argomento> dice cos’è un argomento.

help-about = Giochi tradizionali dell’Asia orientale: { $games }.
help-alone = Senza un comando: il tavolo, aperto nel browser.
help-version = dice quale versione è questa
help-locale = lingua dei testi (quella di LC_ALL, LC_MESSAGES o LANG)
help-see = { $error } (vedi { $command } --help)

help-serve = serve il tavolo nel browser
help-play = si gioca una partita nel terminale
help-games = elenca i giochi, i loro posti e le loro opzioni
help-simulate = fa giocare partite ai giocatori e ne scrive i verbali
help-replay = rigioca i verbali e controlla tutto ciò che dicono
help-view = mostra ciò che un posto può sapere alla fine di un verbale
help-hint = ciò che un giocatore farebbe alla fine di un verbale
help-arena = valuta i giocatori sulle stesse smazzate
help-draw = disegna i pezzi come file SVG o PNG
help-bench = misura questa installazione con un metro in C
help-completion = stampa uno script di completamento per una shell

help-game = uno fra { $games }
help-option = un’opzione del gioco; si può ripetere
help-json = stampa JSON
help-workers = processi (quanti i core)
help-file = verbali, di cui conta l’ultimo; - per l’ingresso standard

help-serve-host = indirizzo su cui ascoltare ({ $default })
help-serve-port = porta; 0 per una qualsiasi ({ $port }, o una qualsiasi se è occupata)
help-serve-database = dove si conservano le partite, come URL: sqlite:////PERCORSO di un file (la tua cartella dei dati)
help-serve-allow-host = un altro nome con cui i browser raggiungono il server; si può ripetere
help-serve-connections = connessioni contemporanee ({ $default })
help-serve-connections-per-address = connessioni contemporanee di un indirizzo ({ $default }); di più se davanti c’è un proxy
help-serve-no-browser = non apre il browser

help-play-agents = gli altri giocatori (greedy)
help-play-seat = il tuo posto, da 0 (0)
help-play-seed = lo stesso seme dà la stessa partita
help-play-resume = riprende la partita che hai lasciato, così com’era

help-simulate-matches = quante partite (1)
help-simulate-deals = invece: partite finché sono finite N smazzate
help-simulate-agents = giocatori in ordine di posto, ripetuti a turno: random, greedy, … (random)
help-simulate-seed = lo stesso seme dà gli stessi verbali
help-simulate-legal = scrive le mosse lecite accanto a ogni mossa
help-simulate-out = dove vanno i verbali, uno per riga, compressi in un .gz o .zst; - per l’uscita standard

help-replay-file = verbali, uno per riga; - per l’ingresso standard
help-view-seat = un posto, da 0, o spectator
help-hint-seat = il posto di turno, da 0
help-hint-agent = il giocatore a cui chiedere ({ $default })
help-hint-seed = lo stesso seme dà lo stesso consiglio

help-arena-agents = giocatori, a turno sui posti
help-arena-deals = mescolate, ognuna giocata in ogni rotazione (100)
help-arena-matches = invece: N partite intere in ogni rotazione
help-arena-seed = lo stesso seme dà le stesse smazzate
help-arena-until = si ferma appena si sa, con questa confidenza, che il primo giocatore è migliore o peggiore di ogni altro
help-arena-out = verbali delle smazzate; un file della stessa arena viene continuato

help-draw-pieces = codici di pezzi, come 1L PRo 3c 66
help-draw-deck = un mazzo intero e il suo dorso: { $decks }
help-draw-output = un nome che finisce in .svg o .png è un file (di più pezzi: un foglio), ogni altro una cartella
help-draw-png = file PNG nella cartella invece di SVG
help-draw-width = larghezza di un pezzo in pixel (PNG e fogli: 300)
help-draw-columns = pezzi in una riga del foglio
help-draw-aids = mette sui pezzi i segni di un gioco
help-draw-trump = seme di briscola per i segni di Hachinin Meri: P I K O G
help-draw-four-colour = semi francesi in quattro colori
help-draw-no-marks = tessere senza i segni civili e militari
help-draw-no-indices = carte Unsun senza indici negli angoli
help-draw-lying = pezzi girati di un quarto a sinistra

help-bench-rounds = giri alternati ({ $default })
help-completion-shell = per quale shell

## Ciò che dice argparse stesso; una parola con il segno di percento la riempie lui e resta com’è

argparse-usage = uso:
argparse-arguments = argomenti
argparse-options = opzioni
argparse-help = mostra questo aiuto ed esce
argparse-argument = argomento %(argument_name)s: %(message)s
argparse-required = mancano questi argomenti: %s
argparse-unrecognized = argomenti sconosciuti: %s
argparse-choice = scelta non valida: %(value)r (scegli fra %(choices)s)
argparse-one = serve un argomento
argparse-most = serve al più un argomento
argparse-least = serve almeno un argomento
argparse-explicit = argomento di troppo: %r
argparse-whole = '{ $value }' non è un numero intero da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }
argparse-confidence = '{ $value }' non è una confidenza da 50 a 99.99 per cento
