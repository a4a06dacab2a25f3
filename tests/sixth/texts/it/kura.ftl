# Kura, un gioco piccolo: tutte le sue parole.

kura-name = Kura
kura-about = Tre prese con dodici carte; quel che si gioca coperto resta nascosto fino alla fine.
kura-goal = Vinci le prese: la prima vale un punto, la seconda due, la terza tre e un punto da ciascuno.
kura-option-players = Quanti giocano
kura-option-deals = Quante smazzate ha la partita

kura-phase-play = Gioca una carta: scoperta, se batte la migliore, oppure coperta.
kura-phase-over = La smazzata è finita.

kura-action-open = Gioca { $card } scoperta
kura-action-covered = Gioca { $card } coperta
kura-event-open = { $seat }: { $card }.
kura-event-hidden = { $seat }: una carta coperta.

kura-line-trick = Presa { $trick }: { $points } a { $to }
kura-line-last = L’ultima presa: { $points } da { $from } a { $to }

piece-1 = Uno
piece-2 = Due
piece-3 = Tre
piece-4 = Quattro
piece-5 = Cinque
piece-6 = Sei
piece-7 = Sette
piece-8 = Otto
piece-9 = Nove
piece-10 = Dieci
piece-11 = Undici
piece-12 = Dodici
