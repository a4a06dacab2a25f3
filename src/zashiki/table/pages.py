"""What the browser reads but does not play with: games, texts, art, rulebooks. Made once a process."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import TYPE_CHECKING, Any

from markdown_it import MarkdownIt

import zashiki
from zashiki import drawing, texts
from zashiki.drawing import plain
from zashiki.drawing.codes import DECKS
from zashiki.drawing.pieces import size as drawn_size
from zashiki.table import state
from zashiki.texts import rulebooks

if TYPE_CHECKING:
    from zashiki.core.game import Game

CLAUSE = re.compile(r"^\W*(\d+(?:\.\d+)*)\b")
SVG = re.compile(r"<svg\b([^>]*)>(.*)</svg>\s*$", re.DOTALL)
VIEW_BOX = re.compile(r'viewBox="([^"]+)"')
TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)


@cache
def games() -> list[dict[str, Any]]:
    """Every game's facts; its words are texts."""
    return [facts(zashiki.game(id)) for id in zashiki.game_ids()]


def facts(game: Game) -> dict[str, Any]:
    """A game's facts."""
    aids = game.aids
    options = game.option_facts()
    players = next((fact for fact in options if fact.name == "players"), None)
    width, height = size(game.deck.name)
    return {
        "id": game.id,
        "seats": game.num_seats,
        "least_seats": game.num_seats if players is None else players.low,
        "most_seats": game.num_seats if players is None else players.high,
        "teams": list(game.team_names),
        "clockwise": game.clockwise,
        "deck": game.deck.name,
        "pieces": list(game.deck.codes),
        "ratio": round(height / width, 4),
        "layout": game.browser_layout,
        "hand_places": aids.hand_places,
        "chooses_several": aids.chooses_several,
        "length": game.deals_option or None,
        "signs": state.signs(aids.signs()) if aids.signs_on_table else {},
        "scene": [list(spot) for spot in aids.scene()],
        "options": [
            {
                "name": fact.name,
                "kind": fact.kind,
                "default": fact.default,
                "low": fact.low,
                "high": fact.high,
                "choices": list(fact.choices),
            }
            for fact in options
        ],
    }


@cache
def ftl(locale: str) -> str:
    """All texts of a language, as Fluent source."""
    return "\n".join(source for _, source in texts.sources(locale))


@cache
def decks() -> dict[str, tuple[str, ...]]:
    """The pieces of each deck that is drawn or played with, by its name; games that share a name share its faces."""
    found = dict(DECKS)
    for id in zashiki.game_ids():
        deck = zashiki.game(id).deck
        found[deck.name] = tuple(dict.fromkeys([*found.get(deck.name, ()), *deck.codes]))
    return found


def size(deck: str) -> tuple[int, int]:
    """Width and height of the pieces of a deck in their own units."""
    return drawn_size(deck) if deck in DECKS else plain.SIZE


def face(code: str, deck: str, four_colour: bool) -> str:
    """The picture of a piece; one that nobody has drawn shows its code."""
    if code in DECKS.get(deck, ()):
        return drawing.piece(code, deck=deck, four_colour=four_colour and deck == "french")
    return plain.piece(code)


@cache
def sprite(deck: str, four_colour: bool = False) -> str:
    """All pieces of a deck and its back in one SVG, each a symbol.

    Raises: KeyError where there is no such deck.
    """
    symbols = [symbol(f"{deck}-{code}", face(code, deck, four_colour)) for code in decks()[deck]]
    symbols.append(symbol(f"{deck}-back", drawing.back(deck) if deck in DECKS else plain.back()))
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>'


def symbol(id: str, svg: str) -> str:
    """A picture as a symbol of a sprite; its title is left to whoever shows it."""
    match = SVG.search(svg)
    assert match is not None, "a drawing is one SVG element"
    box = VIEW_BOX.search(match[1])
    assert box is not None, "a drawing has a viewBox"
    return f'<symbol id="{escape(id)}" viewBox="{box[1]}">{TITLE.sub("", match[2])}</symbol>'


@cache
def rulebook(game: str, locale: str) -> dict[str, Any]:
    """A rulebook as HTML, in which every numbered clause can be jumped to and piece codes are marked."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(rulebooks.rulebook(game, locale))
    codes = zashiki.game(game).deck.index
    clauses = []
    for token, after in zip(tokens, [*tokens[1:], None], strict=True):
        if token.type in ("heading_open", "paragraph_open") and after is not None and not token.hidden:
            match = CLAUSE.match(after.content)
            if match and (token.type == "heading_open" or "." in match[1]) and match[1] not in clauses:
                clauses.append(match[1])
                token.attrSet("id", f"c-{match[1].replace('.', '-')}")
        for child in token.children or ():
            if child.type == "code_inline" and child.content in codes:
                child.type = "piece"
    markdown.add_render_rule("piece", piece)
    return {"html": markdown.renderer.render(tokens, markdown.options, {}), "clauses": clauses}


def piece(renderer: Any, tokens: Any, at: int, options: Any, env: Any) -> str:
    """A piece code in a rulebook."""
    return f'<span class="piece" data-piece="{tokens[at].content}">{tokens[at].content}</span>'
