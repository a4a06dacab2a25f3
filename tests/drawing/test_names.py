"""Names and text alternatives of all pieces."""

from __future__ import annotations

import pytest

from zashiki.drawing import DECKS, describe, name
from zashiki.drawing.names import names

ALL = [code for codes in DECKS.values() for code in codes]


@pytest.mark.parametrize("code", ALL)
def test_every_piece_has_all_its_names(code: str) -> None:
    found = name(code)
    assert found.english
    assert found.english[0].isupper() or found.english[0].isdigit()
    assert any(ord(sign) > 0x2E7F for sign in found.native)
    assert found.romanised
    assert all(ord(sign) < 0x2E7F for sign in found.romanised + found.english)
    assert found.text.startswith(found.english)


@pytest.mark.parametrize("deck", DECKS)
def test_english_names_and_alternatives_are_unique(deck: str) -> None:
    codes = DECKS[deck]
    assert [code for code, _ in names(deck)] == list(codes)
    assert len({name(code).english for code in codes}) == len(codes)
    assert len({describe(code) for code in codes}) == len(codes)


@pytest.mark.parametrize(
    ("code", "english", "native", "romanised"),
    [
        ("1L", "Crane", "鶴", "tsuru"),
        ("1S", "Pine, red poem slip", "松に赤短", "matsu ni akatan"),
        ("6S", "Peony, blue slip", "牡丹に青短", "botan ni aotan"),
        ("7S", "Bush clover, red slip", "萩に短冊", "hagi ni tanzaku"),
        ("11D", "Lightning", "柳のカス", "yanagi no kasu"),
        ("12D3", "Paulownia dregs 3", "桐のカス", "kiri no kasu"),
        ("PRo", "Robai of Pao, the Tenka", "パオのロバイ 天下", "pao no robai, tenka"),
        ("GSu", "Sun of Guru", "グルのスン", "guru no sun"),
        ("K9", "9 of Koppu", "コップの九", "koppu no ku"),
        ("Ts", "10 of spades", "黑桃10", "hēitáo shí"),
        ("X", "Big Joker", "大王", "dà wáng"),
        ("x", "Little Joker", "小王", "xiǎo wáng"),
        ("66", "Heaven (6-6)", "天", "tiān"),
        ("42", "Big Six (4-2)", "大頭六", "dàtóuliù"),
        ("51", "Hammer Six (5-1)", "銅錘六", "tóngchuíliù"),
    ],
)
def test_names_are_those_of_the_rule_texts(code: str, english: str, native: str, romanised: str) -> None:
    found = name(code)
    assert (found.english, found.native, found.romanised) == (english, native, romanised)
