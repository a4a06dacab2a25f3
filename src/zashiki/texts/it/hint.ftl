# Perché un giocatore farebbe ciò che farebbe. { $best } e { $other } sono mosse, dette con i loro pezzi.

hint-why-only = È l’unica cosa che puoi fare.
hint-why-untried = Non c’è stato il tempo di provarla.
hint-why-alone = Giocata fino in fondo in { NUMBER($sims) } distribuzioni compatibili con ciò che sai, porta { $points } punti.
hint-why-won = Vince la smazzata in pratica in tutte le { NUMBER($sims) } distribuzioni compatibili con ciò che sai.
hint-why-won-anyway = La smazzata è in pratica vinta: su { NUMBER($sims) } distribuzioni compatibili con ciò che sai, questa porta { $points } punti.
hint-why-keeps = Conserva { $other } per il tuo prossimo turno, e questo vale { $gain } punti più che giocare { $other } adesso.
hint-why-keeps-close = Conserva { $other } per il tuo prossimo turno; su { NUMBER($sims) } distribuzioni probabili le due mosse quasi si equivalgono.
hint-why-close = Vale all’incirca quanto { $other }: { $gain } punti di differenza su { NUMBER($sims) } distribuzioni probabili, forse per caso.
hint-why-points = Porta in media { $gain } punti più di { $other }, su { NUMBER($sims) } distribuzioni compatibili con ciò che sai.
hint-why-win = Vince la smazzata in { $win } distribuzioni probabili su 100, { $other } in { $rivalwin }.
hint-why-match = Cede { $gain } punti rispetto a { $other }, per una probabilità migliore di vincere la partita.
hint-why-greedy = È ciò che suggeriscono le regole pratiche.
hint-why-random = Per questo giocatore una mossa vale l’altra.
hint-why-program = Il programma interpellato non dice perché.

## La tabella di un consiglio

hint-action = mossa
hint-points = punti
hint-win = vince la smazzata
hint-share = esaminata
