# Perché un giocatore farebbe ciò che farebbe. { $other } è una mossa in parole, { $kept } sono pezzi.

hint-deals = { $deals ->
    [one] una distribuzione possibile
   *[other] { NUMBER($deals) } distribuzioni possibili
}
hint-points-of = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
hint-gain = { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti

hint-why-only = È l’unica cosa che puoi fare.
hint-why-untried = Non c’è stato il tempo di provarla.
hint-why-alone = Giocata fino in fondo in { hint-deals }, porta { hint-points-of }.
hint-why-won = Vince la smazzata in pratica sempre: provata in { hint-deals }.
hint-why-won-anyway = La smazzata è in pratica vinta: su { hint-deals } questa mossa porta { hint-points-of }.
hint-why-keeps = Conserva per il tuo prossimo turno { $kept }, e questo vale { hint-gain } in più che giocare { $kept } adesso.
hint-why-keeps-close = Conserva per il tuo prossimo turno { $kept }; adesso o allora, su { hint-deals } la differenza è di { hint-gain }, forse per caso.
hint-why-close = Vale all’incirca quanto «{ $other }»: { hint-gain } di differenza su { hint-deals }, forse per caso.
hint-why-points = Porta { hint-gain } più di «{ $other }», in media su { hint-deals }.
hint-why-win = Vince la smazzata in { $win } distribuzioni possibili su 100, «{ $other }» in { $rivalwin }.
hint-why-next = Rinuncia a { hint-gain } rispetto a «{ $other }» in questa smazzata per un posto migliore nella prossima.
hint-why-match = Cede { hint-gain } rispetto a «{ $other }», per una probabilità migliore di vincere la partita.
hint-why-match-close = In questa smazzata vale all’incirca quanto «{ $other }»; sembra migliore per vincere la partita.
hint-why-greedy = È ciò che suggeriscono le regole pratiche.
hint-why-random = Per questo giocatore una mossa vale l’altra.
hint-why-program = Il programma interpellato non dice perché.

## La tabella di un consiglio

hint-action = mossa
hint-points = punti
hint-win = vince la smazzata
hint-share = esaminata
hint-match = vince la partita
