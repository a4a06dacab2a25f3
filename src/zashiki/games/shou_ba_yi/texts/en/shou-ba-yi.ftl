# Shou Ba Yi. Ranks are numbers, or J Q K A, or x and X for the Jokers.

shou-ba-yi-name = Shou Ba Yi
shou-ba-yi-about = Climbing for two to six: get rid of your cards in ever higher plays, and keep one ordinary card in the hole for the end.
shou-ba-yi-goal = Be the first to play all your cards: you take a point for each card the others still hold, 5 for the Little Joker and 10 for the Big Joker. Your last card must be played alone and may not be a Joker; whoever holds just one card pays nothing. The first to 50 points wins the match.

## Names of plays

shou-ba-yi-one = { $rank ->
    [x] the Little Joker
    [X] the Big Joker
    [J] a Jack
    [Q] a Queen
    [K] a King
    [A] an Ace
    [8] an 8
   *[other] a { $rank }
  }
shou-ba-yi-many = { $rank ->
    [J] Jacks
    [Q] Queens
    [K] Kings
    [A] Aces
   *[other] { $rank }s
  }
shou-ba-yi-low = { $rank ->
    [J] Jack
    [Q] Queen
    [K] King
   *[other] { $rank }
  }
shou-ba-yi-top = { $top ->
    [J] Jack
    [Q] Queen
    [K] King
    [A] Ace
   *[other] { $top }
  }
shou-ba-yi-first = { $first ->
    [x] the Little Joker
    [X] the Big Joker
    [J] a Jack
    [Q] a Queen
    [K] a King
    [A] an Ace
    [8] an 8
   *[other] a { $first }
  }
shou-ba-yi-second = { $second ->
    [x] the Little Joker
    [X] the Big Joker
    [J] a Jack
    [Q] a Queen
    [K] a King
    [A] an Ace
    [8] an 8
   *[other] a { $second }
  }
shou-ba-yi-held = { $held ->
    [J] Jack
    [Q] Queen
    [K] King
    [A] Ace
   *[other] { $held }
  }
shou-ba-yi-set = { $kind ->
    [single] { shou-ba-yi-one }
    [pair] a pair of { shou-ba-yi-many }
    [three-pairs] three pairs, { shou-ba-yi-low } to { shou-ba-yi-top }
    [dragon] a Dragon of { $number }, { shou-ba-yi-low } to { shou-ba-yi-top }
    [three-with-one] three { shou-ba-yi-many } with { shou-ba-yi-first }
    [four-with-two] four { shou-ba-yi-many } with { shou-ba-yi-first } and { shou-ba-yi-second }
   *[bomb] a Bomb of { shou-ba-yi-many }
  }

## Options

shou-ba-yi-option-players = Number of players; all 54 cards are dealt out among them.
shou-ba-yi-option-target = The match ends when somebody has this many points.
shou-ba-yi-option-first-lead-3h = The very first play of a match must contain the 3 of hearts.
shou-ba-yi-option-last-card-loses = A loser with one card loses 1 point, which nobody gets.

## Score lines

shou-ba-yi-line-cards = { $points ->
    [one] One ordinary card
   *[other] { $points } ordinary cards
  } left: { $points } from { $from } to { $to }
shou-ba-yi-line-cards-note = Each card left in a hand of two or more is worth 1 point to the player who went out. A single face-down card costs nothing.
shou-ba-yi-line-little-joker = Little Joker left in the hand: { $points } from { $from } to { $to }
shou-ba-yi-line-little-joker-note = The Little Joker costs 5 instead of 1.
shou-ba-yi-line-big-joker = Big Joker left in the hand: { $points } from { $from } to { $to }
shou-ba-yi-line-big-joker-note = The Big Joker costs 10 instead of 1.
shou-ba-yi-line-last-card = One card left face down: { $to } loses 1, which nobody gets
shou-ba-yi-line-last-card-note = Only where the table plays that the last card loses.

## Phases

shou-ba-yi-phase-lead = Lead anything you like
shou-ba-yi-phase-follow = Play higher, or pass
shou-ba-yi-phase-over = The deal is over

## What did not count

shou-ba-yi-note-last-card = { $seat ->
    [You] You have
   *[other] { $seat } has
  } one card left, face down: it costs nothing and brings nothing.
shou-ba-yi-note-nothing = { $winner ->
    [You] You have
   *[other] { $winner } has
  } gone out for no points: the deal is won all the same, and who wins a deal leads the next.

## Why not

shou-ba-yi-why-passed = You have passed, and that means out until somebody leads anew.
shou-ba-yi-why-empty = Choose one or more cards first.
shou-ba-yi-why-last-alone = { $number ->
    [2] These two would be your last cards
   *[other] These { $number } would be your last cards
  }, and the last card must be played alone. Keep one ordinary card back.
shou-ba-yi-why-jokers-left = { $number ->
    [one] Only a Joker would be left
   *[other] Only Jokers would be left
  } in your hand, and a Joker may never be your last card. Play the Joker first.
shou-ba-yi-why-needs-three = The first play of the match must contain the 3 of hearts.
shou-ba-yi-why-bomb = There lies { shou-ba-yi-set }, and only a higher Bomb beats a Bomb.
shou-ba-yi-why-kind = That is another kind of play: { shou-ba-yi-set } was played, and it takes { $kind ->
    [single] a higher single card
    [pair] a higher pair
    [three-pairs] three higher pairs in sequence
    [dragon] a higher Dragon of { $number } cards
    [three-with-one] a higher three with one
   *[four-with-two] a higher four with two
  }, or a Bomb.
shou-ba-yi-why-length = A Dragon of { $number } cards was played, and yours must have as many: no more, no fewer.
shou-ba-yi-why-equal = Equal does not beat: { shou-ba-yi-set } was played, and you need { $kind ->
    [three-with-one] a higher three; the added card never counts
    [four-with-two] a higher four; the added cards never count
   *[other] a higher rank
  }.
shou-ba-yi-why-lower = Too low: { shou-ba-yi-set } was played, and you need { $kind ->
    [three-with-one] a higher three; the added card never counts
    [four-with-two] a higher four; the added cards never count
   *[other] a higher rank
  }.
shou-ba-yi-why-too-few = You hold only one { shou-ba-yi-held }, and { shou-ba-yi-set } asks for a pair.
shou-ba-yi-why-joker-alone = Jokers make no pair, not even the two together; { shou-ba-yi-set } asks for one.
shou-ba-yi-why-no-added = Your three are higher, but there is no other card in your hand to go with them.
shou-ba-yi-why-no-group = { $kind ->
    [bomb] You hold no higher Bomb than that of { shou-ba-yi-many }.
    [four-with-two] You hold no four of a kind higher than the { shou-ba-yi-many } on the table to take this card along.
   *[three-with-one] You hold no three of a kind higher than the { shou-ba-yi-many } on the table to take this card along.
  }
shou-ba-yi-why-no-sequence = { $kind ->
    [dragon] This card is in no Dragon of { $number } cards in your hand that begins higher than { shou-ba-yi-low }.
   *[three-pairs] This card is in no three pairs in sequence in your hand that begin higher than { shou-ba-yi-low }.
  }
shou-ba-yi-why-sequence-high = { $kind ->
    [dragon] No 2 and no Joker in a Dragon: it runs from 3 to Ace.
   *[three-pairs] No 2 and no Joker in three pairs: they run from 3 to Ace.
  }
shou-ba-yi-why-two-jokers = The two Jokers are neither a pair nor a Bomb. Play them one at a time, or as cards added to four of a kind.
shou-ba-yi-why-pair-ranks = Two cards are a play only as a pair: two ordinary cards of one rank.
shou-ba-yi-why-three-alone = Three of a kind need one more card, of any other rank.
shou-ba-yi-why-three-two = Three of a kind take exactly one card along, not two.
shou-ba-yi-why-three-more = Three of a kind take exactly one card along, not { $number }.
shou-ba-yi-why-threes = Threes in sequence are not a play here.
shou-ba-yi-why-four-one = Four of a kind go alone, as a Bomb, or with two more cards: not with one.
shou-ba-yi-why-four-more = Four of a kind take exactly two cards along, not { $number }.
shou-ba-yi-why-pairs-number = Pairs in sequence go in threes: exactly three pairs, not { $number }.
shou-ba-yi-why-pairs-gap = Three pairs must follow one another without a gap.
shou-ba-yi-why-pairs-two = No 2 in pairs in sequence: they run from 3 to Ace, and the Ace is high.
shou-ba-yi-why-dragon-two = No 2 in a Dragon: it runs from 3 to Ace, and the Ace is high.
shou-ba-yi-why-dragon-joker = No Joker in a Dragon: Jokers are never wild.
shou-ba-yi-why-dragon-short = A Dragon needs at least five cards in sequence; these are { $number } of different ranks.
shou-ba-yi-why-dragon-gap = A Dragon may have no gap: there is no { shou-ba-yi-low } in yours.
shou-ba-yi-why-no-play = These cards are no play together. Plays are a single card, a pair, three with one, four with two, three pairs in sequence, a Dragon of five or more, and four of a kind alone.

## Actions

shou-ba-yi-action-pass = Pass
shou-ba-yi-action-lead = Lead { shou-ba-yi-set }
shou-ba-yi-action-play = Play { shou-ba-yi-set }
shou-ba-yi-action-bomb = Bomb with four { shou-ba-yi-many }

## What has happened

shou-ba-yi-event-three-of-hearts = { $seat } { $seat ->
    [You] hold
   *[other] holds
  } the 3 of hearts and { $seat ->
    [You] lead
   *[other] leads
  }.
shou-ba-yi-event-leader = { $seat } { $seat ->
    [You] lead
   *[other] leads
  } the deal.
shou-ba-yi-event-pass = { $seat } { $seat ->
    [You] pass
   *[other] passes
  }.
shou-ba-yi-event-lead = { $seat } { $seat ->
    [You] lead
   *[other] leads
  } { shou-ba-yi-set }.
shou-ba-yi-event-play = { $seat } { $seat ->
    [You] play
   *[other] plays
  } { shou-ba-yi-set }.
shou-ba-yi-event-bomb = { $seat } { $seat ->
    [You] bomb
   *[other] bombs
  } with four { shou-ba-yi-many }.
shou-ba-yi-event-trick = Everybody else has passed: the trick is { $seat ->
    [You] yours
   *[other] { $seat }’s
  }, with the next lead.
shou-ba-yi-event-face-down = { $seat } { $seat ->
    [You] have
   *[other] has
  } one card left and { $seat ->
    [You] lay
   *[other] lays
  } it face down.
shou-ba-yi-event-over = { $seat } { $seat ->
    [You] play
   *[other] plays
  } the last card and { $seat ->
    [You] win
   *[other] wins
  } the deal.

## Tips

shou-ba-yi-tip-last = The last card must go alone. So the last two cards always go as two singles, and a pair needs a third card in the hand.
shou-ba-yi-tip-joker = A Joker can never be your last card, and costs 5 or 10 when somebody else goes out. Play it in time.
shou-ba-yi-tip-joker-now = Few cards left and a Joker among them: play the Joker while you can.
shou-ba-yi-tip-passed = Who passes is out until the next lead, even with better cards; keep that in mind before you pass.
shou-ba-yi-tip-bomb = Four of a kind alone are a Bomb: it beats everything but a higher Bomb. With two cards added it is only a four with two.
shou-ba-yi-tip-added = Added cards never count: give away your lowest.
shou-ba-yi-tip-face-down = A face-down card means one card left. Lead pairs and sequences then: a single may be the end.
shou-ba-yi-tip-strongest = Nothing beats four 2s. The two Jokers together are no play at all.
shou-ba-yi-tip-length = A Dragon is answered only by a higher Dragon of the same length, or by a Bomb.

## The table of the terminal

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

## The table of the browser

shou-ba-yi-coach = Play a higher card, or a higher set of the same kind, than the one on the table, or pass. Choose the cards: the line above your hand says what they make. Who leads may play any kind.
