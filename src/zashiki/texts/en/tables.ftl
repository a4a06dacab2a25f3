# Words on the tables of the terminal.

table-deal-of = deal { $deal } of { $deals }
table-hand = Hand: { $pieces }
table-your-hand = Your hand
table-clockwise = Play goes to the left: { $names }
table-counterclockwise = Play goes to the right: { $names }
table-deal = This deal
table-total = Match
table-score = Score

## Hanafuda

table-dealer = dealer
table-right = right
table-left = left
table-fishing-count = { $hand } in hand · { $cards } captured, { $points } points − { $burden } = { $above }
table-slip = slip
table-slip-poem = poem slip
table-slip-blue = blue slip
table-dregs = dregs
table-slips = { $number } { $number ->
    [one] slip
   *[other] slips
  }
table-poems = ({ $red } red, { $blue } blue)
table-dregs-count = { $number } dregs
table-field = Field (stock { $stock })
table-drawn = drawn:
table-shown = shown:
table-open = open to all:
table-lay = Lay { $card }
table-take = { $card } takes { $taken }
table-from = from { $names }
table-payments = Payments
table-sudaoshi-opening = Shown cards go back into the hand; they cannot be captured there.
table-hana-awase-opening = These cards lie open: the other two may capture them as if they lay on the field.
table-sudaoshi-cards = Card points
table-sudaoshi-burden = Burden
table-hana-awase-cards = Card points
table-hana-awase-par = Less a third
table-hana-awase-draw = A draw

## Hachinin Meri

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

## Tien Gow

tien-gow-table-trick = Trick { $number }{ $last ->
    [yes] , the last
   *[no] {""}
  }{ $width ->
    [0] {""}
    [one] : one tile each
   *[other] : { $width } tiles each
  }
tien-gow-table-banker = banker
tien-gow-table-columns = { $number } { $number ->
    [one] column
   *[other] columns
  }
tien-gow-table-tiles = { $number } { $number ->
    [one] tile
   *[other] tiles
  }
tien-gow-table-best = best
tien-gow-table-to-beat = To beat: a { tien-gow-kind } by { $seat },
tien-gow-table-last-trick = Trick { $number }:
tien-gow-table-won = → { $seat }, { $number } { $number ->
    [one] column
   *[other] columns
  }
tien-gow-table-you-put-down = You have put down
tien-gow-table-no-column = No column yet: you may not show a tile in a last trick of singles, and pay 5.
tien-gow-table-put-down = Or put down any { $number }: a minus and their letters, such as -{ $letters } (numbers { $first } to { $last }; l lists them).
tien-gow-table-put-down-only = Put down any { $number }: a minus and their letters, such as -{ $letters } (numbers 1 to { $last }; l lists them).
tien-gow-table-verb-lead = Lead
tien-gow-table-verb-show = Show
tien-gow-table-verb-down = Put down
tien-gow-table-both = These tiles may be shown or put down: type +{ $word } to show them, -{ $word } to put them down.
tien-gow-table-leader-shows = You lead, and a lead is always shown face up.
tien-gow-table-not-understood = “{ $word }” is none of the plays here: type a number of the list, or the letters of your tiles.
tien-gow-table-civil = Civil [ ], high to low:
tien-gow-table-military = Military ( ), high to low, equal totals are equal:
tien-gow-table-sets = Sets: a single; two identical civil tiles; two military tiles of one total; (4:2)(2:1), the Supreme pair, which nothing beats and which beats nothing; and mixed sets of one to two civil and one to two military tiles of one family. Only the same kind with the same numbers of civil and military tiles compares. The families, high to low:
tien-gow-table-settlement = The winner of the last trick settles with each: without a column 5 to pay, with one to three what is missing to four, with four nothing; with five or six the winner pays what is over. Doubled with the banker; for all if the last trick is won by a quartet, Supreme or a single (2:1); for all if the winner has all eight columns.
tien-gow-table-winner = { $seat }: winner of the last trick, and of the deal. { $factors }
tien-gow-table-factor-little-three = Doubled: the last trick was won with Little Three 2-1.
tien-gow-table-factor-supreme = Doubled: the last trick was won with Supreme.
tien-gow-table-factor-quartet = Doubled: the last trick was won with a quartet.
tien-gow-table-factor-sweep = Doubled for all eight columns.
tien-gow-table-factor-none = {""}
tien-gow-table-row-even = { $seat }: 4 columns, nothing to pay.
tien-gow-table-row-pays = { $seat }: { $columns ->
    [0] no column
    [one] one column
   *[other] { $columns } columns
  }, { $base }{ $times ->
    [1] {""}
   *[other] {" "}× { $times }{ $banker ->
      [both] {" "}(banker)
     *[none] {""}
    }
  } → { $points } to { $to }
tien-gow-table-row-paid = { $seat }: { $columns } columns, { $base } over four{ $times ->
    [1] {""}
   *[other] {" "}× { $times }{ $banker ->
      [both] {" "}(banker)
     *[none] {""}
    }
  } → { $points } from { $holder }
tien-gow-table-row-liable = { $seat }: { $columns ->
    [0] no column
    [one] one column
   *[other] { $columns } columns
  }, { $base }{ $times ->
    [1] {""}
   *[other] {" "}× { $times }{ $banker ->
      [both] {" "}(banker)
     *[none] {""}
    }
  } → { $points } to { $to }, paid by { $holder }: Little Three 2-1 was led and lost to Big Six 4-2

## Shou Ba Yi

shou-ba-yi-table-cards = { $number } { $number ->
    [one] card
   *[other] cards
  }
shou-ba-yi-table-face-down = last card, face down
shou-ba-yi-table-passed = passed
shou-ba-yi-table-to-be-beaten = to beat
shou-ba-yi-table-lead = { $seat } { $seat ->
    [You] lead
   *[other] leads
  }: any play.
shou-ba-yi-table-to-beat = To beat: { $kind } by { $seat },
shou-ba-yi-table-kind = { $kind ->
    [pass] Pass
    [single] single
    [pair] pair
    [three-with-one] three with one
    [four-with-two] four with two
    [three-pairs] three pairs
    [dragon] Dragon of { $number }
   *[bomb] Bomb
  }
shou-ba-yi-table-kinds = { $kind ->
    [single] Single
    [pair] Pair
    [three-with-one] Three with one
    [four-with-two] Four with two
    [three-pairs] Three pairs
    [dragon] Dragon
   *[bomb] Bomb
  }
shou-ba-yi-table-type-cards = Or type the cards: JJ, 1010, JJJ+3, 34567; a single 9 is .9 (l lists all plays).
shou-ba-yi-table-deal = deal { $deal }, to { $target } points
shou-ba-yi-table-not-understood = “{ $word }” is none of the plays here: type a number of the list, or the cards, such as JJ, 10 10 or .9 for a single 9.
shou-ba-yi-table-not-held = You do not hold { $number } of { $rank }.
shou-ba-yi-table-aid-order = Low to high: 3 4 5 6 7 8 9 10 J Q K A 2, Little Joker x, Big Joker X. Suits do not matter.
shou-ba-yi-table-aid-kinds = Plays: a single; a pair; three with one other card; four with any two; three pairs in a row; a Dragon of five or more in a row (not with a 2); a Bomb of four alone. A play beats a lower one of its kind and length; a Bomb beats everything but a higher Bomb. Added cards never count.
shou-ba-yi-table-aid-hole = One in the Hole: your last card goes alone and may not be a Joker, so never keep only Jokers. With one card left when another goes out you pay nothing.
shou-ba-yi-table-aid-typing = You may type the cards instead of a number: JJ, 1010, JJJ+3, 34567; with a dot where a number of the list would be meant: .9 or .55. p passes.
shou-ba-yi-table-unseen = Not seen yet:
shou-ba-yi-table-went-out = { $seat } went out.
shou-ba-yi-table-left = { $seat } held { $held }: { $points ->
    [0] { $number ->
      [one] one card, which costs nothing
     *[other] nothing to pay
    }
    [one] 1 point
   *[other] { $points } points
  }
