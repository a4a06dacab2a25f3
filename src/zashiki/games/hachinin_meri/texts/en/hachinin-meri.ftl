# Hachinin Meri: everything a person reads about it.

hachinin-meri-name = Hachinin Meri
hachinin-meri-about = Eight at the table in two teams, nine tricks with the Unsun pack, and trumps that lie face down until the last card is in.
hachinin-meri-goal = Win tricks for your team: each of the nine is a point. Win one with a trump that pairs with the other team's best trump, such as Sun over Un, and you take points from them as well. The team with more points after eight deals wins.
hachinin-meri-team-A = Team A
hachinin-meri-team-B = Team B

## Options

hachinin-meri-option-deals = deals of a match; with eight, each seat deals once
hachinin-meri-option-meri-face-up = all cards of a Meri trick lie face up at once, as in Hitoyoshi
hachinin-meri-option-ninth-lead = whose card names the suit of a ninth trick without trumps: the dealer's, or that of the winner of the eighth

## Score lines

hachinin-meri-line-trick = Trick { $trick }: 1 point for { $to }
hachinin-meri-line-trick-note = Each of the nine tricks is a point for the team that wins it.
hachinin-meri-line-combination-sun-un = Sun over Un in trick { $trick }: { $points } points from { $from } to { $to }
hachinin-meri-line-combination-sun-un-note = The trick was won with the Sun, and the Un was the other team's best trump. In the ninth trick that is worth 5, before it 2.
hachinin-meri-line-combination-un-sota = Un over Sota in trick { $trick }: { $points } points from { $from } to { $to }
hachinin-meri-line-combination-un-sota-note = The trick was won with the Un, and the Sota was the other team's best trump. In the ninth trick that is worth 5, before it 2.
hachinin-meri-line-combination-sota-robai = Sota over Robai in trick { $trick }: { $points } points from { $from } to { $to }
hachinin-meri-line-combination-sota-robai-note = The trick was won with the Sota, and the Robai of the trump suit was the other team's best trump. It is worth 5 where its holder had kept the Robai secret, or in the ninth trick; else 2.
hachinin-meri-line-combination-robai-rei = Robai over Rei in trick { $trick }: { $points } points from { $from } to { $to }
hachinin-meri-line-combination-robai-rei-note = The trick was won with the Robai of the trump suit, and the Rei was the other team's best trump. It is worth 5 where its holder had kept the Robai secret, or in the ninth trick; else 2.
hachinin-meri-line-combination-two-one = 2 over 1 in trick { $trick }: { $points } points from { $from } to { $to }
hachinin-meri-line-combination-two-one-note = The trick was won with the 2 of a long trump suit, where the 1 is the lowest, and the 1 was the other team's only trump. In the ninth trick that is worth 5, before it 2.
hachinin-meri-line-combination-eight-nine = 8 over 9 in trick { $trick }: { $points } points from { $from } to { $to }
hachinin-meri-line-combination-eight-nine-note = The trick was won with the 8 of a round trump suit, where the 9 is the lowest, and the 9 was the other team's only trump. In the ninth trick that is worth 5, before it 2.

## What is to be done

hachinin-meri-phase-asking = Each seat is asked in turn whether it declares the Robai of the trump suit.
hachinin-meri-phase-discard = Whoever took the okie lays one card away, face down: a plain one where there is one.
hachinin-meri-phase-first-lead = The first lead: a plain card where there is one.
hachinin-meri-phase-lead = Lead any card. A trump makes the trick Meri.
hachinin-meri-phase-free = Free: no trump has been led yet, so any card may be played.
hachinin-meri-phase-meri = Meri: a trump was led, and whoever has trumps plays one.
hachinin-meri-phase-monchi = Monchi: a trump has been led before, so follow suit or play a trump.
hachinin-meri-phase-over = The deal is over.

## What did not count

hachinin-meri-note-meri = Trick { $trick }, { $seat }: { $card } over { $beaten } does not count as a pair, because the trick was Meri: { $owner ->
    [You] you
   *[other] { $owner }
  } had led a trump.
hachinin-meri-note-shield = Trick { $trick }, { $seat }: { $card } over { $robai } does not count as a pair, because { $owner ->
    [You] you
   *[other] { $owner }
  } had played the Tenka, which stands between them.

## Why a card may not be played

hachinin-meri-why-asking = No card is played yet: say first whether you declare or pass.
hachinin-meri-why-discard-trump = { $piece } is a trump: while you have a plain card, that is what you lay away.
hachinin-meri-why-discard-tenka = { $piece } is always a trump, whatever the trump suit: while you have a plain card, that is what you lay away.
hachinin-meri-why-first-lead-trump = { $piece } is a trump: the first trick is led with a plain card as long as you have one.
hachinin-meri-why-first-lead-tenka = { $piece } is always a trump, whatever the trump suit: the first trick is led with a plain card as long as you have one.
hachinin-meri-why-meri = A trump was led: you hold { $trumps } and must play a trump.
hachinin-meri-why-meri-sun = A trump was led and { $sun } is your only trump, so it must be played: you could keep it only if it had been the single trump dealt to you.
hachinin-meri-why-monchi = A trump has been led before, and you have the suit that was led: play { $suit ->
    [P] Pao
    [I] Isu
    [K] Koppu
    [O] Ouru
   *[G] Guru
  } or a trump.

## What an action does

hachinin-meri-action-declare = Declare { $robai }: take the okie, { $okie }, and lead; Robai pairs are then worth 2
hachinin-meri-action-pass = Pass
hachinin-meri-action-pass-last = Pass: nobody declared, so the dealer takes the okie, { $okie }
hachinin-meri-action-hide = Pass and keep { $robai } secret: its pairs are then worth 5, for both teams
hachinin-meri-action-hide-last = Pass and keep { $robai } secret; as the dealer you take the okie, { $okie }, all the same
hachinin-meri-action-discard = Lay { $card } away
hachinin-meri-action-lead = Lead { $card }
hachinin-meri-action-lead-meri = Lead { $card }: a trump, so this is Meri, and trumps must follow
hachinin-meri-action-meri = Play { $card }, a trump as asked
hachinin-meri-action-keep-sun = Play { $card } and keep the Sun
hachinin-meri-action-trump = Trump with { $card }, face down
hachinin-meri-action-follow = Follow with { $card }
hachinin-meri-action-throw = Throw { $card }, which cannot win
hachinin-meri-action-card = { $card }

## What has happened

hachinin-meri-event-okie = The okie is { $card }: the trump suit is { $suit ->
    [P] Pao
    [I] Isu
    [K] Koppu
    [O] Ouru
   *[G] Guru
  }.
hachinin-meri-event-pass = { $seat } { $seat ->
    [You] pass
   *[other] passes
  }.
hachinin-meri-event-declare = { $seat } { $seat ->
    [You] declare
   *[other] declares
  } { $robai } and { $seat ->
    [You] take
   *[other] takes
  } the okie, { $card }.
hachinin-meri-event-take = Nobody declared: { $seat }, the dealer, { $seat ->
    [You] take
   *[other] takes
  } the okie, { $card }.
hachinin-meri-event-discard = { $seat } { $seat ->
    [You] lay
   *[other] lays
  } { $card } away.
hachinin-meri-event-discard-hidden = { $seat } { $seat ->
    [You] lay
   *[other] lays
  } a card away, face down.
hachinin-meri-event-side = Out of play lie { $cards }.
hachinin-meri-event-lead = { $seat } { $seat ->
    [You] lead
   *[other] leads
  } { $card }.
hachinin-meri-event-lead-meri = { $seat } { $seat ->
    [You] lead
   *[other] leads
  } { $card }, a trump. Meri!
hachinin-meri-event-lead-hidden = { $seat } { $seat ->
    [You] lead
   *[other] leads
  } a trump, face down. Meri!
hachinin-meri-event-play = { $seat } { $seat ->
    [You] play
   *[other] plays
  } { $card }.
hachinin-meri-event-trump = { $seat } { $seat ->
    [You] play
   *[other] plays
  } { $card }, face down.
hachinin-meri-event-trump-hidden = { $seat } { $seat ->
    [You] play
   *[other] plays
  } a trump, face down.
hachinin-meri-event-last = { $seat } { $seat ->
    [You] show
   *[other] shows
  } { $card } as the last card.
hachinin-meri-event-trick = { $seat } { $seat ->
    [You] win
   *[other] wins
  } trick { $trick }.
hachinin-meri-event-pair-sun-un = { $seat } { $seat ->
    [You] have
   *[other] has
  } the Sun over the Un, { $points } points from the other team.
hachinin-meri-event-pair-un-sota = { $seat } { $seat ->
    [You] have
   *[other] has
  } the Un over the Sota, { $points } points from the other team.
hachinin-meri-event-pair-sota-robai = { $seat } { $seat ->
    [You] have
   *[other] has
  } the Sota over the Robai, { $points } points from the other team.
hachinin-meri-event-pair-robai-rei = { $seat } { $seat ->
    [You] have
   *[other] has
  } the Robai over the Rei, { $points } points from the other team.
hachinin-meri-event-pair-two-one = { $seat } { $seat ->
    [You] have
   *[other] has
  } the 2 over the 1, { $points } points from the other team.
hachinin-meri-event-pair-eight-nine = { $seat } { $seat ->
    [You] have
   *[other] has
  } the 8 over the 9, { $points } points from the other team.

## Tips

hachinin-meri-tip-order = Two orders: Pao and Isu run 9 high, but in Koppu, Ouru and Guru the 1 is the highest number and the 9 the lowest.
hachinin-meri-tip-courts = In the trump suit Sota and Robai stand above Rei and Kaba; in a plain suit it is the other way round.
hachinin-meri-tip-tenka = The Robai of Pao is the Tenka: a trump in every deal, fourth from the top, and never a card of plain Pao.
hachinin-meri-tip-teams = Every second seat is with you. A trick that a partner has safely is yours already: throw a low card.
hachinin-meri-tip-face-down = A card that lies face down is a trump. Which one shows only when all eight cards lie.
hachinin-meri-tip-declare = Declaring gives the okie, the lead and a free discard, and caps the Robai pairs at 2. Hiding puts 5 at stake, for both teams.
hachinin-meri-tip-sun = If the Sun was your only trump as dealt, you may keep it through Meri. A Sun for the ninth trick is worth a lot.
hachinin-meri-tip-ninth = If nobody has a trump left, the dealer's last card names the suit of the ninth trick, not the card of the seat that won the eighth.

## The table of the terminal

hachinin-meri-table-action-declare = Declare { $robai }: take the okie and lead; Robai pairs pay 2
hachinin-meri-table-action-hide = Pass and keep { $robai } secret: its pairs pay 5, to both teams
hachinin-meri-table-action-hide-last = Pass and keep { $robai } secret; as the dealer you take the okie
hachinin-meri-table-action-trump = Trump with { $card } (covered)
hachinin-meri-table-action-throw = Throw { $card }
hachinin-meri-table-action-meri = Play { $card }
hachinin-meri-table-action-lead-meri = Lead { $card }, a trump: Meri
hachinin-meri-table-order = Clockwise, row by row.
hachinin-meri-table-yours = {" "}(yours)
hachinin-meri-table-points = { $points }
hachinin-meri-table-trump = Trump
hachinin-meri-table-okie = okie
hachinin-meri-table-declared = taken by { $seat }, who declared
hachinin-meri-table-taken = taken by { $seat }, the dealer
hachinin-meri-table-trick = trick { $number } of 9
hachinin-meri-table-free = FREE
hachinin-meri-table-meri = MERI
hachinin-meri-table-monchi = MONCHI
hachinin-meri-table-led = leads
hachinin-meri-table-passed = passed
hachinin-meri-table-last-trick = Trick { $number }:
hachinin-meri-table-won = → { $seat } ({ $team })
hachinin-meri-table-keep-sun = The Sun was the only trump dealt to you: you may keep it, also when trumps are called.
hachinin-meri-table-all-pass = Passed: { $names }
hachinin-meri-table-ladders = What beats what, strongest first
hachinin-meri-table-ladder-key = [ ] you hold it, · gone. A * marks trumps, ▒ a covered card. PRo, the Tenka, is always a trump. P Pao, I Isu, K Koppu, O Ouru, G Guru; Su Sun, Un, So Sota, Ro Robai, Re Rei, Ka Kaba.
hachinin-meri-table-phases = FREE: play anything. MERI (a trump was led): play a trump if you have one. MONCHI (plain lead after a Meri): follow suit or play a trump; anything if you have none of the suit.
hachinin-meri-table-pairs = Outside Meri, a trick won with one of these over the other team's best trump takes 2 points from them (5 in the ninth trick, or with a Robai that was kept secret): Sun over Un, Un over Sota, Sota over the Robai of the trump suit, that Robai over Rei, 2 over 1 (Pao, Isu), 8 over 9 (Koppu, Ouru, Guru).
hachinin-meri-table-tricks = { $team }: { $points } { $points ->
    [one] trick
   *[other] tricks
  } ({ $tricks })
hachinin-meri-table-pair-ninth = Worth 5, because it was the ninth trick.
hachinin-meri-table-pair-hidden = Worth 5, because the Robai had been kept secret.
hachinin-meri-table-pair-plain = Worth 2.

## The table of the browser

hachinin-meri-coach = Every second seat is with you: ● against ■. The number on your cards is their strength in their suit, with a red rim if they are trumps. Cards that may not be played now are dark; press one to hear why.
