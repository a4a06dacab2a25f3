# Hana-awase: tutto ciò che si legge del gioco.

hana-awase-name = Hana-awase 花合わせ
hana-awase-about = L’antico gioco per tre dei fiori da abbinare, in cui una mano piena di scarti si paga, ma resta scoperta e gli altri possono prenderne le carte.
hana-awase-goal = Prendi più di 88 punti carta, un terzo del mazzo: una luce vale 20, un animale 10, un nastro 5, uno scarto 1. Sedici combinazioni di carte prese sono pagate dagli altri due alla fine della smazzata. Se qualcuno finisce con 20 punti carta o meno, la smazzata è pari.

## Opzioni

hana-awase-option-rounds = Quante smazzate ha la partita
hana-awase-option-willow-row-voids = Se una Fila del Salice, in qualsiasi mazzetto, annulla tutte le combinazioni prese di tutti, sé stessa compresa, e il pagamento per le poche carte
hana-awase-option-rained-out = Se l’Uomo della pioggia in un mazzetto ne annulla la Contemplazione della Luna, quella dei Fiori e la Bevuta
hana-awase-option-draw-keeps-dealt = Se i pagamenti per le combinazioni distribuite restano validi in una smazzata pari
hana-awase-option-open-capture-optional = Se una carta che si abbina solo a carte scoperte in una mano si può anche posare sul campo

## Che cosa c’è da fare

hana-awase-phase-hand = Gioca una carta dalla mano
hana-awase-phase-drawn = La carta pescata ha più di una via: scegli
hana-awase-phase-over = La smazzata è finita

## Nomi delle combinazioni

hana-awase-hand-six-dregs = Sei Scarti
hana-awase-hand-seven-dregs = Sette Scarti
hana-awase-hand-five-lights = Cinque Luci
hana-awase-hand-four-lights = Quattro Luci
hana-awase-hand-seven-poems = Sette Poesie
hana-awase-hand-blue-poems = Poesie Blu
hana-awase-hand-red-poems = Poesie Rosse
hana-awase-hand-six-poems = Sei Poesie
hana-awase-hand-drinking = Bevuta
hana-awase-hand-spring = Primavera
hana-awase-hand-pine-paulownia-moon = Pino Paulonia Luna
hana-awase-hand-boar-deer-butterfly = Cinghiale Cervo Farfalla
hana-awase-hand-moon-viewing = Contemplazione della Luna
hana-awase-hand-flower-viewing = Contemplazione dei Fiori
hana-awase-hand-grass = Erba
hana-awase-hand-wisteria-row = Fila del Glicine
hana-awase-hand-willow-row = Fila del Salice
hana-awase-hand-paulownia-row = Fila della Paulonia

## Righe di punteggio

hana-awase-line-dealt-six-dregs = { hana-awase-hand-six-dregs }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-dealt-six-dregs-note = Sei delle sette carte distribuite erano scarti; sono rimaste scoperte.
hana-awase-line-dealt-seven-dregs = { hana-awase-hand-seven-dregs }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-dealt-seven-dregs-note = Tutte e sette le carte distribuite erano scarti; sono rimaste scoperte.
hana-awase-line-captured-five-lights = { hana-awase-hand-five-lights }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-captured-five-lights-note = Gru, Sipario, Luna, Uomo della pioggia e Fenice in un solo mazzetto.
hana-awase-line-captured-four-lights = { hana-awase-hand-four-lights }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-captured-four-lights-note = Gru, Sipario, Luna e Fenice, senza l’Uomo della pioggia.
hana-awase-line-captured-seven-poems = { hana-awase-hand-seven-poems }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-captured-seven-poems-note = Sette o più dei nove nastri, escluso quello di novembre.
hana-awase-line-captured-blue-poems = { hana-awase-hand-blue-poems }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-captured-blue-poems-note = I nastri blu di giugno, settembre e ottobre.
hana-awase-line-captured-red-poems = { hana-awase-hand-red-poems }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-captured-red-poems-note = I nastri con poesia di gennaio, febbraio e marzo.
hana-awase-line-captured-six-poems = { hana-awase-hand-six-poems }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-captured-six-poems-note = Esattamente sei dei nove nastri, escluso quello di novembre.
hana-awase-line-captured-drinking = { hana-awase-hand-drinking }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-captured-drinking-note = Coppa, Luna e Sipario; sostituisce le due Contemplazioni.
hana-awase-line-captured-spring = { hana-awase-hand-spring }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-captured-spring-note = Gru, Usignolo e Sipario.
hana-awase-line-captured-pine-paulownia-moon = { hana-awase-hand-pine-paulownia-moon }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-captured-pine-paulownia-moon-note = Gru, Fenice e Luna.
hana-awase-line-captured-boar-deer-butterfly = { hana-awase-hand-boar-deer-butterfly }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-captured-boar-deer-butterfly-note = Cinghiale, Cervo e Farfalle.
hana-awase-line-captured-moon-viewing = { hana-awase-hand-moon-viewing }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-captured-moon-viewing-note = Coppa e Luna, senza il Sipario.
hana-awase-line-captured-flower-viewing = { hana-awase-hand-flower-viewing }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-captured-flower-viewing-note = Coppa e Sipario, senza la Luna.
hana-awase-line-captured-grass = { hana-awase-hand-grass }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-captured-grass-note = I nastri semplici di aprile, maggio e luglio.
hana-awase-line-captured-wisteria-row = { hana-awase-hand-wisteria-row }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-captured-wisteria-row-note = Tutte e quattro le carte di aprile.
hana-awase-line-captured-willow-row = { hana-awase-hand-willow-row }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-captured-willow-row-note = Tutte e quattro le carte di novembre.
hana-awase-line-captured-paulownia-row = { hana-awase-hand-paulownia-row }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-captured-paulownia-row-note = Tutte e quattro le carte di dicembre.
hana-awase-line-few-cards = Poche carte: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-few-cards-note = Otto carte prese o meno per il mazziere e chi gli sta a destra, dieci per chi gli sta a sinistra.
hana-awase-line-cards = Carte prese, { $to }: { $points } punti carta
hana-awase-line-cards-note = Luce 20, animale 10, nastro 5, scarto 1.
hana-awase-line-par = Un terzo del mazzo in meno, { $to }: { $points }
hana-awase-line-par-note = Il mazzo vale 264 punti carta, 88 a testa.
hana-awase-line-draw = Smazzata pari: nessun punto carta per { $to ->
    [Tu] te
   *[other] { $to }
  }
hana-awase-line-draw-note = Con un mazzetto di 20 punti carta o meno, combinazioni prese, poche carte e punti carta non contano per nessuno.

## Che cosa non ha contato

hana-awase-note-draw = { $seat ->
    [Tu] Hai
   *[other] { $seat } ha
  } solo { $points } punti carta, e con 20 o meno la smazzata è pari: combinazioni prese, poche carte e punti carta non contano per nessuno.
hana-awase-note-dealt-kept = { $seat }: resta il pagamento per { $hand }, come si gioca a questo tavolo.
hana-awase-note-dealt-lost = { $seat }: nessun pagamento per { $hand } in una smazzata pari.
hana-awase-note-willow = { $seat ->
    [Tu] Hai
   *[other] { $seat } ha
  } una Fila del Salice: a questo tavolo annulla le combinazioni prese di tutti, anche sé stessa, e il pagamento per poche carte.
hana-awase-note-not-counted = { $seat }: niente punti per { $hand }.
hana-awase-note-few-cards = { $seat }: nessun pagamento per le poche carte ({ $number }).
hana-awase-note-rained-out = { $seat }: niente punti per { $hand }, perché nello stesso mazzetto c’è l’Uomo della pioggia.

## Perché una carta non si può giocare

hana-awase-why-drawn-first = Prima la carta del mazzo: scegli che cosa fa { $drawn }, poi il turno è finito

## Mosse

hana-awase-action-lay = Posa { $card } sul campo
hana-awase-action-take = { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }
hana-awase-action-take-all = { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } tutto il mese: { $taken }
hana-awase-action-take-open = { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }; { $open } dalla mano scoperta di { $owner ->
    [Tu] te
   *[other] { $owner }
  }
hana-awase-action-take-open-both = { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }; { $open } dalle mani scoperte
hana-awase-action-drawn-lay = Dal mazzo, { $card } { $card ->
    [Farfalle] restano
    [Oche] restano
   *[other] resta
  } sul campo
hana-awase-action-drawn-take = Dal mazzo, { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }
hana-awase-action-drawn-take-all = Dal mazzo, { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } tutto il mese: { $taken }
hana-awase-action-drawn-take-open = Dal mazzo, { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }; { $open } dalla mano scoperta di { $owner ->
    [Tu] te
   *[other] { $owner }
  }
hana-awase-action-drawn-take-open-both = Dal mazzo, { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }; { $open } dalle mani scoperte

## Che cosa è successo

hana-awase-event-six-dregs = { $seat }: { hana-awase-hand-six-dregs }, 20 da ognuno; sul tavolo stanno scoperte { $cards }
hana-awase-event-seven-dregs = { $seat }: { hana-awase-hand-seven-dregs }, 30 da ognuno; sul tavolo stanno scoperte { $cards }
hana-awase-event-no-hand = { $seat }: nessuna carta in mano, solo quella del mazzo
hana-awase-event-drawn-waits = { $seat }, dal mazzo: { $card } ha più di una via
hana-awase-event-played-lay = { $seat }: { $card } { $card ->
    [Farfalle] restano
    [Oche] restano
   *[other] resta
  } sul campo
hana-awase-event-played-take = { $seat }: { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }
hana-awase-event-played-take-all = { $seat }: { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } tutto il mese, { $taken }
hana-awase-event-played-take-open = { $seat }: { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }; { $open } dalla mano scoperta di { $owner ->
    [Tu] te
   *[other] { $owner }
  }
hana-awase-event-played-take-open-both = { $seat }: { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }; { $open } dalle mani scoperte
hana-awase-event-drawn-lay = { $seat }, dal mazzo: { $card } { $card ->
    [Farfalle] restano
    [Oche] restano
   *[other] resta
  } sul campo
hana-awase-event-drawn-take = { $seat }, dal mazzo: { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }
hana-awase-event-drawn-take-all = { $seat }, dal mazzo: { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } tutto il mese, { $taken }
hana-awase-event-drawn-take-open = { $seat }, dal mazzo: { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }; { $open } dalla mano scoperta di { $owner ->
    [Tu] te
   *[other] { $owner }
  }
hana-awase-event-drawn-take-open-both = { $seat }, dal mazzo: { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }; { $open } dalle mani scoperte

## Suggerimenti

hana-awase-tip-open = Sei o sette scarti in mano si pagano, ma restano scoperti: gli altri li possono prendere come se fossero sul campo.
hana-awase-tip-own-open = Le tue carte scoperte non si prendono con una carta che giochi tu; un altro giocatore può prenderle.
hana-awase-tip-no-hand = Una carta presa dalla tua mano non viene sostituita: più avanti avrai turni con la sola carta del mazzo.
hana-awase-tip-capture = Non devi prendere: si può giocare qualsiasi carta. Ma una carta che si abbina al campo o a una mano scoperta prende.
hana-awase-tip-drawn = Anche la carta del mazzo prende, perfino quella appena posata.
hana-awase-tip-three = Tre carte abbinate si prendono insieme, ovunque siano.
hana-awase-tip-draw = Con 20 punti carta o meno la smazzata è pari: combinazioni prese e punti carta non contano per nessuno.
hana-awase-tip-end = Le combinazioni prese non chiudono la smazzata; si pagano dopo l’ultimo turno.
hana-awase-tip-lights = Le Cinque Luci vogliono l’Uomo della pioggia; le Quattro Luci devono farne a meno.
hana-awase-tip-poems = Il nastro di novembre non è una poesia.
hana-awase-tip-par = Il punteggio di una smazzata sono i punti carta meno 88, con tutti i pagamenti.
hana-awase-tip-few-cards = Le poche carte si pagano: otto o meno per il mazziere e la destra, dieci o meno per la sinistra.

## The table of the terminal

hana-awase-table-opening = Queste carte restano scoperte: gli altri due le possono prendere come se fossero sul campo.
hana-awase-table-cards = Punti carta
hana-awase-table-par = Meno un terzo
hana-awase-table-draw = Pari

## The table of the browser

hana-awase-coach = Le carte di uno stesso mese si accoppiano; il numero nell’angolo è il mese, quello in basso il valore. La carta che giochi prende dal campo quella del suo mese; se non c’è, resta lì. Un punto sopra una tua carta: ora prende qualcosa.
hana-awase-meter = Punti carta, meno 88
