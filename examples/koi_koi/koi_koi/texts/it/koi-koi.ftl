# Koi-Koi: tutto ciò che si legge del gioco.

koi-koi-name = Koi-Koi こいこい
koi-koi-about = Il duello hanafuda per due: componi una combinazione con le carte prese, poi fermati e riscuoti, oppure chiama koi-koi e tenta di più.
koi-koi-goal = Prendi carte che compongono combinazioni. Chi dopo un turno ne ha una può fermarsi, il che chiude la smazzata e paga tutte le combinazioni del suo mazzetto, oppure chiamare koi-koi e giocare ancora. Chi va avanti può perdere tutto: se l’altro si ferma prima, solo l’altro riscuote, e il doppio. Le combinazioni sono quattordici:

## Opzioni

koi-koi-option-rounds = Quante smazzate ha la partita
koi-koi-option-lights = Quanto valgono cinque luci, quattro, quattro con l’Uomo della pioggia e tre luci
koi-koi-option-viewings = Se la Coppa forma combinazioni con la Luna e con il Sipario: yes – sì; dry – non in un mazzetto con l’Uomo della pioggia; no
koi-koi-option-cup-is-dregs = Se la Coppa conta anche fra gli scarti, oltre che fra gli animali
koi-koi-option-month-cards = Se le quattro carte del mese della smazzata sono una combinazione
koi-koi-option-dealt-hands = Se quattro carte di un mese o quattro coppie distribuite in una mano chiudono subito la smazzata, pagate 6
koi-koi-option-double-seven = Se le combinazioni che valgono sette o più pagano il doppio
koi-koi-option-double-answer = Se chi si ferma dopo il koi-koi dell’altro riscuote il doppio
koi-koi-option-dealer-privilege = Se il mazziere riscuote 6 quando nessuno si è fermato

## Che cosa c’è da fare

koi-koi-phase-hand = Gioca una carta dalla mano
koi-koi-phase-drawn = La carta pescata si abbina a due: scegli quale prende
koi-koi-phase-call = Ti fermi, o koi-koi?
koi-koi-phase-over = La smazzata è finita

## Nomi delle combinazioni

koi-koi-hand-four-alike = Quattro dello stesso Mese
koi-koi-hand-four-pairs = Quattro Coppie
koi-koi-hand-five-lights = Cinque Luci
koi-koi-hand-four-lights = Quattro Luci
koi-koi-hand-rainy-four = Quattro Luci con Pioggia
koi-koi-hand-three-lights = Tre Luci
koi-koi-hand-boar-deer-butterflies = Cinghiale Cervo Farfalle
koi-koi-hand-animals = Animali
koi-koi-hand-both-poems = Poesie Rosse e Blu
koi-koi-hand-red-poems = Poesie Rosse
koi-koi-hand-blue-poems = Poesie Blu
koi-koi-hand-slips = Nastri
koi-koi-hand-dregs = Scarti
koi-koi-hand-moon-viewing = Contemplazione della Luna
koi-koi-hand-flower-viewing = Contemplazione dei Fiori
koi-koi-hand-month = Il Mese

## Righe di punteggio

koi-koi-line-dealt-four-alike = { koi-koi-hand-four-alike }: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-dealt-four-alike-note = In una mano sono state distribuite tutte e quattro le carte di un mese.
koi-koi-line-dealt-four-pairs = { koi-koi-hand-four-pairs }: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-dealt-four-pairs-note = Le otto carte distribuite erano quattro coppie dello stesso mese.
koi-koi-line-captured-five-lights = { koi-koi-hand-five-lights }: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-captured-five-lights-note = Gru, Sipario, Luna, Uomo della pioggia e Fenice in un solo mazzetto.
koi-koi-line-captured-four-lights = { koi-koi-hand-four-lights }: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-captured-four-lights-note = Gru, Sipario, Luna e Fenice, senza l’Uomo della pioggia.
koi-koi-line-captured-rainy-four = { koi-koi-hand-rainy-four }: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-captured-rainy-four-note = L’Uomo della pioggia e tre altre luci.
koi-koi-line-captured-three-lights = { koi-koi-hand-three-lights }: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-captured-three-lights-note = Tre luci, escluso l’Uomo della pioggia.
koi-koi-line-captured-boar-deer-butterflies = { koi-koi-hand-boar-deer-butterflies }: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-captured-boar-deer-butterflies-note = Cinghiale, Cervo e Farfalle; uno in più per ogni altro animale.
koi-koi-line-captured-animals = { koi-koi-hand-animals }: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-captured-animals-note = Cinque animali qualsiasi; uno in più per ogni altro.
koi-koi-line-captured-both-poems = { koi-koi-hand-both-poems }: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-captured-both-poems-note = I nastri con poesia da gennaio a marzo e i nastri blu; uno in più per ogni altro nastro.
koi-koi-line-captured-red-poems = { koi-koi-hand-red-poems }: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-captured-red-poems-note = I nastri con poesia di gennaio, febbraio e marzo; uno in più per ogni altro nastro.
koi-koi-line-captured-blue-poems = { koi-koi-hand-blue-poems }: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-captured-blue-poems-note = I nastri blu di giugno, settembre e ottobre; uno in più per ogni altro nastro.
koi-koi-line-captured-slips = { koi-koi-hand-slips }: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-captured-slips-note = Cinque nastri qualsiasi; uno in più per ogni altro.
koi-koi-line-captured-dregs = { koi-koi-hand-dregs }: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-captured-dregs-note = Dieci scarti qualsiasi; uno in più per ogni altro.
koi-koi-line-captured-moon-viewing = { koi-koi-hand-moon-viewing }: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-captured-moon-viewing-note = Coppa e Luna.
koi-koi-line-captured-flower-viewing = { koi-koi-hand-flower-viewing }: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-captured-flower-viewing-note = Coppa e Sipario.
koi-koi-line-captured-month = { koi-koi-hand-month }: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-captured-month-note = Le quattro carte del mese di questa smazzata: gennaio nella prima, e così via.
koi-koi-line-seven-or-more = Sette o più, raddoppiate: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-seven-or-more-note = Le combinazioni che insieme valgono sette punti o più contano due volte.
koi-koi-line-answer = Risposta al koi-koi, raddoppiata: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-answer-note = Chi si ferma dopo il koi-koi dell’altro è pagato due volte.
koi-koi-line-privilege = Privilegio del mazziere: { $points } a { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-privilege-note = Nessuno si è fermato, e il mazziere riscuote per questo.
koi-koi-line-draw = Pari: niente per { $to ->
    [Tu] te
   *[other] { $to }
  }
koi-koi-line-draw-note = Tutte le carte sono giocate e nessuno si è fermato.

## Che cosa non ha contato

koi-koi-note-unpaid = { $seat }: combinazioni per { $points } non pagate, perché riscuote solo chi si ferma.

## Perché una carta non si può giocare

koi-koi-why-drawn-first = Prima la carta del mazzo: scegli che cosa fa { $drawn }, poi il turno è finito
koi-koi-why-call-first = Prima di’ se ti fermi: { $card } si gioca quando la smazzata continua

## Mosse

koi-koi-action-lay = Posa { $card } sul campo
koi-koi-action-take = { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }
koi-koi-action-take-all = { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } tutto il mese: { $taken }
koi-koi-action-drawn-take = Dal mazzo, { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }
koi-koi-action-koi-koi = Koi-koi: avanti per avere di più
koi-koi-action-stop = Fermati: { $points } per te
koi-koi-action-show = Mostra la mano: la smazzata finisce

## Che cosa è successo

koi-koi-event-four-alike = { $seat }: { koi-koi-hand-four-alike }, 6 punti; tutta la mano è mostrata, { $cards }
koi-koi-event-four-pairs = { $seat }: { koi-koi-hand-four-pairs }, 6 punti; tutta la mano è mostrata, { $cards }
koi-koi-event-drawn-waits = { $seat }, dal mazzo: { $card } si abbina a due
koi-koi-event-played-lay = { $seat }: { $card } { $card ->
    [Farfalle] restano
    [Oche] restano
   *[other] resta
  } sul campo
koi-koi-event-played-take = { $seat }: { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }
koi-koi-event-played-take-all = { $seat }: { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } tutto il mese, { $taken }
koi-koi-event-drawn-lay = { $seat }, dal mazzo: { $card } { $card ->
    [Farfalle] restano
    [Oche] restano
   *[other] resta
  } sul campo
koi-koi-event-drawn-take = { $seat }, dal mazzo: { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }
koi-koi-event-drawn-take-all = { $seat }, dal mazzo: { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } tutto il mese, { $taken }
koi-koi-event-koi-koi = { $seat }: koi-koi!
koi-koi-event-stop = { $seat }: basta così

## Suggerimenti

koi-koi-tip-call = Dopo un turno che ha composto o migliorato una combinazione puoi fermarti e riscuotere, oppure chiamare koi-koi e andare avanti.
koi-koi-tip-risk = Chi ha chiamato koi-koi riscuote solo se le combinazioni crescono ancora; se l’altro si ferma prima, l’altro riscuote il doppio.
koi-koi-tip-seven = Le combinazioni che insieme valgono sette punti o più pagano il doppio: con sei, uno scarto in più vale un koi-koi.
koi-koi-tip-last = Con l’ultima carta della mano ti fermi da sé: non resta nulla con cui andare avanti.
koi-koi-tip-rain = L’Uomo della pioggia fa quattro luci o cinque, ma non tre.
koi-koi-tip-cup = La Coppa è la carta più indaffarata: è un animale, e si combina con la Luna e con il Sipario.
koi-koi-tip-slips = Il nastro di novembre conta fra i nastri, ma non fa poesie.
koi-koi-tip-drawn = Anche la carta del mazzo prende, perfino quella appena posata.
koi-koi-tip-three = Tre carte abbinate si prendono insieme.

## Il tavolo del terminale

koi-koi-table-opening = Queste carte sono state distribuite: la smazzata finisce subito.
koi-koi-table-called = { $number ->
    [one] koi-koi
   *[other] koi-koi ×{ $number }
  }
koi-koi-table-draw = Pari

## Il tavolo del browser

koi-koi-meter = Quanto valgono le combinazioni prese, prima dei raddoppi
koi-koi-coach = Le carte di uno stesso mese si accoppiano; il numero nell’angolo è il mese. La carta che giochi prende dal campo quella del suo mese; se non c’è, resta lì. Un punto sopra una tua carta: ora prende qualcosa. Componi una combinazione, poi fermati o va’ avanti.
