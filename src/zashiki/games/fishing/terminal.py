"""The table of a fishing game with hanafuda: the piles, the field by month, and what each card would take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from zashiki.core.bits import count_bits, members
from zashiki.decks.hanafuda import HANAFUDA
from zashiki.games.fishing.cards import FIRST_CALL, action_cards
from zashiki.terminal.grid import columns, cut, flowed, signed, styled, wrapped
from zashiki.terminal.table import PlainTable, indented

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.message import Message
    from zashiki.games.fishing.view import FishingView

CODES = HANAFUDA.codes
STYLES = {"L": "bold yellow", "A": "bold magenta", "S": "bold red", "D": "green"}
FIELD_LINES = 3  # lines up to which the field stands in columns
LIGHTNING = "11D"  # the only dregs with a name of its own
RED, BLUE = ("1S", "2S", "3S"), ("6S", "9S", "10S")


def kind_of(code: str) -> str:
    """The class letter of a card."""
    return code.rstrip("0123")[-1] if code[-1].isdigit() else code[-1]


class FishingTable(PlainTable["FishingView"]):
    """What fishing games have in common on a table."""

    counts_cards = True
    """Whether cards have points by themselves, which are told wherever some are captured."""

    def points_of(self, cards: int) -> int:
        """Card points of a set of cards; one for each where a game says nothing else."""
        return count_bits(cards)

    def burden(self, view: FishingView, seat: int) -> int:
        """What is taken off a seat's card points at the end."""
        raise LookupError(self.game.id)

    # --- cards ----------------------------------------------------------------

    def piece(self, card: int) -> str:
        """A card by its short name: the picture, or plant and class."""
        code = CODES[card]
        if kind_of(code) in "LA" or code == LIGHTNING or self.slip(code):
            return self.texts.piece(code)
        plant = self.texts(f"plant-{card // 4 + 1}")
        kind = self.texts("table-slip") if kind_of(code) == "S" else self.texts("table-dregs") + self.copy(code)
        return f"{plant} {kind}"

    def slip(self, code: str) -> str:
        """Id of the kind of a slip, where that matters: poem or blue; else empty."""
        kinds = {"table-slip-poem": RED, "table-slip-blue": BLUE} if self.has_poems else {}
        return next((id for id, codes in kinds.items() if code in codes), "")

    def copy(self, code: str) -> str:
        """The number of a dregs among those of its month, where there are several."""
        return f" {code[-1]}" if code[-1].isdigit() else ""

    def short(self, card: int) -> Text:
        """A card as code and picture, in the colour of its class."""
        code = CODES[card]
        kind = kind_of(code)
        known = {"S": self.slip(code) or "table-slip", "D": "table-dregs"}.get(kind) if code != LIGHTNING else None
        name = self.texts.piece(code) if known is None else self.texts(known)
        return styled(f"{code} {name}", style=STYLES[kind])

    # --- the table ------------------------------------------------------------

    def draw(self, view: FishingView, width: int) -> list[Text]:
        lines = [self.order(view, width)]
        for seat in self.others_first(view):
            lines += self.player(view, seat, width)
        lines += self.field(view, width)
        if view.seat is not None:
            hand = [self.short(card) for card in view.hand_pieces()]
            lines += flowed(self.headed(hand), width, indent="  ")
        return lines

    def player(self, view: FishingView, seat: int, width: int) -> list[Text]:
        """A seat: cards in hand, what it has captured, and what that is worth so far."""
        pile = view.piles[seat]
        line = Text(self.mark(view, seat))
        line.append(f"{self.name(seat):<6}", style="bold reverse" if seat == view.to_act else "bold")
        line.append(f" {self.role(view, seat):<7}", style="dim")
        line.append(self.count(view, seat))
        hands = [self.word(f"hand-{name.replace('_', '-')}") for name in self.hands(view, seat)]
        if hands:
            line.append("  " + ", ".join(hands), style="bold cyan")
        lines = [cut(line, width)]
        cells = [self.pile(pile, width - 4)] if pile else []
        known = self.lying(view, seat)
        if known:
            head = styled(self.texts(self.lying_id), "underline")
            first, *others = [self.short(card) for card in members(known)]
            cells += [Text(" ").join([head, first]), *others]
        return lines + [Text("    ").append_text(line) for line in flowed(cells, width - 4)]

    def count(self, view: FishingView, seat: int) -> str:
        """Cards in hand and captured, and what those are worth."""
        pile, burden = view.piles[seat], self.burden(view, seat)
        points = self.points_of(pile)
        return self.texts(
            "table-fishing-count",
            hand=view.hand_sizes[seat],
            cards=count_bits(pile),
            points=points,
            burden=burden,
            above=signed(points - burden),
        )

    lying_id = ""
    has_poems = False  # whether the kinds of slips matter

    def hands(self, view: FishingView, seat: int) -> tuple[str, ...]:
        """Captured hands in a seat's pile now."""
        found: tuple[str, ...] = view.captured_by(seat)
        return found

    def lying(self, view: FishingView, seat: int) -> int:
        """Hand cards of a seat that the viewer knows, as a mask; not the viewer's own."""
        return 0

    def role(self, view: FishingView, seat: int) -> str:
        """Dealer, right or left of the dealer; of two only the dealer is called anything."""
        place = (seat - view.dealer) % view.num_seats
        if place and view.num_seats != 3:
            return ""
        return self.texts(("table-dealer", "table-right", "table-left")[place])

    def pile(self, pile: int, width: int) -> Text:
        """A captured pile in one line: pictures by name, the rest counted; by code where the names are too many."""
        codes = [CODES[card] for card in members(pile)]
        named = {kind: [code for code in codes if kind_of(code) == kind] for kind in "LASD"}
        for short in (False, True):
            line = Text()
            for kind in "LA":
                if named[kind]:
                    line.append(
                        " ".join(code if short else self.texts.piece(code) for code in named[kind]),
                        style=STYLES[kind],
                    )
                    line.append(" · ")
            if named["S"]:
                slips = named["S"]
                red, blue = sum(s in RED for s in slips), sum(s in BLUE for s in slips)
                text = self.texts("table-slips", number=len(slips))
                if self.has_poems and red + blue:
                    text += " " + self.texts("table-poems", red=red, blue=blue)
                line.append(text, style=STYLES["S"])
                line.append(" · ")
            if named["D"]:
                line.append(self.texts("table-dregs-count", number=len(named["D"])), style=STYLES["D"])
            else:
                line.right_crop(3)
            if line.cell_len <= width:
                break
        return cut(line, width)

    def field(self, view: FishingView, width: int) -> list[Text]:
        """The field by month, and the stock."""
        head = self.texts("table-field", stock=view.stock)
        months = [month for month in range(12) if view.field & 15 << 4 * month]
        plants = {month: self.texts(f"plant-{month + 1}") for month in months}
        cells = {
            month: Text(" ").join([self.short(card) for card in members(view.field & 15 << 4 * month)])
            for month in months
        }
        wide = 1 + max(map(len, plants.values()), default=0)
        shown = columns([Text(plants[month].ljust(wide)).append_text(cells[month]) for month in months], width - 2)
        if len(shown) > FIELD_LINES:
            # Too many months for columns: one after the other takes fewer lines.
            shown = flowed([Text(f"{plants[month]} ").append_text(cells[month]) for month in months], width - 2, " · ")
        lines = [styled(head, style="bold")]
        if view.drawn >= 0:
            lines[0].append("   " + self.texts("table-drawn") + " ", style="bold")
            lines[0].append_text(self.short(view.drawn))
        return lines + [Text("  ").append_text(line) for line in shown]

    # --- plays ----------------------------------------------------------------

    def ordered(self, view: FishingView) -> list[int]:
        """Captures first, the most valuable before the others."""
        legal = view.legal or ()
        if legal and legal[0] >= FIRST_CALL:
            return list(legal)
        return sorted(legal, key=lambda action: (action % 5 == 0, -self.gain(action), action))

    def gain(self, action: int) -> int:
        """Card points that an action captures."""
        card, targets = action_cards(action)
        return self.points_of(sum(1 << c for c in (card, *targets))) if targets else 0

    def label(self, action: int, view: FishingView) -> Text:
        if action >= FIRST_CALL:
            return PlainTable.label(self, action, view)
        card, targets = action_cards(action)
        if not targets:
            return styled(self.texts("table-lay", card=self.piece(card)), style="")
        plant = self.texts(f"plant-{card // 4 + 1}") + " "
        taken = self.texts.listed([self.piece(target).removeprefix(plant) for target in targets])
        open_now = view.open_now()
        owners = [seat for seat, lying in enumerate(open_now) if any(lying >> t & 1 for t in targets)]
        label = Text(self.texts("table-take", card=self.piece(card), taken=taken))
        if owners:
            label.append(" " + self.texts("table-from", names=self.texts.listed([self.name(s) for s in owners])))
        return label.append(f" +{self.gain(action)}", style="bold green") if self.counts_cards else label

    # --- beside the table -------------------------------------------------------

    def opening(self, view: FishingView) -> list[str]:
        """Dealt hands, which are paid before anything has happened."""
        if view.played or view.turned or view.drawn >= 0:
            return []
        told = self.told(view.events())
        if not told:
            return []
        notes = dict.fromkeys(
            self.word(f"line-{line.rule.replace(':', '-').replace('_', '-')}-note")
            for line in view.lines
            if line.rule.startswith("dealt:")
        )
        return [*told, *notes, self.word("table-opening")]

    def told(self, events: Sequence[Message]) -> list[str]:
        """In sentences, captures with what they are worth."""
        told = PlainTable.told(self, events)
        for i, event in enumerate(events):
            taken, card = event.args.get("taken"), event.args.get("card")
            if self.counts_cards and isinstance(taken, tuple) and isinstance(card, tuple):
                told[i] += f" (+{self.points_of(sum(1 << HANAFUDA.kind(code) for code in (*card, *taken)))})"
        return told

    def aid(self, view: FishingView, width: int) -> list[Text]:
        lines = wrapped(self.word("goal"), width)
        lines.append(Text())
        for name in self.captured_names():
            id = f"line-captured-{name.replace('_', '-')}"
            points = self.captured_points(name)
            title = f"{self.word('hand-' + name.replace('_', '-'))} {points}:"
            told = wrapped(f"{title} {self.word(f'{id}-note')}", width, indent="  ")
            told[0].stylize("bold cyan", 0, len(title))
            lines += told
        return lines

    def captured_names(self) -> tuple[str, ...]:
        """The captured hands there are, best first."""
        raise LookupError(self.game.id)

    def captured_points(self, name: str) -> int:
        """What each other player pays for a captured hand."""
        raise LookupError(self.game.id)

    # --- the score --------------------------------------------------------------

    own_rules: tuple[str, ...] = ()

    def paid(self, view: FishingView, width: int) -> list[Text]:
        own = {self.line(x) for x in view.lines if x.rule in self.own_rules}
        return [line for sentence in self.sentences(view) if sentence not in own for line in indented(sentence, width)]

    def counted(self, view: FishingView) -> list[tuple[str, list[str]]]:
        """Card points, what is taken off them, and payments."""
        rows = []
        for rule in self.own_rules:
            lines = [line for line in view.lines if line.rule == rule]
            if lines:
                values = [sum(line.points for line in lines if line.to == seat) for seat in range(self.game.num_seats)]
                label = self.word(f"table-{rule}")
                rows.append((label, [str(n) if rule == "cards" else signed(n) for n in values]))
        payments = [0] * self.game.num_seats
        for line in view.lines:
            if line.payer is not None:
                payments[line.to] += line.points
                payments[line.payer] -= line.points
        if any(payments):
            rows.append((self.texts("table-payments"), [signed(n) for n in payments]))
        return rows
