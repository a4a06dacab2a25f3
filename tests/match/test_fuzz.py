"""Thousands of records with something wrong: each is accepted or refused with a sentence, never anything else."""

from __future__ import annotations

import copy
import io
import json
import random
from pathlib import Path
from typing import Any

import pytest

import zashiki
from zashiki.commands.replay import verdicts

SAMPLES = Path(__file__).parents[1] / "records"
ODD: list[Any] = [
    *(None, True, False, 0, -1, 1, 2, 12.0, 1e308, 2**63, 10**300, "", "0", "pass", "x" * 999, "\u0000", "é", "🀄"),
    *(
        [],
        {},
        [[]],
        [None],
        {"": {}},
        ["66"] * 9,
        [[[[[]]]]],
        "1S:1L+1D1+1D2",
        "-66+66",
        "KKKK+xX",
        "discard:P3",
        "tien-gow",
    ),
]


def samples() -> list[dict[str, Any]]:
    """Samples of every game, cut to two deals: faults need not be far away."""
    found = []
    for game in zashiki.game_ids():
        for line in (SAMPLES / f"{game}.jsonl").read_text().splitlines():
            data = json.loads(line)
            data["deals"] = data["deals"][:2]
            data.pop("totals", None)
            found.append(data)
    return found


def places(value: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Every place in a JSON value where something stands: its container and key."""
    for key in range(len(value)) if isinstance(value, list) else list(value):
        found.append((value, key))
        if isinstance(value[key], (list, dict)):
            places(value[key], found)
    return found


def mutate(data: Any, rng: random.Random) -> None:
    """One to three changes somewhere."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        where = places(data, [])
        if not where:
            return
        box, key = rng.choice(where)
        kind = rng.randrange(7)
        if kind == 0:
            del box[key]
        elif kind == 1 and isinstance(box, list):
            box.insert(key, copy.deepcopy(box[key]))
        elif kind == 2 and isinstance(box, list):
            other = rng.randrange(len(box))
            box[key], box[other] = box[other], box[key]
        elif kind == 3:
            other_box, other_key = rng.choice(where)
            box[key] = copy.deepcopy(other_box[other_key])
        elif kind == 4 and isinstance(box[key], int):
            box[key] = rng.choice((box[key] + 1, -box[key], float(box[key]), str(box[key])))
        elif kind == 5 and isinstance(box, dict):
            box[rng.choice(("deal", "hands", "from", "trick", "options", "start", "dealer"))] = box[key]
        else:
            box[key] = copy.deepcopy(rng.choice(ODD))


def broken(text: bytes, rng: random.Random) -> bytes:
    """A text with bytes lost, changed or doubled."""
    at = rng.randrange(len(text))
    kind = rng.randrange(4)
    if kind == 0:
        return text[:at]
    if kind == 1:
        return text[:at] + bytes([rng.randrange(256)]) + text[at + 1 :]
    if kind == 2:
        return text[:at] + text[at + rng.randrange(1, 30) :]
    return text[:at] + text[max(0, at - 20) :]


def run(number: int, seed: int) -> tuple[int, int]:
    rng = random.Random(seed)
    originals = samples()
    accepted = refused = 0
    for _ in range(number):
        data = copy.deepcopy(rng.choice(originals))
        if rng.random() < 0.8:
            mutate(data, rng)
            text = json.dumps(data).encode()
        else:
            text = broken(json.dumps(data).encode(), rng)
        for verdict in verdicts(io.BytesIO(text)):
            if verdict["ok"]:
                accepted += 1
                continue
            refused += 1
            assert verdict["error"]
            assert "\n" not in verdict["error"]
            assert len(verdict["error"]) < 600
            assert verdict["deal"] is not None or verdict["action"] is None
            for key in ("deal", "action"):
                if verdict[key] is not None:
                    assert f"{key} {verdict[key]}" in verdict["error"]
    return accepted, refused


@pytest.mark.slow
def test_two_thousand_mutated_records() -> None:
    accepted, refused = run(2_000, 1)
    assert refused > 1_000
    assert accepted > 20  # some changes are harmless, as extra keys are


@pytest.mark.ci
def test_twenty_thousand_mutated_records() -> None:
    accepted, refused = run(20_000, 2)
    assert refused > 10_000
    assert accepted > 200
