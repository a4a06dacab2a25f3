# Tien Gow. Never a name without its pips: the names of the pieces carry them.

tien-gow-name = Tien Gow
tien-gow-about = Chinese dominoes for four: lead sets of one to four tiles, put the rest face down, and win the very last trick.
tien-gow-goal = Only the winner of the last trick wins the deal. Every other player settles with that winner by the columns taken on the way: fewer than four pay, four are safe, more than four are paid. The banker pays and is paid double.

tien-gow-kind = { $kind ->
    [civil-single] single civil tile
    [military-single] single military tile
    [civil-pair] civil pair
    [military-pair] military pair
    [supreme] Supreme pair
    [mixed-pair] mixed pair
    [civil-triple] triple with two civil tiles
    [military-triple] triple with two military tiles
   *[quartet] quartet
  }

## Options

tien-gow-option-deals = Deals in the match; with one deal, the winner of its last trick has won the match.
tien-gow-option-scale-surplus = What the winner owes a player with five or six columns is doubled too by the last set and a sweep.
tien-gow-option-double-losing-banker-surplus = What the winner owes a banker with five or six columns is doubled for the banker.
tien-gow-option-last-trick-bonus-paid = Supreme or a quartet that wins the last trick is paid at once as well, besides doubling the settlement.

## Score lines

tien-gow-line-supreme = Supreme wins trick { $trick }: { $points } from { $from } to { $to }
tien-gow-line-supreme-note = Supreme brings 2 from each opponent at once, 4 where the banker pays or is paid.
tien-gow-line-quartet = A quartet wins trick { $trick }: { $points } from { $from } to { $to }
tien-gow-line-quartet-note = A quartet brings 4 from each opponent at once, 8 where the banker pays or is paid.
tien-gow-line-final = Settlement with { $columns ->
    [0] no column
    [one] one column
   *[other] { $columns } columns
  }: { $points } from { $from } to { $to }{ $times ->
    [1] {""}
    [2] , doubled
    [4] , four times over
   *[8] , eight times over
  }
tien-gow-line-final-note = Without a column 5, otherwise what is missing to four; whoever has more than four is paid what is over. The banker's payments count double, and so do a last trick won by a quartet, Supreme or a single Little Three (21), and a sweep of all eight columns.
tien-gow-line-liability = Little Three (21) ran into Big Six (42): { $points } from { $from } to { $to } in place of { $for } ({ $columns ->
    [0] no column
    [one] one column
   *[other] { $columns } columns
  }{ $times ->
    [1] {""}
    [2] , doubled
    [4] , four times over
   *[8] , eight times over
  })
tien-gow-line-liability-note = Who leads the last trick with Little Three (21) and loses it to Big Six (42) pays for the other two as well.

## Phases

tien-gow-phase-lead = Lead a set
tien-gow-phase-follow = Beat the best set, or put tiles down
tien-gow-phase-over = The deal is over

## What did not count

tien-gow-note-unpaid-supreme = Supreme won the last trick for { $winner ->
    [You] you
   *[other] { $winner }
  }: at this table that is not paid at once, it only doubles the settlement.
tien-gow-note-unpaid-quartet = A quartet won the last trick for { $winner ->
    [You] you
   *[other] { $winner }
  }: at this table that is not paid at once, it only doubles the settlement.
tien-gow-note-surplus-unscaled = What { $winner ->
    [You] you owe
   *[other] { $winner } owes
  } { $seat ->
    [You] you
   *[other] { $seat }
  } for { $columns } columns is not doubled by the last set, as this table plays.
tien-gow-note-banker-undoubled = What { $winner ->
    [You] you owe
   *[other] { $winner } owes
  } { $seat ->
    [You] you
   *[other] { $seat }
  } for { $columns } columns is not doubled for the banker, as this table plays.
tien-gow-note-even = { $seat ->
    [You] You have
   *[other] { $seat } has
  } four columns: nothing to pay, nothing to receive.

## Why not

tien-gow-why-nothing-chosen = Choose the tiles first.
tien-gow-why-no-lead = { $tiles } are not a set, and a lead must be one: a single tile, a pair, a triple or a quartet. Choose other tiles.
tien-gow-why-number = This trick is played with { $number ->
    [one] one tile
   *[other] { $number } tiles
  }, and you chose { $chosen }. Choose { $number } to show or to put down.
tien-gow-why-early-death = Early death: you have no column, and before a single last trick that means you may only put your tile down.
tien-gow-why-not-a-set = { $tiles } are not a set, so they cannot be shown. You may put them down.
tien-gow-why-supreme-led = Supreme was led, and nothing beats it. You may put { $tiles } down.
tien-gow-why-supreme-follows = Supreme wins only when it is led: it beats no other pair. You may put it down.
tien-gow-why-other-kind = Another kind of set: yours is a { $kind ->
    [civil-single] single civil tile
    [military-single] single military tile
    [civil-pair] civil pair
    [military-pair] military pair
    [supreme] Supreme pair
    [mixed-pair] mixed pair
    [civil-triple] triple with two civil tiles
    [military-triple] triple with two military tiles
   *[quartet] quartet
  } ({ $civil } civil, { $military } military), { $best } is a { $best-kind ->
    [civil-single] single civil tile
    [military-single] single military tile
    [civil-pair] civil pair
    [military-pair] military pair
    [supreme] Supreme pair
    [mixed-pair] mixed pair
    [civil-triple] triple with two civil tiles
    [military-triple] triple with two military tiles
   *[quartet] quartet
  } ({ $best-civil } civil, { $best-military } military). Only the same kind compares. You may put { $tiles } down.
tien-gow-why-equal = { $tiles } only equals { $best }, and equal rank does not beat: what lay first stands. You may put it down.
tien-gow-table-face-down = only face down: no set with it beats what lies here
tien-gow-why-lower = { $tiles } ranks below { $best }. You may put it down.

## Actions

tien-gow-action-lead = Lead { $tiles }{ $kind ->
    [civil-single] {""}
    [military-single] {""}
    [civil-pair] {" "}(civil pair)
    [military-pair] {" "}(military pair)
    [supreme] {" "}(Supreme)
    [mixed-pair] {" "}(mixed pair)
    [civil-triple] {" "}(triple, two civil)
    [military-triple] {" "}(triple, two military)
   *[quartet] {" "}(quartet)
  }
tien-gow-action-show = Show { $tiles }{ $kind ->
    [civil-single] {""}
    [military-single] {""}
    [civil-pair] {" "}(civil pair)
    [military-pair] {" "}(military pair)
    [supreme] {" "}(Supreme)
    [mixed-pair] {" "}(mixed pair)
    [civil-triple] {" "}(triple, two civil)
    [military-triple] {" "}(triple, two military)
   *[quartet] {" "}(quartet)
  }
tien-gow-action-put-down = Put down { $tiles }

## Tips

tien-gow-tip-last-trick = Only the last trick wins the deal. Keep a tile for it that the others can hardly beat.
tien-gow-tip-columns = Columns protect: with four you pay nothing, without any you pay 5. One column early is worth a good tile.
tien-gow-tip-early-death = Without a column you may not show your last tile when the last trick is a single one. Take a trick before.
tien-gow-tip-suits = Singles of different suits never meet: a led military tile can only be beaten by a military tile, however high your civil ones are.
tien-gow-tip-triples = Two civil and one military, and one civil and two military, are different kinds of triple and do not beat each other.
tien-gow-tip-names = Hammer Six (civil 51) is also called Big Head Six; Big Six is military 42. Look at the pips, not at the name.
tien-gow-tip-put-down = Nothing forces you to win: you may put down tiles that would beat, and nobody sees them before the deal is over.

## What has happened

tien-gow-event-banker = { $seat } { $seat ->
    [You] are
   *[other] is
  } the banker and { $seat ->
    [You] lead
   *[other] leads
  } first.
tien-gow-event-lead = { $seat } { $seat ->
    [You] lead
   *[other] leads
  } { $tiles }.
tien-gow-event-show = { $seat } { $seat ->
    [You] show
   *[other] shows
  } { $tiles }.
tien-gow-event-put-down = { $seat } { $seat ->
    [You] put
   *[other] puts
  } down { $tiles }.
tien-gow-event-hidden = { $seat } { $seat ->
    [You] put
   *[other] puts
  } down { $number ->
    [one] one tile
   *[other] { $number } tiles
  }.
tien-gow-event-trick = { $seat } { $seat ->
    [You] win
   *[other] wins
  } trick { $trick } and { $number ->
    [one] one column
   *[other] { $number } columns
  }.
tien-gow-event-over = { $seat } { $seat ->
    [You] have
   *[other] has
  } won the last trick, and with it the deal.

## Errors


## The table of the terminal

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

## The table of the browser

tien-gow-columns-owes = owes { $n }
tien-gow-columns-safe = safe
tien-gow-columns-over = safe, +{ $n }
tien-gow-coach = The leader lays one tile or a set; the others show a higher one of the same kind, or put as many tiles down, face down. The number on a tile is its rank; the signs 文 and 武 in its middle tell the two suits.
