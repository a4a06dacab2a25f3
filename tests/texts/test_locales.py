"""The languages say the same: the same files, messages, arguments and numbers; and Italian is Italian."""

from __future__ import annotations

import re

import ftl
import pytest

from zashiki.texts import locales

OTHERS = [locale for locale in locales() if locale != "en"]
IDS = sorted(ftl.messages("en"))
FREQUENT = """
the of and is are was were be been you your yours with from not this that these those it its for by has have
had will would may must can only when where which who whom whose what any each if then than as at on or but
there their they them he she his her him we our us an to into out over up down does did other another more
most card cards deal deals trick tricks trump trumps hand play played player seat seats points suit lead leads
tile tiles set dealer table match game won wins win nothing nobody everybody first last while without until
"""
ENGLISH = frozenset(FREQUENT.split())
"""Frequent words of English texts here that are no Italian words."""
KEPT = {
    "play-failed": {"play"},
    "play-resume-alone": {"seat"},
    "play-saved": {"play"},
    "sudaoshi-option-burden": {"seat"},
    "sudaoshi-start-seat-burdens": {"seat"},
}
"""Commands and values of options, which are written as they are in every language."""
NUMBERS_WITH_ARTICLES = {"shou-ba-yi-why-dragon-gap"}
"""Messages whose Italian names an 8 only to give it its article."""


def words(locale: str, id: str) -> list[str]:
    """The words of a message, without what arguments bring."""
    return re.findall(r"[a-z]+", " ".join(ftl.parts(locale, id).words).lower())


def test_there_is_italian() -> None:
    assert locales() == ["en", "it"]


@pytest.mark.parametrize("locale", OTHERS)
def test_the_same_files_and_messages_in_the_same_order(locale: str) -> None:
    english, other = ftl.read("en"), ftl.read(locale)
    assert sorted(other) == sorted(english)
    for name in english:
        assert list(other[name]) == list(english[name]), name


@pytest.mark.parametrize("locale", OTHERS)
def test_the_same_arguments_of_every_message(locale: str) -> None:
    assert not [id for id in IDS if ftl.parts(locale, id).arguments != ftl.parts("en", id).arguments]


@pytest.mark.parametrize("locale", OTHERS)
def test_the_same_values_are_told_apart(locale: str) -> None:
    less = [
        (id, name)
        for id in IDS
        for name, keys in ftl.parts("en", id).keys.items()
        if "You" not in keys and not keys <= ftl.parts(locale, id).keys.get(name, set())
    ]
    assert not less


@pytest.mark.parametrize("locale", OTHERS)
def test_whoever_reads_is_told_apart_by_the_name_they_have(locale: str) -> None:
    you = ftl.said(locale, "play-you", {})
    seen = [(id, name) for id in IDS for name, keys in ftl.parts(locale, id).keys.items() if you in keys]
    assert len(seen) > 30
    assert not [id for id in IDS for keys in ftl.parts(locale, id).keys.values() if "You" in keys]


@pytest.mark.parametrize("locale", locales())
def test_every_message_can_be_said_with_any_arguments(locale: str) -> None:
    wrong = [
        (id, text)
        for id in IDS
        for arguments in ftl.arguments(locale, id)
        for text in [ftl.said(locale, id, arguments)]
        if re.search(r"[{}\n]", text) or ("  " in text and not id.startswith("play-prompt"))
    ]
    assert not wrong


@pytest.mark.parametrize("locale", OTHERS)
def test_no_english_is_left(locale: str) -> None:
    found = [(id, left) for id in IDS if (left := ENGLISH & set(words(locale, id)) - KEPT.get(id, set()))]
    assert not found


def test_the_check_for_english_finds_english() -> None:
    long = [id for id in IDS if len(words("en", id)) > 6]
    missed = [id for id in long if not ENGLISH & set(words("en", id))]
    assert len(long) > 300
    assert len(missed) < len(long) / 50, missed


@pytest.mark.parametrize("locale", OTHERS)
def test_no_sentence_is_much_longer_than_the_english_one(locale: str) -> None:
    sizes = [[len(ftl.said(of, id, next(ftl.arguments("en", id)))) for of in ("en", locale)] for id in IDS]
    assert not [(id, size) for id, size in zip(IDS, sizes, strict=True) if size[1] > 1.45 * size[0] + 12]
    english, other = map(sum, zip(*sizes, strict=True))
    assert other < 1.2 * english


@pytest.mark.parametrize("locale", OTHERS)
def test_numbers_stay_what_they_are(locale: str) -> None:
    changed = [id for id in IDS if digits(locale, id) != digits("en", id)]
    assert set(changed) == NUMBERS_WITH_ARTICLES


def digits(locale: str, id: str) -> list[str]:
    """The numbers that stand in a message."""
    return sorted(re.findall(r"\d+", " ".join(ftl.parts(locale, id).words)))


@pytest.mark.parametrize("locale", OTHERS)
def test_the_keys_of_the_terminal_are_the_same(locale: str) -> None:
    pattern = r"(?<![\w’])[?hwsuql](?= )"
    for id in ("play-prompt", "play-read-on", "play-next-deal", "play-end", "play-choose", "play-more", "play-help"):
        english, other = (" ".join(ftl.parts(of, id).words) for of in ("en", locale))
        assert set(re.findall(pattern, other)) == set(re.findall(pattern, english)), id
