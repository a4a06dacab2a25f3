# Hachinin Meri: tutto ciò che se ne legge.

hachinin-meri-name = Hachinin Meri
hachinin-meri-about = Otto al tavolo in due squadre, nove prese con il mazzo Unsun, e briscole che restano coperte finché non è giù l’ultima carta.
hachinin-meri-goal = Fai prese per la tua squadra: ognuna delle nove è un punto. Se ne vinci una con una briscola che fa coppia con la migliore briscola degli avversari, come Sun su Un, prendi anche dei punti a loro. Vince la squadra con più punti dopo otto smazzate.
hachinin-meri-team-A = Squadra A
hachinin-meri-team-B = Squadra B

## Opzioni

hachinin-meri-option-deals = smazzate di una partita; con otto, ogni posto fa il mazziere una volta
hachinin-meri-option-meri-face-up = tutte le carte di una presa Meri si giocano subito scoperte, come a Hitoyoshi
hachinin-meri-option-ninth-lead = di chi è la carta che dà il seme a una nona presa senza briscole: del mazziere, o di chi ha vinto l’ottava

## Righe di punteggio

hachinin-meri-line-trick = Presa { $trick }: 1 punto per { $to }
hachinin-meri-line-trick-note = Ognuna delle nove prese è un punto per la squadra che la vince.
hachinin-meri-line-combination-sun-un = Sun su Un nella presa { $trick }: { $points } punti da { $from } a { $to }
hachinin-meri-line-combination-sun-un-note = La presa è stata vinta con il Sun, e l’Un era la migliore briscola dell’altra squadra. Nella nona presa vale 5, prima 2.
hachinin-meri-line-combination-un-sota = Un su Sota nella presa { $trick }: { $points } punti da { $from } a { $to }
hachinin-meri-line-combination-un-sota-note = La presa è stata vinta con l’Un, e la Sota era la migliore briscola dell’altra squadra. Nella nona presa vale 5, prima 2.
hachinin-meri-line-combination-sota-robai = Sota su Robai nella presa { $trick }: { $points } punti da { $from } a { $to }
hachinin-meri-line-combination-sota-robai-note = La presa è stata vinta con la Sota, e il Robai di briscola era la migliore briscola dell’altra squadra. Vale 5 se chi lo aveva lo ha tenuto segreto, o nella nona presa; altrimenti 2.
hachinin-meri-line-combination-robai-rei = Robai su Rei nella presa { $trick }: { $points } punti da { $from } a { $to }
hachinin-meri-line-combination-robai-rei-note = La presa è stata vinta con il Robai di briscola, e il Rei era la migliore briscola dell’altra squadra. Vale 5 se chi lo aveva lo ha tenuto segreto, o nella nona presa; altrimenti 2.
hachinin-meri-line-combination-two-one = 2 su 1 nella presa { $trick }: { $points } punti da { $from } a { $to }
hachinin-meri-line-combination-two-one-note = La presa è stata vinta con il 2 di un seme di briscola lungo, dove l’1 è la più bassa, e l’1 era l’unica briscola dell’altra squadra. Nella nona presa vale 5, prima 2.
hachinin-meri-line-combination-eight-nine = 8 su 9 nella presa { $trick }: { $points } punti da { $from } a { $to }
hachinin-meri-line-combination-eight-nine-note = La presa è stata vinta con l’8 di un seme di briscola tondo, dove il 9 è la più bassa, e il 9 era l’unica briscola dell’altra squadra. Nella nona presa vale 5, prima 2.

## Che cosa c’è da fare

hachinin-meri-phase-asking = Si chiede a ogni posto, a turno, se dichiara il Robai di briscola.
hachinin-meri-phase-discard = Chi ha preso l’okie scarta una carta, coperta: non di briscola, se ne ha una.
hachinin-meri-phase-first-lead = La prima uscita: una carta non di briscola, se c’è.
hachinin-meri-phase-lead = Esci con una carta qualsiasi. Con una briscola la presa diventa Meri.
hachinin-meri-phase-free = Libero: nessuno è ancora uscito di briscola, quindi si può giocare qualsiasi carta.
hachinin-meri-phase-meri = Meri: si è usciti di briscola, e chi ha briscole ne gioca una.
hachinin-meri-phase-monchi = Monchi: si è già usciti di briscola, quindi rispondi al seme o gioca una briscola.
hachinin-meri-phase-over = La smazzata è finita.

## Che cosa non ha contato

hachinin-meri-note-meri = Presa { $trick }, { $seat }: { $card } su { $beaten } non conta come coppia, perché la presa era Meri: { $owner ->
    [Tu] avevi
   *[other] { $owner } aveva
  } giocato per primo un atout.
hachinin-meri-note-shield = Presa { $trick }, { $seat }: { $card } su { $robai } non conta come coppia, perché { $owner ->
    [Tu] avevi
   *[other] { $owner } aveva
  } giocato il Tenka, che sta in mezzo.

## Perché una carta non si può giocare

hachinin-meri-why-asking = Non si gioca ancora nessuna carta: di’ prima se dichiari o passi.
hachinin-meri-why-discard-trump = { $piece } è una briscola: finché hai una carta non di briscola, scarti quella.
hachinin-meri-why-discard-tenka = { $piece } è sempre una briscola, qualunque sia il seme di briscola: finché hai una carta non di briscola, scarti quella.
hachinin-meri-why-first-lead-trump = { $piece } è una briscola: alla prima presa si esce con una carta non di briscola, finché ne hai una.
hachinin-meri-why-first-lead-tenka = { $piece } è sempre una briscola, qualunque sia il seme di briscola: alla prima presa si esce con una carta non di briscola, finché ne hai una.
hachinin-meri-why-meri = Si è usciti di briscola: hai { $trumps } e devi giocare una briscola.
hachinin-meri-why-meri-sun = Si è usciti di briscola e { $sun } è la tua unica briscola, quindi va giocata: potresti tenerla solo se fosse stata la sola briscola che ti è stata distribuita.
hachinin-meri-why-monchi = Si è già usciti di briscola, e tu hai il seme di uscita: gioca { $suit ->
    [P] Pao
    [I] Isu
    [K] Koppu
    [O] Ouru
   *[G] Guru
  } o una briscola.

## Che cosa fa una mossa

hachinin-meri-action-declare = Dichiara { $robai }: prendi l’okie, { $okie }, ed esci; le coppie del Robai valgono allora 2
hachinin-meri-action-pass = Passa
hachinin-meri-action-pass-last = Passa: nessuno ha dichiarato, quindi il mazziere prende l’okie, { $okie }
hachinin-meri-action-hide = Passa e tieni segreto { $robai }: le sue coppie valgono allora 5, per le due squadre
hachinin-meri-action-hide-last = Passa e tieni segreto { $robai }; sei tu il mazziere, e prendi comunque l’okie, { $okie }
hachinin-meri-action-discard = Scarta { $card }
hachinin-meri-action-lead = Esci con { $card }
hachinin-meri-action-lead-meri = Esci con { $card }: una briscola, quindi è Meri e si risponde con briscole
hachinin-meri-action-meri = Gioca { $card }, una briscola come richiesto
hachinin-meri-action-keep-sun = Gioca { $card } e tieni il Sun
hachinin-meri-action-trump = Taglia con { $card }, coperta
hachinin-meri-action-follow = Rispondi con { $card }
hachinin-meri-action-throw = Butta { $card }, che non può vincere
hachinin-meri-action-card = { $card }

## Che cosa è successo

hachinin-meri-event-okie = L’okie è { $card }: il seme di briscola è { $suit ->
    [P] Pao
    [I] Isu
    [K] Koppu
    [O] Ouru
   *[G] Guru
  }.
hachinin-meri-event-pass = { $seat } { $seat ->
    [Tu] passi
   *[other] passa
  }.
hachinin-meri-event-declare = { $seat } { $seat ->
    [Tu] dichiari
   *[other] dichiara
  } { $robai } e { $seat ->
    [Tu] prendi
   *[other] prende
  } l’okie, { $card }.
hachinin-meri-event-take = Nessuno ha dichiarato: l’okie, { $card }, va al mazziere, { $seat ->
    [Tu] cioè a te
   *[other] { $seat }
  }.
hachinin-meri-event-discard = { $seat } { $seat ->
    [Tu] scarti
   *[other] scarta
  } { $card }.
hachinin-meri-event-discard-hidden = { $seat } { $seat ->
    [Tu] scarti
   *[other] scarta
  } una carta, coperta.
hachinin-meri-event-side = Restano fuori gioco { $cards }.
hachinin-meri-event-lead = { $seat } { $seat ->
    [Tu] esci
   *[other] esce
  } con { $card }.
hachinin-meri-event-lead-meri = { $seat } { $seat ->
    [Tu] esci
   *[other] esce
  } con { $card }, una briscola. Meri!
hachinin-meri-event-lead-hidden = { $seat } { $seat ->
    [Tu] esci
   *[other] esce
  } con una briscola, coperta. Meri!
hachinin-meri-event-play = { $seat } { $seat ->
    [Tu] giochi
   *[other] gioca
  } { $card }.
hachinin-meri-event-trump = { $seat } { $seat ->
    [Tu] giochi
   *[other] gioca
  } { $card }, coperta.
hachinin-meri-event-trump-hidden = { $seat } { $seat ->
    [Tu] giochi
   *[other] gioca
  } una briscola, coperta.
hachinin-meri-event-last = { $seat } { $seat ->
    [Tu] mostri
   *[other] mostra
  } { $card } come ultima carta.
hachinin-meri-event-trick = { $seat } { $seat ->
    [Tu] vinci
   *[other] vince
  } la presa { $trick }.
hachinin-meri-event-pair-sun-un = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
  } il Sun sull’Un: { $points } punti dall’altra squadra.
hachinin-meri-event-pair-un-sota = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
  } l’Un sulla Sota: { $points } punti dall’altra squadra.
hachinin-meri-event-pair-sota-robai = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
  } la Sota sul Robai: { $points } punti dall’altra squadra.
hachinin-meri-event-pair-robai-rei = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
  } il Robai sul Rei: { $points } punti dall’altra squadra.
hachinin-meri-event-pair-two-one = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
  } il 2 sull’1: { $points } punti dall’altra squadra.
hachinin-meri-event-pair-eight-nine = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
  } l’8 sul 9: { $points } punti dall’altra squadra.

## Suggerimenti

hachinin-meri-tip-order = Due ordini: in Pao e Isu il 9 è il numero più alto, ma in Koppu, Ouru e Guru il più alto è l’1 e il più basso il 9.
hachinin-meri-tip-courts = Nel seme di briscola Sota e Robai stanno sopra Rei e Kaba; in un altro seme è il contrario.
hachinin-meri-tip-tenka = Il Robai di Pao è il Tenka: una briscola in ogni smazzata, la quarta dall’alto, e mai una semplice carta di Pao.
hachinin-meri-tip-teams = Un posto sì e uno no è con te. Se un compagno ha la presa al sicuro, è già tua: butta una carta bassa.
hachinin-meri-tip-face-down = Una carta coperta è una briscola. Quale, si vede solo quando sono giù tutte e otto.
hachinin-meri-tip-declare = Dichiarare dà l’okie, l’uscita e uno scarto gratis, e ferma a 2 le coppie del Robai. Nasconderlo mette in palio 5, per le due squadre.
hachinin-meri-tip-sun = Se il Sun era l’unica briscola che ti è stata distribuita, puoi tenerlo anche nel Meri. Un Sun per la nona presa vale molto.
hachinin-meri-tip-ninth = Se nessuno ha più briscole, il seme della nona presa lo dà l’ultima carta del mazziere, non quella di chi ha vinto l’ottava.

## The table of the terminal

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

## The table of the browser

hachinin-meri-coach = Un posto sì e uno no è con te: ● contro ■. Il numero sulle tue carte è la loro forza nel seme, con un bordo rosso se sono briscole. Le carte che ora non si possono giocare sono scure: toccane una per sapere perché.
