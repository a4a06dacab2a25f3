"""Aids say what a piece is and is worth in a game."""

from __future__ import annotations

import pytest

from zashiki.drawing import DECKS, DrawingError, piece
from zashiki.drawing.aids import french_rank, strength, tile_rank, trump_order, worth
from zashiki.drawing.codes import GAME_DECKS


def test_hanafuda_worths_add_up() -> None:
    assert sum(worth(code, "sudaoshi") for code in DECKS["hanafuda"]) == 330
    assert sum(worth(code, "hana-awase") for code in DECKS["hanafuda"]) == 264
    assert (worth("1L", "sudaoshi"), worth("1L", "hana-awase")) == (5, 20)
    assert (worth("12D2", "sudaoshi"), worth("12D2", "hana-awase")) == (10, 1)
    assert (worth("12L", "sudaoshi"), worth("11S", "sudaoshi"), worth("3L", "sudaoshi")) == (10, 1, 10)


@pytest.mark.parametrize(("trump", "trumps"), [("P", 15), ("I", 16), ("K", 16), ("O", 16), ("G", 16)])
def test_unsun_strengths_count_up_in_every_suit_in_play(trump: str, trumps: int) -> None:
    groups: dict[str, list[int]] = {}
    for code in DECKS["unsun"]:
        value, is_trump = strength(code, trump)
        groups.setdefault("trump" if is_trump else code[0], []).append(value)
    assert sorted(groups.pop("trump")) == list(range(1, trumps + 1))
    for suit, values in groups.items():
        assert sorted(values) == list(range(1, (14 if suit == "P" else 15) + 1))


def test_unsun_orders_are_those_of_the_rule_text() -> None:
    assert " ".join(trump_order("I")) == "ISu IUn ISo PRo IRo IRe IKa I9 I8 I7 I6 I5 I4 I3 I2 I1"
    assert " ".join(trump_order("P")) == "PSu PUn PSo PRo PRe PKa P9 P8 P7 P6 P5 P4 P3 P2 P1"
    assert strength("IRo", "G") == (2, False)
    assert strength("GRo", "K") == (10, False)
    assert strength("K1", "G") == (9, False)
    assert strength("PRo", None) == (0, True)


def test_ranks_of_dominoes_and_french_cards() -> None:
    assert [tile_rank(code) for code in ("66", "51", "63", "54", "42", "41", "32", "21")] == [11, 1, 6, 6, 3, 2, 2, 1]
    assert [french_rank(code) for code in ("3c", "Th", "2s", "x", "X")] == [1, 8, 13, 14, 15]


@pytest.mark.parametrize(("game", "deck"), GAME_DECKS.items())
def test_every_game_has_aids_for_its_deck_and_no_other(game: str, deck: str) -> None:
    for code in DECKS[deck]:
        assert piece(code, aids=game) != piece(code)
        assert piece(code, aids=game, lying=True) != piece(code, lying=True)
    for other, codes in DECKS.items():
        if other != deck:
            with pytest.raises(DrawingError, match="draw-no-aids"):
                piece(codes[0], aids=game)


def test_badges_follow_the_trump() -> None:
    assert piece("K3", aids="hachinin-meri", trump="K") != piece("K3", aids="hachinin-meri", trump="G")
    with pytest.raises(DrawingError, match="draw-no-suit value=Z known=P, I, K, O, G"):
        piece("K3", aids="hachinin-meri", trump="Z")
