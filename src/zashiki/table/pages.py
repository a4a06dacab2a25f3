"""What the browser reads but does not play with: games, texts, art, rulebooks. Made once a process."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from markdown_it import MarkdownIt

import zashiki
from zashiki import drawing, texts
from zashiki.drawing.codes import DECKS, file_stem
from zashiki.texts import rulebooks

CLAUSE = re.compile(r"^\W*(\d+(?:\.\d+)*)\b")
SVG = re.compile(r"<svg\b([^>]*)>(.*)</svg>\s*$", re.DOTALL)
VIEW_BOX = re.compile(r'viewBox="([^"]+)"')
TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)


@cache
def games() -> list[dict[str, Any]]:
    """Every game's facts; its words are texts."""
    found = []
    for id in zashiki.game_ids():
        game = zashiki.game(id)
        options = [
            {
                "name": fact.name,
                "kind": fact.kind,
                "default": fact.default,
                "low": fact.low,
                "high": fact.high,
                "choices": list(fact.choices),
            }
            for fact in game.option_facts()
        ]
        found.append(
            {
                "id": id,
                "seats": game.num_seats,
                "teams": list(game.team_names),
                "clockwise": game.clockwise,
                "deck": game.deck.name,
                "options": options,
            }
        )
    return found


@cache
def ftl(locale: str) -> str:
    """All texts of a language, as Fluent source."""
    return "\n".join(source for _, source in texts.sources(locale))


@cache
def sprite(deck: str, four_colour: bool = False) -> str:
    """All pieces of a deck and its back in one SVG, each a symbol.

    Raises: KeyError where there is no such deck.
    """
    symbols = []
    for code in DECKS[deck]:
        svg = drawing.piece(code, deck=deck, four_colour=four_colour and deck == "french")
        symbols.append(symbol(f"{deck}-{file_stem(code)}", svg))
    symbols.append(symbol(f"{deck}-back", drawing.back(deck)))
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>'


def symbol(id: str, svg: str) -> str:
    """A picture as a symbol of a sprite; its title is left to whoever shows it."""
    match = SVG.search(svg)
    assert match is not None, "a drawing is one SVG element"
    box = VIEW_BOX.search(match[1])
    assert box is not None, "a drawing has a viewBox"
    return f'<symbol id="{id}" viewBox="{box[1]}">{TITLE.sub("", match[2])}</symbol>'


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
