# Parole sui tavoli del terminale.

table-deal-of = smazzata { $deal } di { $deals }
table-hand = Mano: { $pieces }
table-your-hand = La tua mano
table-clockwise = Si gioca verso sinistra: { $names }
table-counterclockwise = Si gioca verso destra: { $names }
table-deal = Smazzata
table-total = Partita
table-score = Punti

## Hanafuda

table-dealer = mazz.
table-right = destra
table-left = sin.
table-fishing-count = { $hand } in mano · { $cards } prese, { $points } punti − { $burden } = { $above }
table-slip = nastro
table-slip-poem = nastro con poesia
table-slip-blue = nastro blu
table-dregs = scarto
table-slips = { $number } { $number ->
    [one] nastro
   *[other] nastri
  }
table-poems = (rossi { $red }, blu { $blue })
table-dregs-count = { $number } { $number ->
    [one] scarto
   *[other] scarti
  }
table-field = Campo (mazzo { $stock })
table-drawn = pescata:
table-shown = mostrate:
table-open = scoperte a tutti:
table-lay = Posa { $card }
table-take = { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }
table-from = da { $names }
table-payments = Pagamenti
table-sudaoshi-opening = Le carte mostrate tornano in mano; lì non si possono prendere.
table-hana-awase-opening = Queste carte restano scoperte: gli altri due le possono prendere come se fossero sul campo.
table-sudaoshi-cards = Punti carta
table-sudaoshi-burden = Carico
table-hana-awase-cards = Punti carta
table-hana-awase-par = Meno un terzo
table-hana-awase-draw = Pari

## Hachinin Meri

hachinin-meri-table-action-declare = Dichiara { $robai }: prendi l’okie ed esci; le coppie del Robai pagano 2
hachinin-meri-table-action-hide = Passa e tieni segreto { $robai }: le sue coppie pagano 5, alle due squadre
hachinin-meri-table-action-hide-last = Passa e tieni segreto { $robai }; sei il mazziere e prendi l’okie
hachinin-meri-table-action-trump = Taglia con { $card } (coperta)
hachinin-meri-table-action-throw = Butta { $card }
hachinin-meri-table-action-meri = Gioca { $card }
hachinin-meri-table-action-lead-meri = Esci con { $card }, una briscola: Meri
hachinin-meri-table-order = In senso orario, riga per riga.
hachinin-meri-table-yours = {" "}(la tua)
hachinin-meri-table-points = { $points }
hachinin-meri-table-trump = Briscola
hachinin-meri-table-okie = okie
hachinin-meri-table-declared = { $seat ->
    [Tu] a te, che dichiari
   *[other] a { $seat }, che dichiara
  }
hachinin-meri-table-taken = al mazziere ({ $seat })
hachinin-meri-table-trick = presa { $number } di 9
hachinin-meri-table-free = LIBERO
hachinin-meri-table-meri = MERI
hachinin-meri-table-monchi = MONCHI
hachinin-meri-table-led = esce
hachinin-meri-table-passed = passo
hachinin-meri-table-last-trick = Presa { $number }:
hachinin-meri-table-won = → { $seat } ({ $team })
hachinin-meri-table-keep-sun = Il Sun era l’unica briscola che ti è stata distribuita: puoi tenerlo, anche quando si chiamano briscole.
hachinin-meri-table-all-pass = Hanno passato: { $names }
hachinin-meri-table-ladders = Che cosa batte che cosa, dalla più forte
hachinin-meri-table-ladder-key = [ ] l’hai tu, · andata. Un * segna le briscole, ▒ una carta coperta. PRo, il Tenka, è sempre una briscola. P Pao, I Isu, K Koppu, O Ouru, G Guru; Su Sun, Un, So Sota, Ro Robai, Re Rei, Ka Kaba.
hachinin-meri-table-phases = LIBERO: gioca quello che vuoi. MERI (si è usciti di briscola): gioca una briscola, se ne hai. MONCHI (dopo un Meri, uscita non di briscola): rispondi al seme o gioca una briscola; qualsiasi carta se del seme non ne hai.
hachinin-meri-table-pairs = Fuori dal Meri, una presa vinta con una di queste sulla migliore briscola dell’altra squadra le toglie 2 punti (5 nella nona presa, o con un Robai tenuto segreto): Sun su Un, Un su Sota, Sota sul Robai di briscola, quel Robai su Rei, 2 su 1 (Pao, Isu), 8 su 9 (Koppu, Ouru, Guru).
hachinin-meri-table-tricks = { $team }: { $points } { $points ->
    [one] presa
   *[other] prese
  } ({ $tricks })
hachinin-meri-table-pair-ninth = Vale 5, perché era la nona presa.
hachinin-meri-table-pair-hidden = Vale 5, perché il Robai era stato tenuto segreto.
hachinin-meri-table-pair-plain = Vale 2.

## Tien Gow

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

## Shou Ba Yi

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
