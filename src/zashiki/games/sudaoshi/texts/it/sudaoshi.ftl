# Sudaoshi: tutto ciò che si legge del gioco.

sudaoshi-name = Sudaoshi すだおし
sudaoshi-about = Un gioco di hanafuda per tre in cui gli scarti sono le carte migliori e ognuno comincia la smazzata con un carico.
sudaoshi-goal = Prendi più punti carta del tuo carico. Gli scarti, il Sipario e la Fenice valgono dieci, luci e animali cinque, un nastro uno: 330 in tutto, e anche i tre carichi fanno 330. Le prime sette carte possono essere una combinazione distribuita, che gli altri due pagano subito.

## Opzioni

sudaoshi-option-rounds = Quante smazzate ha la partita
sudaoshi-option-november-dregs = Se tutte le carte di novembre contano come scarti per le combinazioni distribuite; i loro punti carta restano gli stessi
sudaoshi-option-burden = Chi porta 110 e 120 dopo la prima smazzata: rank – il punteggio più basso porta 120; seat – la destra del mazziere 110, la sinistra 120

## Che cosa c’è da fare

sudaoshi-phase-hand = Gioca una carta dalla mano
sudaoshi-phase-drawn = La carta pescata si abbina a due: scegli quale prende
sudaoshi-phase-over = La smazzata è finita

## Nomi delle combinazioni

sudaoshi-hand-three = Tris
sudaoshi-hand-standing-three = Tris in Piedi
sudaoshi-hand-red = Rosso
sudaoshi-hand-one-slip = Un Nastro
sudaoshi-hand-one-ten = Un Dieci
sudaoshi-hand-wither = Secca
sudaoshi-hand-one-light = Una Luce
sudaoshi-hand-lead = Appaiata
sudaoshi-hand-four = Quattro
sudaoshi-hand-haneken = Haneken
sudaoshi-hand-four-two-one = Quattro Due Uno
sudaoshi-hand-four-three = Quattro Tre
sudaoshi-hand-red-three = Rosso con Tris
sudaoshi-hand-one-slip-three = Un Nastro con Tris
sudaoshi-hand-one-ten-three = Un Dieci con Tris
sudaoshi-hand-one-light-three = Una Luce con Tris
sudaoshi-hand-wither-three = Secca con Tris
sudaoshi-hand-two-three = Due Tris
sudaoshi-hand-red-standing-three = Rosso con Tris in Piedi
sudaoshi-hand-one-slip-standing-three = Un Nastro con Tris in Piedi
sudaoshi-hand-one-ten-standing-three = Un Dieci con Tris in Piedi
sudaoshi-hand-wither-standing-three = Secca con Tris in Piedi
sudaoshi-hand-two-standing-threes = Due Tris in Piedi
sudaoshi-hand-red-lead = Rosso con Appaiata
sudaoshi-hand-one-slip-lead = Un Nastro con Appaiata
sudaoshi-hand-one-ten-lead = Un Dieci con Appaiata
sudaoshi-hand-wither-lead = Secca con Appaiata
sudaoshi-hand-one-light-lead = Una Luce con Appaiata
sudaoshi-hand-red-four = Rosso con Quattro
sudaoshi-hand-one-slip-four = Un Nastro con Quattro
sudaoshi-hand-one-ten-four = Un Dieci con Quattro
sudaoshi-hand-wither-four = Secca con Quattro
sudaoshi-hand-one-light-four = Una Luce con Quattro
sudaoshi-hand-red-haneken = Rosso con Haneken
sudaoshi-hand-one-slip-haneken = Un Nastro con Haneken
sudaoshi-hand-one-ten-haneken = Un Dieci con Haneken
sudaoshi-hand-wither-haneken = Secca con Haneken
sudaoshi-hand-one-light-haneken = Una Luce con Haneken
sudaoshi-hand-red-four-two-one = Rosso con Quattro Due Uno
sudaoshi-hand-one-slip-four-two-one = Un Nastro con Quattro Due Uno
sudaoshi-hand-one-ten-four-two-one = Un Dieci con Quattro Due Uno
sudaoshi-hand-wither-four-two-one = Secca con Quattro Due Uno
sudaoshi-hand-one-light-four-two-one = Una Luce con Quattro Due Uno
sudaoshi-hand-one-slip-four-three = Un Nastro con Quattro Tre
sudaoshi-hand-one-ten-four-three = Un Dieci con Quattro Tre
sudaoshi-hand-wither-four-three = Secca con Quattro Tre
sudaoshi-hand-one-light-four-three = Una Luce con Quattro Tre
sudaoshi-hand-over-the-hills = Oltre le Colline
sudaoshi-hand-the-hills = Le Colline
sudaoshi-hand-under-the-rainy-sky = Sotto il Cielo di Pioggia
sudaoshi-hand-rainy-sky = Cielo di Pioggia

## Righe di punteggio

sudaoshi-line-dealt-three = { sudaoshi-hand-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-three-note = Tre carte di un mese.
sudaoshi-line-dealt-standing-three = { sudaoshi-hand-standing-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-standing-three-note = Tre carte di aprile, maggio o luglio, o i tre scarti di dicembre.
sudaoshi-line-dealt-red = { sudaoshi-hand-red }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-red-note = Due nastri e cinque scarti.
sudaoshi-line-dealt-one-slip = { sudaoshi-hand-one-slip }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-slip-note = Un nastro e sei scarti.
sudaoshi-line-dealt-one-ten = { sudaoshi-hand-one-ten }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-ten-note = Un animale e sei scarti.
sudaoshi-line-dealt-wither = { sudaoshi-hand-wither }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-wither-note = Sette scarti.
sudaoshi-line-dealt-one-light = { sudaoshi-hand-one-light }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-light-note = Una luce e sei scarti.
sudaoshi-line-dealt-lead = { sudaoshi-hand-lead }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-lead-note = Tre coppie e un altro mese.
sudaoshi-line-dealt-four = { sudaoshi-hand-four }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-four-note = Tutte e quattro le carte di un mese.
sudaoshi-line-dealt-haneken = { sudaoshi-hand-haneken }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-haneken-note = Tre carte di un mese e due coppie.
sudaoshi-line-dealt-four-two-one = { sudaoshi-hand-four-two-one }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-four-two-one-note = Quattro carte di un mese, una coppia e un’altra.
sudaoshi-line-dealt-four-three = { sudaoshi-hand-four-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-four-three-note = Quattro carte di un mese e tre di un altro.
sudaoshi-line-dealt-red-three = { sudaoshi-hand-red-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-red-three-note = Due nastri e cinque scarti; e fra le sette tre carte di un mese.
sudaoshi-line-dealt-one-slip-three = { sudaoshi-hand-one-slip-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-slip-three-note = Un nastro e sei scarti; e fra le sette tre carte di un mese.
sudaoshi-line-dealt-one-ten-three = { sudaoshi-hand-one-ten-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-ten-three-note = Un animale e sei scarti; e fra le sette tre carte di un mese.
sudaoshi-line-dealt-one-light-three = { sudaoshi-hand-one-light-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-light-three-note = Una luce e sei scarti; e fra le sette tre carte di un mese.
sudaoshi-line-dealt-wither-three = { sudaoshi-hand-wither-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-wither-three-note = Sette scarti; e fra le sette tre carte di un mese.
sudaoshi-line-dealt-two-three = { sudaoshi-hand-two-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-two-three-note = Tre carte di un mese, due volte.
sudaoshi-line-dealt-red-standing-three = { sudaoshi-hand-red-standing-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-red-standing-three-note = Due nastri e cinque scarti; e fra le sette tre carte di aprile, maggio o luglio, o i tre scarti di dicembre.
sudaoshi-line-dealt-one-slip-standing-three = { sudaoshi-hand-one-slip-standing-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-slip-standing-three-note = Un nastro e sei scarti; e fra le sette tre carte di aprile, maggio o luglio, o i tre scarti di dicembre.
sudaoshi-line-dealt-one-ten-standing-three = { sudaoshi-hand-one-ten-standing-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-ten-standing-three-note = Un animale e sei scarti; e fra le sette tre carte di aprile, maggio o luglio, o i tre scarti di dicembre.
sudaoshi-line-dealt-wither-standing-three = { sudaoshi-hand-wither-standing-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-wither-standing-three-note = Sette scarti; e fra le sette tre carte di aprile, maggio o luglio, o i tre scarti di dicembre.
sudaoshi-line-dealt-two-standing-threes = { sudaoshi-hand-two-standing-threes }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-two-standing-threes-note = Due Tris in Piedi: tre carte di aprile, maggio o luglio, o i tre scarti di dicembre, due volte.
sudaoshi-line-dealt-red-lead = { sudaoshi-hand-red-lead }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-red-lead-note = Due nastri e cinque scarti; e fra le sette tre coppie e un altro mese.
sudaoshi-line-dealt-one-slip-lead = { sudaoshi-hand-one-slip-lead }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-slip-lead-note = Un nastro e sei scarti; e fra le sette tre coppie e un altro mese.
sudaoshi-line-dealt-one-ten-lead = { sudaoshi-hand-one-ten-lead }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-ten-lead-note = Un animale e sei scarti; e fra le sette tre coppie e un altro mese.
sudaoshi-line-dealt-wither-lead = { sudaoshi-hand-wither-lead }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-wither-lead-note = Sette scarti; e fra le sette tre coppie e un altro mese.
sudaoshi-line-dealt-one-light-lead = { sudaoshi-hand-one-light-lead }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-light-lead-note = Una luce e sei scarti; e fra le sette tre coppie e un altro mese.
sudaoshi-line-dealt-red-four = { sudaoshi-hand-red-four }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-red-four-note = Due nastri e cinque scarti; e fra le sette tutte e quattro le carte di un mese.
sudaoshi-line-dealt-one-slip-four = { sudaoshi-hand-one-slip-four }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-slip-four-note = Un nastro e sei scarti; e fra le sette tutte e quattro le carte di un mese.
sudaoshi-line-dealt-one-ten-four = { sudaoshi-hand-one-ten-four }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-ten-four-note = Un animale e sei scarti; e fra le sette tutte e quattro le carte di un mese.
sudaoshi-line-dealt-wither-four = { sudaoshi-hand-wither-four }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-wither-four-note = Sette scarti; e fra le sette tutte e quattro le carte di un mese.
sudaoshi-line-dealt-one-light-four = { sudaoshi-hand-one-light-four }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-light-four-note = Una luce e sei scarti; e fra le sette tutte e quattro le carte di un mese.
sudaoshi-line-dealt-red-haneken = { sudaoshi-hand-red-haneken }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-red-haneken-note = Due nastri e cinque scarti; e fra le sette tre carte di un mese e due coppie.
sudaoshi-line-dealt-one-slip-haneken = { sudaoshi-hand-one-slip-haneken }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-slip-haneken-note = Un nastro e sei scarti; e fra le sette tre carte di un mese e due coppie.
sudaoshi-line-dealt-one-ten-haneken = { sudaoshi-hand-one-ten-haneken }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-ten-haneken-note = Un animale e sei scarti; e fra le sette tre carte di un mese e due coppie.
sudaoshi-line-dealt-wither-haneken = { sudaoshi-hand-wither-haneken }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-wither-haneken-note = Sette scarti; e fra le sette tre carte di un mese e due coppie.
sudaoshi-line-dealt-one-light-haneken = { sudaoshi-hand-one-light-haneken }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-light-haneken-note = Una luce e sei scarti; e fra le sette tre carte di un mese e due coppie.
sudaoshi-line-dealt-red-four-two-one = { sudaoshi-hand-red-four-two-one }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-red-four-two-one-note = Due nastri e cinque scarti; e fra le sette quattro carte di un mese, una coppia e un’altra.
sudaoshi-line-dealt-one-slip-four-two-one = { sudaoshi-hand-one-slip-four-two-one }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-slip-four-two-one-note = Un nastro e sei scarti; e fra le sette quattro carte di un mese, una coppia e un’altra.
sudaoshi-line-dealt-one-ten-four-two-one = { sudaoshi-hand-one-ten-four-two-one }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-ten-four-two-one-note = Un animale e sei scarti; e fra le sette quattro carte di un mese, una coppia e un’altra.
sudaoshi-line-dealt-wither-four-two-one = { sudaoshi-hand-wither-four-two-one }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-wither-four-two-one-note = Sette scarti; e fra le sette quattro carte di un mese, una coppia e un’altra.
sudaoshi-line-dealt-one-light-four-two-one = { sudaoshi-hand-one-light-four-two-one }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-light-four-two-one-note = Una luce e sei scarti; e fra le sette quattro carte di un mese, una coppia e un’altra.
sudaoshi-line-dealt-one-slip-four-three = { sudaoshi-hand-one-slip-four-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-slip-four-three-note = Un nastro e sei scarti; e fra le sette quattro carte di un mese e tre di un altro.
sudaoshi-line-dealt-one-ten-four-three = { sudaoshi-hand-one-ten-four-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-ten-four-three-note = Un animale e sei scarti; e fra le sette quattro carte di un mese e tre di un altro.
sudaoshi-line-dealt-wither-four-three = { sudaoshi-hand-wither-four-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-wither-four-three-note = Sette scarti; e fra le sette quattro carte di un mese e tre di un altro.
sudaoshi-line-dealt-one-light-four-three = { sudaoshi-hand-one-light-four-three }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-dealt-one-light-four-three-note = Una luce e sei scarti; e fra le sette quattro carte di un mese e tre di un altro.
sudaoshi-line-captured-over-the-hills = { sudaoshi-hand-over-the-hills }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-captured-over-the-hills-note = Luna e Oche in un solo mazzetto, senza tutte e quattro le carte di agosto.
sudaoshi-line-captured-the-hills = { sudaoshi-hand-the-hills }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-captured-the-hills-note = Tutte e quattro le carte di agosto in un solo mazzetto.
sudaoshi-line-captured-under-the-rainy-sky = { sudaoshi-hand-under-the-rainy-sky }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-captured-under-the-rainy-sky-note = Uomo della pioggia e Rondine nel mazzetto di chi porta 120, senza tutte e quattro le carte di novembre.
sudaoshi-line-captured-rainy-sky = { sudaoshi-hand-rainy-sky }: { $points } da ognuno a { $to ->
    [Tu] te
   *[other] { $to }
  }
sudaoshi-line-captured-rainy-sky-note = Tutte e quattro le carte di novembre nel mazzetto di chi porta 120.
sudaoshi-line-cards = Carte prese, { $to }: { $points } punti carta
sudaoshi-line-cards-note = Dieci per ogni scarto, il Sipario e la Fenice; cinque per le altre luci e gli animali; uno per un nastro.
sudaoshi-line-burden = Carico, { $to }: { $points }
sudaoshi-line-burden-note = 100 per il mazziere; il punteggio più basso della smazzata precedente porta 120.

## Che cosa non ha contato

sudaoshi-note-rain = { $seat }: niente punti per { $hand } con un carico di { $burden }. Le combinazioni della pioggia sono solo per chi porta 120, questa volta { $holder ->
    [Tu] tu
   *[other] { $holder }
  }.

## Perché una carta non si può giocare

sudaoshi-why-drawn-first = Prima la carta del mazzo: scegli che cosa prende { $drawn }, poi il turno è finito

## Mosse

sudaoshi-action-lay = Posa { $card } sul campo
sudaoshi-action-take = { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }
sudaoshi-action-take-all = { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } tutto il mese: { $taken }
sudaoshi-action-drawn-take = Dal mazzo, { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }

## Che cosa è successo

sudaoshi-event-played-lay = { $seat }: { $card } { $card ->
    [Farfalle] restano
    [Oche] restano
   *[other] resta
  } sul campo
sudaoshi-event-played-take = { $seat }: { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }
sudaoshi-event-played-take-all = { $seat }: { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } tutto il mese, { $taken }
sudaoshi-event-drawn-lay = { $seat }, dal mazzo: { $card } { $card ->
    [Farfalle] restano
    [Oche] restano
   *[other] resta
  } sul campo
sudaoshi-event-drawn-take = { $seat }, dal mazzo: { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } { $taken }
sudaoshi-event-drawn-take-all = { $seat }, dal mazzo: { $card } { $card ->
    [Farfalle] prendono
    [Oche] prendono
   *[other] prende
  } tutto il mese, { $taken }
sudaoshi-event-drawn-waits = { $seat }, dal mazzo: { $card } si abbina a due carte, e ne prenderà una
sudaoshi-event-dealt-three = { $seat }: { sudaoshi-hand-three }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-standing-three = { $seat }: { sudaoshi-hand-standing-three }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-red = { $seat }: { sudaoshi-hand-red }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-slip = { $seat }: { sudaoshi-hand-one-slip }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-ten = { $seat }: { sudaoshi-hand-one-ten }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-wither = { $seat }: { sudaoshi-hand-wither }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-light = { $seat }: { sudaoshi-hand-one-light }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-lead = { $seat }: { sudaoshi-hand-lead }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-four = { $seat }: { sudaoshi-hand-four }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-haneken = { $seat }: { sudaoshi-hand-haneken }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-four-two-one = { $seat }: { sudaoshi-hand-four-two-one }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-four-three = { $seat }: { sudaoshi-hand-four-three }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-red-three = { $seat }: { sudaoshi-hand-red-three }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-slip-three = { $seat }: { sudaoshi-hand-one-slip-three }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-ten-three = { $seat }: { sudaoshi-hand-one-ten-three }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-light-three = { $seat }: { sudaoshi-hand-one-light-three }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-wither-three = { $seat }: { sudaoshi-hand-wither-three }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-two-three = { $seat }: { sudaoshi-hand-two-three }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-red-standing-three = { $seat }: { sudaoshi-hand-red-standing-three }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-slip-standing-three = { $seat }: { sudaoshi-hand-one-slip-standing-three }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-ten-standing-three = { $seat }: { sudaoshi-hand-one-ten-standing-three }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-wither-standing-three = { $seat }: { sudaoshi-hand-wither-standing-three }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-two-standing-threes = { $seat }: { sudaoshi-hand-two-standing-threes }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-red-lead = { $seat }: { sudaoshi-hand-red-lead }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-slip-lead = { $seat }: { sudaoshi-hand-one-slip-lead }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-ten-lead = { $seat }: { sudaoshi-hand-one-ten-lead }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-wither-lead = { $seat }: { sudaoshi-hand-wither-lead }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-light-lead = { $seat }: { sudaoshi-hand-one-light-lead }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-red-four = { $seat }: { sudaoshi-hand-red-four }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-slip-four = { $seat }: { sudaoshi-hand-one-slip-four }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-ten-four = { $seat }: { sudaoshi-hand-one-ten-four }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-wither-four = { $seat }: { sudaoshi-hand-wither-four }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-light-four = { $seat }: { sudaoshi-hand-one-light-four }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-red-haneken = { $seat }: { sudaoshi-hand-red-haneken }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-slip-haneken = { $seat }: { sudaoshi-hand-one-slip-haneken }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-ten-haneken = { $seat }: { sudaoshi-hand-one-ten-haneken }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-wither-haneken = { $seat }: { sudaoshi-hand-wither-haneken }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-light-haneken = { $seat }: { sudaoshi-hand-one-light-haneken }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-red-four-two-one = { $seat }: { sudaoshi-hand-red-four-two-one }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-slip-four-two-one = { $seat }: { sudaoshi-hand-one-slip-four-two-one }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-ten-four-two-one = { $seat }: { sudaoshi-hand-one-ten-four-two-one }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-wither-four-two-one = { $seat }: { sudaoshi-hand-wither-four-two-one }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-light-four-two-one = { $seat }: { sudaoshi-hand-one-light-four-two-one }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-slip-four-three = { $seat }: { sudaoshi-hand-one-slip-four-three }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-ten-four-three = { $seat }: { sudaoshi-hand-one-ten-four-three }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-wither-four-three = { $seat }: { sudaoshi-hand-wither-four-three }, { $points } da ognuno; si mostrano { $cards }
sudaoshi-event-dealt-one-light-four-three = { $seat }: { sudaoshi-hand-one-light-four-three }, { $points } da ognuno; si mostrano { $cards }

## Suggerimenti

sudaoshi-tip-dregs = Qui gli scarti sono oro: dieci punti ciascuno. La Gru ne vale cinque, un nastro solo uno.
sudaoshi-tip-capture = Non devi prendere: si può giocare qualsiasi carta. Ma una carta che trova il suo mese sul campo prende.
sudaoshi-tip-drawn = Anche la carta del mazzo prende, perfino quella appena posata.
sudaoshi-tip-three = Tre carte di un mese sul campo vanno insieme: chi gioca la quarta le prende tutte.
sudaoshi-tip-november = Per le combinazioni distribuite le carte di novembre contano come scarti, qualunque figura mostrino; per i punti carta no.
sudaoshi-tip-one-hand = Conta solo la migliore combinazione distribuita, da sola.
sudaoshi-tip-shown = Le carte mostrate per una combinazione distribuita tornano in mano. Lì non si possono prendere, ma ora le conosci.
sudaoshi-tip-burden = Il punteggio di una smazzata sono i punti carta meno il carico, con tutti i pagamenti: 330 si dividono fra tre.
sudaoshi-tip-120 = Chi porta 120 ha uno svantaggio e un’occasione: le due combinazioni della Pioggia pagano solo per quel posto.
sudaoshi-tip-next = Il punteggio più alto è il prossimo mazziere e porta 100, il più basso porta 120.
sudaoshi-tip-no-wild = Qui il Fulmine non è una matta, e la Coppa non conta come scarto.

## Che cosa non va in un inizio

sudaoshi-start-burdens = burdens sono 100, 110 e 120 in un qualche ordine, per posto, non { $value }
sudaoshi-start-dealer-burden = il mazziere, posto { $dealer }, porta 100, ma burdens sono { $value }
sudaoshi-start-seat-burdens = con burden "seat" qui burdens sono { $expected }, non { $value }

## The table of the terminal

sudaoshi-table-opening = Le carte mostrate tornano in mano; lì non si possono prendere.
sudaoshi-table-cards = Punti carta
sudaoshi-table-burden = Carico

## The table of the browser

sudaoshi-coach = Le carte di uno stesso mese si accoppiano; il numero nell’angolo è il mese, quello in basso il valore. La carta che giochi prende dal campo quella del suo mese; se non c’è, resta lì. Un punto sopra una tua carta: ora prende qualcosa.
sudaoshi-meter = Punti carta, meno il carico
