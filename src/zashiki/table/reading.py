"""What can be read without a table: games, languages, texts, pictures, rulebooks."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

import zashiki
from zashiki.table import pages
from zashiki.table.messages import GameFact, Rulebook
from zashiki.table.tables import Unknown
from zashiki.texts import locales

router = APIRouter(prefix="/api")


def held_as(kind: str) -> dict[int | str, dict[str, Any]]:
    """The description of an answer that is no JSON."""
    return {200: {"content": {kind: {}}}}


@router.get("/games", responses={200: {"model": list[GameFact]}})
async def games() -> JSONResponse:
    """Every game's facts; its words are texts."""
    return JSONResponse(pages.games())


@router.get("/locales")
async def languages() -> list[str]:
    """The languages there are texts in."""
    return locales()


@router.get("/texts/{locale}", response_class=Response, responses=held_as("text/plain"))
async def texts(request: Request, locale: str) -> Response:
    """All texts of a language, as Fluent source."""
    if locale not in locales():
        raise Unknown("locale-unknown", locale=locale[:20])
    return cached(request, pages.ftl(locale), "text/plain; charset=utf-8")


@router.get("/art/{deck}.svg", response_class=Response, responses=held_as("image/svg+xml"))
async def art(request: Request, deck: str, four_colour: bool = False) -> Response:
    """All pieces of a deck, each a symbol."""
    if deck not in pages.decks():
        raise Unknown("deck-unknown", deck=deck[:20])
    return cached(request, await asyncio.to_thread(pages.sprite, deck, four_colour), "image/svg+xml")


@router.get("/rulebook/{game}", responses={200: {"model": Rulebook}})
async def rulebook(request: Request, game: str, locale: str = "en") -> Response:
    """A rulebook as HTML; in English where there is none in the language."""
    if game not in zashiki.game_ids() or locale not in locales():
        raise Unknown("rulebook-unknown", game=game[:20])
    try:
        found = await asyncio.to_thread(pages.rulebook, game, locale)
    except LookupError:
        raise Unknown("rulebook-unknown", game=game) from None
    return cached(request, json.dumps(found, ensure_ascii=False), "application/json")


@lru_cache(64)
def packed(text: str) -> tuple[str, bytes]:
    """A text's tag, and the text compressed."""
    raw = text.encode()
    return f'"{hashlib.sha256(raw).hexdigest()[:24]}"', gzip.compress(raw, 6, mtime=0)


def cached(request: Request, text: str, kind: str) -> Response:
    """An answer that a browser need not fetch twice."""
    tag, small = packed(text)
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(text, media_type=kind, headers=headers)
