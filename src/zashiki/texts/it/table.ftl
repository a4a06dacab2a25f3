# Ciò che dice il server del tavolo.

serve-at = zashiki è all’indirizzo { $url } (Ctrl-C per chiudere)
serve-address = non è possibile ascoltare su { $host }, porta { NUMBER($port, useGrouping: 0) }: { $why }
serve-database = la base di dati { $database } non si può usare: { $why }
serve-database-no-url = '{ $database }' non è l’URL di una base di dati; quello di un file è sqlite:////percorso/del/file
serve-database-newer = la base di dati { $database } è stata creata da uno zashiki più recente

table-unknown = Questo tavolo non c’è.
table-stale = Nel frattempo è successo qualcosa: guarda di nuovo.
table-not-your-turn = Non tocca a te.
table-not-playing = Adesso non si può giocare niente.
table-illegal = { $code } adesso non si può giocare.
table-onlooker = Stai solo guardando.
table-bad-message = Il tavolo non ha capito.
table-unknown-message = Il tavolo non conosce «{ $kind }».
table-deal-running = Questa smazzata non è ancora finita.
table-match-over = La partita è finita.
table-match-running = La partita non è ancora finita.
table-no-more = Questa partita non si può allungare.
table-nothing-to-take-back = Non hai niente da ritirare.
table-others-play = Qui giocano anche altri, quindi non si ritira niente.
table-too-fast = Troppi messaggi in una volta.
table-not-saved = Non è stato possibile salvare la mossa, quindi non è avvenuta.
table-failed = Qui qualcosa è andato storto, e non è avvenuto niente.
tables-too-many = Troppi tavoli in una volta: aspetta un minuto.
table-not-held = Questo non lo hai in mano.
one-piece-at-a-time = Un pezzo alla volta.
table-no-hint = Qui non c’è nessun consiglio.
locale-unknown = Non ci sono testi in { $locale }.
deck-unknown = Il mazzo { $deck } non c’è.
rulebook-unknown = Non c’è un regolamento di { $game }.
page-unknown = Questa pagina non c’è.
foreign-origin = Questa richiesta non viene dalla nostra pagina.
body-not-json = La richiesta dev’essere un oggetto JSON.
body-too-long = La richiesta è troppo lunga.
