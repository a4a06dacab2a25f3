# Shou Ba Yi. I valori sono numeri, o J Q K A, o x e X per i Jolly.

shou-ba-yi-name = Shou Ba Yi
shou-ba-yi-about = Gioco a salire per due-sei giocatori: liberati delle carte con giocate sempre più alte, e tieni da parte una carta comune per la fine.
shou-ba-yi-goal = Finisci le carte prima degli altri: prendi un punto per ogni carta che resta agli altri, 5 per il Jolly piccolo e 10 per il Jolly grande. La tua ultima carta va giocata da sola e non può essere un Jolly; chi ha una sola carta non paga niente. Vince la partita chi arriva per primo a 50 punti.

## Nomi delle giocate

shou-ba-yi-one = { $rank ->
    [x] il Jolly piccolo
    [X] il Jolly grande
    [J] un Fante
    [Q] una Donna
    [K] un Re
    [A] un Asso
    [8] un 8
   *[other] un { $rank }
  }
shou-ba-yi-many = { $rank ->
    [J] Fanti
    [Q] Donne
    [K] Re
    [A] Assi
   *[other] { $rank }
  }
shou-ba-yi-low = { $rank ->
    [J] Fante
    [Q] Donna
    [K] Re
   *[other] { $rank }
  }
shou-ba-yi-top = { $top ->
    [J] Fante
    [Q] Donna
    [K] Re
    [A] Asso
   *[other] { $top }
  }
shou-ba-yi-first = { $first ->
    [x] il Jolly piccolo
    [X] il Jolly grande
    [J] un Fante
    [Q] una Donna
    [K] un Re
    [A] un Asso
    [8] un 8
   *[other] un { $first }
  }
shou-ba-yi-second = { $second ->
    [x] il Jolly piccolo
    [X] il Jolly grande
    [J] un Fante
    [Q] una Donna
    [K] un Re
    [A] un Asso
    [8] un 8
   *[other] un { $second }
  }
shou-ba-yi-held = { $held ->
    [J] un solo Fante
    [Q] una sola Donna
    [K] un solo Re
    [A] un solo Asso
   *[other] un solo { $held }
  }
shou-ba-yi-set = { $kind ->
    [single] { shou-ba-yi-one }
    [pair] una coppia di { shou-ba-yi-many }
    [three-pairs] tre coppie, da { shou-ba-yi-low } a { shou-ba-yi-top }
    [dragon] un Drago di { $number }, da { shou-ba-yi-low } a { shou-ba-yi-top }
    [three-with-one] tre { shou-ba-yi-many } con { shou-ba-yi-first }
    [four-with-two] quattro { shou-ba-yi-many } con { shou-ba-yi-first } e { shou-ba-yi-second }
   *[bomb] una Bomba di { shou-ba-yi-many }
  }

## Opzioni

shou-ba-yi-option-players = Numero di giocatori; fra loro si distribuiscono tutte le 54 carte.
shou-ba-yi-option-target = La partita finisce quando qualcuno ha questi punti.
shou-ba-yi-option-first-lead-3h = La primissima giocata di una partita deve contenere il 3 di cuori.
shou-ba-yi-option-last-card-loses = Chi perde con una carta perde 1 punto, che non va a nessuno.

## Righe di punteggio

shou-ba-yi-line-cards = { $points ->
    [one] Una carta comune rimasta
   *[other] { $points } carte comuni rimaste
  }: { $points } da { $from ->
    [Tu] te
   *[other] { $from }
  } a { $to ->
    [Tu] te
   *[other] { $to }
  }
shou-ba-yi-line-cards-note = Ogni carta rimasta in una mano di due o più vale 1 punto per chi ha chiuso. Una sola carta coperta non costa niente.
shou-ba-yi-line-little-joker = Jolly piccolo rimasto in mano: { $points } da { $from ->
    [Tu] te
   *[other] { $from }
  } a { $to ->
    [Tu] te
   *[other] { $to }
  }
shou-ba-yi-line-little-joker-note = Il Jolly piccolo costa 5 invece di 1.
shou-ba-yi-line-big-joker = Jolly grande rimasto in mano: { $points } da { $from ->
    [Tu] te
   *[other] { $from }
  } a { $to ->
    [Tu] te
   *[other] { $to }
  }
shou-ba-yi-line-big-joker-note = Il Jolly grande costa 10 invece di 1.
shou-ba-yi-line-last-card = Una carta rimasta coperta: { $to } { $to ->
    [Tu] perdi
   *[other] perde
  } 1, che non va a nessuno
shou-ba-yi-line-last-card-note = Solo dove al tavolo si gioca che l’ultima carta perde.

## Fasi

shou-ba-yi-phase-lead = Esci con quello che vuoi
shou-ba-yi-phase-follow = Gioca più alto, o passa
shou-ba-yi-phase-over = La smazzata è finita

## Che cosa non ha contato

shou-ba-yi-note-last-card = { $seat ->
    [Tu] Hai
   *[other] { $seat } ha
  } ancora una sola carta, coperta: non costa e non porta niente.
shou-ba-yi-note-nothing = { $winner ->
    [Tu] Hai
   *[other] { $winner } ha
  } chiuso senza prendere punti: la smazzata è vinta lo stesso, e chi la vince apre la prossima.

## Perché no

shou-ba-yi-why-passed = Hai passato, e quindi resti fuori fino alla prossima uscita.
shou-ba-yi-why-empty = Scegli prima una o più carte.
shou-ba-yi-why-last-alone = { $number ->
    [2] Queste due sarebbero le tue ultime carte
   *[other] Queste { $number } sarebbero le tue ultime carte
  }, e l’ultima carta va giocata da sola. Tieni da parte una carta comune.
shou-ba-yi-why-jokers-left = { $number ->
    [one] In mano ti resterebbe solo un Jolly
   *[other] In mano ti resterebbero solo Jolly
  }, e un Jolly non può mai essere la tua ultima carta. Gioca prima il Jolly.
shou-ba-yi-why-needs-three = La prima giocata della partita deve contenere il 3 di cuori.
shou-ba-yi-why-bomb = C’è { shou-ba-yi-set }, e solo una Bomba più alta batte una Bomba.
shou-ba-yi-why-kind = È un altro tipo di giocata: in tavola c’è { shou-ba-yi-set }, e ci vuole { $kind ->
    [single] una carta singola più alta
    [pair] una coppia più alta
    [three-pairs] una sequenza di tre coppie più alte
    [dragon] un Drago più alto di { $number } carte
    [three-with-one] un tris con una carta più alto
   *[four-with-two] un quattro con due più alto
  }, o una Bomba.
shou-ba-yi-why-length = È stato giocato un Drago di { $number } carte, e il tuo deve averne altrettante: né più né meno.
shou-ba-yi-why-equal = A pari valore non si batte: in tavola c’è { shou-ba-yi-set }, e ti serve { $kind ->
    [three-with-one] un tris più alto; la carta aggiunta non conta mai
    [four-with-two] un quattro più alto; le carte aggiunte non contano mai
   *[other] un valore più alto
  }.
shou-ba-yi-why-lower = Troppo basso: in tavola c’è { shou-ba-yi-set }, e ti serve { $kind ->
    [three-with-one] un tris più alto; la carta aggiunta non conta mai
    [four-with-two] un quattro più alto; le carte aggiunte non contano mai
   *[other] un valore più alto
  }.
shou-ba-yi-why-too-few = Hai { shou-ba-yi-held }, e contro { shou-ba-yi-set } ci vuole una coppia.
shou-ba-yi-why-joker-alone = I Jolly non fanno coppia, nemmeno tutti e due insieme; contro { shou-ba-yi-set } ce ne vuole una.
shou-ba-yi-why-no-added = Il tuo tris è più alto, ma in mano non hai un’altra carta da aggiungere.
shou-ba-yi-why-no-group = { $kind ->
    [bomb] Non hai una Bomba più alta di quella di { shou-ba-yi-many }.
    [four-with-two] Non hai quattro carte uguali più alte di quelle in tavola ({ shou-ba-yi-many }) a cui aggiungere questa carta.
   *[three-with-one] Non hai un tris più alto di quello in tavola ({ shou-ba-yi-many }) a cui aggiungere questa carta.
  }
shou-ba-yi-why-no-sequence = { $kind ->
    [dragon] Questa carta non fa parte, nella tua mano, di nessun Drago di { $number } carte che cominci sopra { shou-ba-yi-low }.
   *[three-pairs] Questa carta non fa parte, nella tua mano, di tre coppie in sequenza che comincino sopra { shou-ba-yi-low }.
  }
shou-ba-yi-why-sequence-high = { $kind ->
    [dragon] Niente 2 e niente Jolly in un Drago: va dal 3 all’Asso.
   *[three-pairs] Niente 2 e niente Jolly nelle tre coppie: vanno dal 3 all’Asso.
  }
shou-ba-yi-why-two-jokers = I due Jolly non sono né una coppia né una Bomba. Giocali uno alla volta, o aggiunti a quattro carte uguali.
shou-ba-yi-why-pair-ranks = Due carte sono una giocata solo come coppia: due carte comuni dello stesso valore.
shou-ba-yi-why-three-alone = A un tris va aggiunta una carta, di un altro valore qualsiasi.
shou-ba-yi-why-three-two = A un tris si aggiunge una carta sola, non due.
shou-ba-yi-why-three-more = A un tris si aggiunge una carta sola, non { $number }.
shou-ba-yi-why-threes = I tris in sequenza qui non sono una giocata.
shou-ba-yi-why-four-one = Quattro carte uguali vanno da sole, come Bomba, o con due carte in più: non con una.
shou-ba-yi-why-four-more = A quattro carte uguali se ne aggiungono esattamente due, non { $number }.
shou-ba-yi-why-pairs-number = Le coppie in sequenza vanno a tre: esattamente tre coppie, non { $number }.
shou-ba-yi-why-pairs-gap = Tre coppie devono seguirsi senza buchi.
shou-ba-yi-why-pairs-two = Niente 2 nelle coppie in sequenza: vanno dal 3 all’Asso, e l’Asso è alto.
shou-ba-yi-why-dragon-two = Niente 2 in un Drago: va dal 3 all’Asso, e l’Asso è alto.
shou-ba-yi-why-dragon-joker = Niente Jolly in un Drago: i Jolly non sostituiscono mai altre carte.
shou-ba-yi-why-dragon-short = Un Drago vuole almeno cinque carte in sequenza; i valori diversi qui sono { $number }.
shou-ba-yi-why-dragon-gap = Un Drago non può avere buchi: nel tuo manca { $rank ->
    [J] il Fante
    [Q] la Donna
    [K] il Re
    [8] l’8
   *[other] il { $rank }
  }.
shou-ba-yi-why-no-play = Queste carte insieme non sono una giocata. Le giocate sono una carta singola, una coppia, un tris con una carta, un quattro con due, tre coppie in sequenza, un Drago di cinque o più, e quattro carte uguali da sole.

## Mosse

shou-ba-yi-action-pass = Passa
shou-ba-yi-action-lead = Esci con { shou-ba-yi-set }
shou-ba-yi-action-play = Gioca { shou-ba-yi-set }
shou-ba-yi-action-bomb = Bomba con quattro { shou-ba-yi-many }

## Che cosa è successo

shou-ba-yi-event-three-of-hearts = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
  } il 3 di cuori ed { $seat ->
    [Tu] esci
   *[other] esce
  }.
shou-ba-yi-event-leader = { $seat } { $seat ->
    [Tu] apri
   *[other] apre
  } la smazzata.
shou-ba-yi-event-pass = { $seat } { $seat ->
    [Tu] passi
   *[other] passa
  }.
shou-ba-yi-event-lead = { $seat } { $seat ->
    [Tu] esci
   *[other] esce
  } con { shou-ba-yi-set }.
shou-ba-yi-event-play = { $seat } { $seat ->
    [Tu] giochi
   *[other] gioca
  } { shou-ba-yi-set }.
shou-ba-yi-event-bomb = { $seat } { $seat ->
    [Tu] fai
   *[other] fa
  } Bomba con quattro { shou-ba-yi-many }.
shou-ba-yi-event-trick = Tutti gli altri hanno passato: la presa è { $seat ->
    [Tu] tua
   *[other] di { $seat }
  }, con la prossima uscita.
shou-ba-yi-event-face-down = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
  } una sola carta e la { $seat ->
    [Tu] posi
   *[other] posa
  } coperta.
shou-ba-yi-event-over = { $seat } { $seat ->
    [Tu] giochi
   *[other] gioca
  } l’ultima carta e { $seat ->
    [Tu] vinci
   *[other] vince
  } la smazzata.

## Suggerimenti

shou-ba-yi-tip-last = L’ultima carta deve andare da sola. Quindi le ultime due sono sempre due singole, e una coppia vuole una terza carta in mano.
shou-ba-yi-tip-joker = Un Jolly non può mai essere la tua ultima carta, e costa 5 o 10 quando chiude qualcun altro. Giocalo in tempo.
shou-ba-yi-tip-joker-now = Poche carte rimaste, e fra loro un Jolly: gioca il Jolly finché puoi.
shou-ba-yi-tip-passed = Chi passa resta fuori fino alla prossima uscita, anche con carte migliori; ricordalo prima di passare.
shou-ba-yi-tip-bomb = Quattro carte uguali da sole sono una Bomba: batte tutto tranne una Bomba più alta. Con due carte in più è solo un quattro con due.
shou-ba-yi-tip-added = Le carte aggiunte non contano mai: dai via le più basse.
shou-ba-yi-tip-face-down = Una carta coperta vuol dire che ne resta una. Allora esci con coppie e sequenze: una singola può essere la fine.
shou-ba-yi-tip-strongest = Niente batte quattro 2. I due Jolly insieme non sono una giocata.
shou-ba-yi-tip-length = A un Drago si risponde solo con un Drago più alto della stessa lunghezza, o con una Bomba.

## The table of the terminal

shou-ba-yi-table-cards = { $number } { $number ->
    [one] carta
   *[other] carte
  }
shou-ba-yi-table-face-down = ultima carta, coperta
shou-ba-yi-table-passed = passo
shou-ba-yi-table-to-be-beaten = da battere
shou-ba-yi-table-lead = { $seat } { $seat ->
    [Tu] esci
   *[other] esce
  }: qualsiasi giocata.
shou-ba-yi-table-to-beat = Da battere: { $kind } ({ $seat }),
shou-ba-yi-table-kind = { $kind ->
    [pass] Passo
    [single] singola
    [pair] coppia
    [three-with-one] tris con una
    [four-with-two] quattro con due
    [three-pairs] tre coppie
    [dragon] Drago di { $number }
   *[bomb] Bomba
  }
shou-ba-yi-table-kinds = { $kind ->
    [single] Singola
    [pair] Coppia
    [three-with-one] Tris con una
    [four-with-two] Quattro con due
    [three-pairs] Tre coppie
    [dragon] Drago
   *[bomb] Bomba
  }
shou-ba-yi-table-type-cards = O scrivi le carte: JJ, 1010, JJJ+3, 34567; un 9 singolo è .9 (l elenca tutte le giocate).
shou-ba-yi-table-deal = smazzata { $deal }, ai { $target } punti
shou-ba-yi-table-not-understood = «{ $word }» non è una delle giocate di adesso: scrivi un numero dell’elenco, o le carte, come JJ, 10 10 o .9 per un 9 singolo.
shou-ba-yi-table-not-held = Di { $rank } non ne hai { $number }.
shou-ba-yi-table-aid-order = Dal basso: 3 4 5 6 7 8 9 10 J Q K A 2, Jolly piccolo x, Jolly grande X. I semi non contano.
shou-ba-yi-table-aid-kinds = Giocate: una singola; una coppia; un tris con un’altra carta; quattro uguali con due qualsiasi; tre coppie in sequenza; un Drago di cinque o più in sequenza (senza 2); una Bomba di quattro da sole. Una giocata ne batte una più bassa dello stesso tipo e lunghezza; una Bomba batte tutto tranne una Bomba più alta. Le carte aggiunte non contano mai.
shou-ba-yi-table-aid-hole = Una da parte: la tua ultima carta va da sola e non può essere un Jolly, quindi non restare mai con soli Jolly. Se hai una sola carta quando un altro chiude, non paghi niente.
shou-ba-yi-table-aid-typing = Invece di un numero puoi scrivere le carte: JJ, 1010, JJJ+3, 34567; con un punto dove si capirebbe un numero dell’elenco: .9 o .55. p passa.
shou-ba-yi-table-unseen = Non ancora viste:
shou-ba-yi-table-went-out = { $seat } { $seat ->
    [Tu] chiudi
   *[other] chiude
  }.
shou-ba-yi-table-left = { $seat } { $seat ->
    [Tu] avevi
   *[other] aveva
  } in mano { $held }: { $points ->
    [0] { $number ->
      [one] una carta, che non costa niente
     *[other] niente da pagare
    }
    [one] 1 punto
   *[other] { $points } punti
  }

## The table of the browser

shou-ba-yi-coach = Gioca una carta, o una combinazione dello stesso tipo, più alta di quella sul tavolo, oppure passa. Scegli le carte: la riga sopra la mano dice che cosa formano. Chi esce può giocare qualsiasi tipo.
