# Tien Gow. Mai un nome senza i suoi punti: i nomi dei pezzi li portano con sé.

tien-gow-name = Tien Gow
tien-gow-about = Domino cinese per quattro: esci con combinazioni da una a quattro tessere, metti giù coperte le altre, e vinci l’ultimissima presa.
tien-gow-goal = Solo chi vince l’ultima presa vince la smazzata. Ognuno degli altri fa i conti con chi l’ha vinta secondo le colonne raccolte per strada: meno di quattro pagano, quattro sono al sicuro, più di quattro vengono pagate. Il banchiere paga e riceve il doppio.

tien-gow-kind = { $kind ->
    [civil-single] tessera civile singola
    [military-single] tessera militare singola
    [civil-pair] coppia civile
    [military-pair] coppia militare
    [supreme] coppia Suprema
    [mixed-pair] coppia mista
    [civil-triple] tripla con due tessere civili
    [military-triple] tripla con due tessere militari
   *[quartet] quartetto
  }

## Opzioni

tien-gow-option-deals = Smazzate della partita; con una sola, chi vince la sua ultima presa ha vinto la partita.
tien-gow-option-scale-surplus = Anche ciò che il vincitore deve a chi ha cinque o sei colonne raddoppia per l’ultima combinazione e per l’en plein.
tien-gow-option-double-losing-banker-surplus = Ciò che il vincitore deve a un banchiere con cinque o sei colonne raddoppia per il banchiere.
tien-gow-option-last-trick-bonus-paid = La Suprema o un quartetto che vince l’ultima presa, oltre a raddoppiare i conti, si paga anche subito.

## Righe di punteggio

tien-gow-line-supreme = La Suprema vince la presa { $trick }: { $from } { $from ->
    [Tu] paghi
   *[other] paga
  } { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
tien-gow-line-supreme-note = La Suprema porta subito 2 da ogni avversario, 4 se paga o riceve il banchiere.
tien-gow-line-quartet = Un quartetto vince la presa { $trick }: { $from } { $from ->
    [Tu] paghi
   *[other] paga
  } { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
tien-gow-line-quartet-note = Un quartetto porta subito 4 da ogni avversario, 8 se paga o riceve il banchiere.
tien-gow-line-final = Conti con { $columns ->
    [0] nessuna colonna
    [one] una colonna
   *[other] { $columns } colonne
  }: { $from } { $from ->
    [Tu] paghi
   *[other] paga
  } { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }{ $times ->
    [1] {""}
    [2] , il doppio
    [4] , quattro volte tanto
   *[8] , otto volte tanto
  }
tien-gow-line-final-note = Senza colonne 5, altrimenti ciò che manca a quattro; a chi ne ha più di quattro si paga ciò che è in più. I pagamenti del banchiere contano doppio, e così un’ultima presa vinta con un quartetto, la Suprema o un Piccolo Tre (21) singolo, e l’en plein di tutte e otto le colonne.
tien-gow-line-liability = Il Piccolo Tre (21) è finito contro il Grande Sei (42): { $from } { $from ->
    [Tu] paghi
   *[other] paga
  } { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  } al posto di { $for ->
    [Tu] te
   *[other] { $for }
  } ({ $columns ->
    [0] nessuna colonna
    [one] una colonna
   *[other] { $columns } colonne
  }{ $times ->
    [1] {""}
    [2] , il doppio
    [4] , quattro volte tanto
   *[8] , otto volte tanto
  })
tien-gow-line-liability-note = Chi nell’ultima presa esce con il Piccolo Tre (21) e la perde contro il Grande Sei (42) paga anche per gli altri due.

## Fasi

tien-gow-phase-lead = Esci con una combinazione
tien-gow-phase-follow = Batti la migliore, o metti giù tessere
tien-gow-phase-over = La smazzata è finita

## Che cosa non ha contato

tien-gow-note-unpaid-supreme = La Suprema ha vinto l’ultima presa per { $winner ->
    [Tu] te
   *[other] { $winner }
  }: a questo tavolo non si paga subito, raddoppia solo il saldo.
tien-gow-note-unpaid-quartet = Un quartetto ha vinto l’ultima presa per { $winner ->
    [Tu] te
   *[other] { $winner }
  }: a questo tavolo non si paga subito, raddoppia solo il saldo.
tien-gow-note-surplus-unscaled = Quanto { $winner ->
    [Tu] devi
   *[other] { $winner } deve
  } a { $seat ->
    [Tu] te
   *[other] { $seat }
  } per { $columns } colonne non è raddoppiato dall’ultima figura, come si gioca a questo tavolo.
tien-gow-note-banker-undoubled = Quanto { $winner ->
    [Tu] devi
   *[other] { $winner } deve
  } a { $seat ->
    [Tu] te
   *[other] { $seat }
  } per { $columns } colonne non è raddoppiato per il banchiere, come si gioca a questo tavolo.
tien-gow-note-even = { $seat ->
    [Tu] Hai
   *[other] { $seat } ha
  } quattro colonne: niente da pagare, niente da ricevere.

## Perché no

tien-gow-why-nothing-chosen = Scegli prima le tessere.
tien-gow-why-no-lead = { $tiles } non sono una combinazione, e l’uscita deve esserlo: una tessera singola, una coppia, una tripla o un quartetto. Scegli altre tessere.
tien-gow-why-number = Questa presa si gioca con { $number ->
    [one] una tessera
   *[other] { $number } tessere
  }, e tu ne hai scelte { $chosen }. Scegline { $number } da mostrare o da mettere giù.
tien-gow-why-early-death = Morte anticipata: non hai colonne, e allora in un’ultima presa di singole la tua tessera puoi solo metterla giù.
tien-gow-why-not-a-set = { $tiles } non sono una combinazione, quindi non si possono mostrare. Puoi metterle giù.
tien-gow-why-supreme-led = Si è usciti con la Suprema, e niente la batte. Puoi mettere giù { $tiles }.
tien-gow-why-supreme-follows = La Suprema vince solo in uscita: non batte nessun’altra coppia. Puoi metterla giù.
tien-gow-why-other-kind = Sono combinazioni di tipo diverso: la tua è { $kind ->
    [civil-single] una tessera civile singola
    [military-single] una tessera militare singola
    [civil-pair] una coppia civile
    [military-pair] una coppia militare
    [supreme] una coppia Suprema
    [mixed-pair] una coppia mista
    [civil-triple] una tripla con due tessere civili
    [military-triple] una tripla con due tessere militari
   *[quartet] un quartetto
  } (civili { $civil }, militari { $military }), { $best } è { $best-kind ->
    [civil-single] una tessera civile singola
    [military-single] una tessera militare singola
    [civil-pair] una coppia civile
    [military-pair] una coppia militare
    [supreme] una coppia Suprema
    [mixed-pair] una coppia mista
    [civil-triple] una tripla con due tessere civili
    [military-triple] una tripla con due tessere militari
   *[quartet] un quartetto
  } (civili { $best-civil }, militari { $best-military }). Si confrontano solo combinazioni dello stesso tipo. Puoi mettere giù { $tiles }.
tien-gow-why-equal = Con { $tiles } pareggi soltanto { $best }, e a pari valore non si batte: vale ciò che c’era prima. Puoi metterlo giù.
tien-gow-table-face-down = solo coperta: nessuna combinazione con questa supera ciò che è in tavola
tien-gow-why-lower = Con { $tiles } resti sotto { $best }. Puoi metterlo giù.

## Mosse

tien-gow-action-lead = Esci con { $tiles }{ $kind ->
    [civil-single] {""}
    [military-single] {""}
    [civil-pair] {" "}(coppia civile)
    [military-pair] {" "}(coppia militare)
    [supreme] {" "}(Suprema)
    [mixed-pair] {" "}(coppia mista)
    [civil-triple] {" "}(tripla, due civili)
    [military-triple] {" "}(tripla, due militari)
   *[quartet] {" "}(quartetto)
  }
tien-gow-action-show = Mostra { $tiles }{ $kind ->
    [civil-single] {""}
    [military-single] {""}
    [civil-pair] {" "}(coppia civile)
    [military-pair] {" "}(coppia militare)
    [supreme] {" "}(Suprema)
    [mixed-pair] {" "}(coppia mista)
    [civil-triple] {" "}(tripla, due civili)
    [military-triple] {" "}(tripla, due militari)
   *[quartet] {" "}(quartetto)
  }
tien-gow-action-put-down = Metti giù { $tiles }

## Suggerimenti

tien-gow-tip-last-trick = Solo l’ultima presa vince la smazzata. Tieni per lei una tessera che gli altri possano battere a fatica.
tien-gow-tip-columns = Le colonne proteggono: con quattro non paghi niente, senza nessuna paghi 5. Una colonna presto vale una buona tessera.
tien-gow-tip-early-death = Senza colonne non puoi mostrare la tua ultima tessera, se l’ultima presa è di singole. Fai prima una presa.
tien-gow-tip-suits = Singole di semi diversi non si incontrano mai: una militare in uscita la batte solo una militare, per quanto alte siano le tue civili.
tien-gow-tip-triples = Due civili e una militare, e una civile e due militari, sono triple di tipo diverso e non si battono fra loro.
tien-gow-tip-names = Il Sei Martello (51, civile) si chiama anche Sei Testagrossa; il Grande Sei è il 42, militare. Guarda i punti, non il nome.
tien-gow-tip-put-down = Niente ti obbliga a vincere: puoi mettere giù tessere che batterebbero, e nessuno le vede prima della fine della smazzata.

## Che cosa è successo

tien-gow-event-banker = { $seat } { $seat ->
    [Tu] sei
   *[other] è
  } al banco, con la prima uscita.
tien-gow-event-lead = { $seat } { $seat ->
    [Tu] esci
   *[other] esce
  } con { $tiles }.
tien-gow-event-show = { $seat } { $seat ->
    [Tu] mostri
   *[other] mostra
  } { $tiles }.
tien-gow-event-put-down = { $seat } { $seat ->
    [Tu] metti
   *[other] mette
  } giù { $tiles }.
tien-gow-event-hidden = { $seat } { $seat ->
    [Tu] metti
   *[other] mette
  } giù { $number ->
    [one] una tessera
   *[other] { $number } tessere
  }.
tien-gow-event-trick = { $seat } { $seat ->
    [Tu] vinci
   *[other] vince
  } la presa { $trick } e { $number ->
    [one] una colonna
   *[other] { $number } colonne
  }.
tien-gow-event-over = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
  } vinto l’ultima presa, e con lei la smazzata.

## Errori


## The table of the terminal

tien-gow-table-trick = Presa { $number }{ $last ->
    [yes] , l’ultima
   *[no] {""}
  }{ $width ->
    [0] {""}
    [one] : una tessera ciascuno
   *[other] : { $width } tessere ciascuno
  }
tien-gow-table-banker = banco
tien-gow-table-columns = { $number } { $number ->
    [one] colonna
   *[other] colonne
  }
tien-gow-table-tiles = { $number } { $number ->
    [one] tessera
   *[other] tessere
  }
tien-gow-table-best = migliore
tien-gow-table-to-beat = Da battere: { tien-gow-kind } ({ $seat }),
tien-gow-table-last-trick = Presa { $number }:
tien-gow-table-won = → { $seat }, { $number } { $number ->
    [one] colonna
   *[other] colonne
  }
tien-gow-table-you-put-down = Hai messo giù
tien-gow-table-no-column = Ancora nessuna colonna: in un’ultima presa di singole non puoi mostrare una tessera, e paghi 5.
tien-gow-table-put-down = O mettine giù { $number } qualsiasi: un meno e le loro lettere, come -{ $letters } (numeri da { $first } a { $last }; l li elenca).
tien-gow-table-put-down-only = Mettine giù { $number } qualsiasi: un meno e le loro lettere, come -{ $letters } (numeri da 1 a { $last }; l li elenca).
tien-gow-table-verb-lead = Esci con
tien-gow-table-verb-show = Mostra
tien-gow-table-verb-down = Metti giù
tien-gow-table-both = Queste tessere si possono mostrare o mettere giù: scrivi +{ $word } per mostrarle, -{ $word } per metterle giù.
tien-gow-table-leader-shows = Tocca a te uscire, e un’uscita si mostra sempre scoperta.
tien-gow-table-not-understood = «{ $word }» non è una delle mosse di adesso: scrivi un numero dell’elenco, o le lettere delle tue tessere.
tien-gow-table-civil = Civili [ ], dall’alto in basso:
tien-gow-table-military = Militari ( ), dall’alto in basso; a somma uguale sono pari:
tien-gow-table-sets = Combinazioni: una singola; due tessere civili identiche; due militari di uguale somma; (4:2)(2:1), la coppia Suprema, che niente batte e che non batte niente; e combinazioni miste di una o due tessere civili e una o due militari di una famiglia. Si confrontano solo combinazioni dello stesso tipo, con gli stessi numeri di civili e militari. Le famiglie, dall’alto in basso:
tien-gow-table-settlement = Chi vince l’ultima presa fa i conti con ciascuno: senza colonne si paga 5, con una, due o tre ciò che manca a quattro, con quattro niente; con cinque o sei il vincitore paga ciò che è in più. Doppio con il banchiere; per tutti, se l’ultima presa è vinta da un quartetto, dalla Suprema o da un (2:1) singolo; per tutti, se il vincitore ha tutte e otto le colonne.
tien-gow-table-winner = { $seat }: vittoria nell’ultima presa, e nella smazzata. { $factors }
tien-gow-table-factor-little-three = Doppio: l’ultima presa è stata vinta con il Piccolo Tre 2-1.
tien-gow-table-factor-supreme = Doppio: l’ultima presa è stata vinta con la Suprema.
tien-gow-table-factor-quartet = Doppio: l’ultima presa è stata vinta con un quartetto.
tien-gow-table-factor-sweep = Doppio per tutte e otto le colonne.
tien-gow-table-factor-none = {""}
tien-gow-table-row-even = { $seat }: 4 colonne, niente da pagare.
tien-gow-table-row-pays = { $seat }: { $columns ->
    [0] nessuna colonna
    [one] una colonna
   *[other] { $columns } colonne
  }, { $base }{ $times ->
    [1] {""}
   *[other] {" "}× { $times }{ $banker ->
      [both] {" "}(banchiere)
     *[none] {""}
    }
  } → { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
tien-gow-table-row-paid = { $seat }: { $columns } colonne, { $base } oltre le quattro{ $times ->
    [1] {""}
   *[other] {" "}× { $times }{ $banker ->
      [both] {" "}(banchiere)
     *[none] {""}
    }
  } → { $points } da { $holder ->
    [Tu] te
   *[other] { $holder }
  }
tien-gow-table-row-liable = { $seat }: { $columns ->
    [0] nessuna colonna
    [one] una colonna
   *[other] { $columns } colonne
  }, { $base }{ $times ->
    [1] {""}
   *[other] {" "}× { $times }{ $banker ->
      [both] {" "}(banchiere)
     *[none] {""}
    }
  } → { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }, da { $holder ->
    [Tu] te
   *[other] { $holder }
  }: uscita con il Piccolo Tre 2-1, persa contro il Grande Sei 4-2

## The table of the browser

tien-gow-columns-owes = deve { $n }
tien-gow-columns-safe = al sicuro
tien-gow-columns-over = al sicuro, +{ $n }
tien-gow-coach = Chi esce mette una tessera o una combinazione; gli altri ne mostrano una più alta dello stesso tipo, o mettono giù altrettante tessere coperte. Il numero su una tessera è il suo rango; i segni 文 e 武 al centro indicano i due semi.
