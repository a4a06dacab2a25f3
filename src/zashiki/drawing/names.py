"""Names of all pieces: English, native (Japanese or Chinese) and romanised, and a text alternative for each picture.

The words are those of the rule texts, section 2 of each. A name of a Chinese domino is shown only beside its pips.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from zashiki.drawing.codes import CIVIL, DECKS, deck_of, known_deck

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True)
class PieceName:
    """What a piece is called.

    english, native, romanised: short names; `native` is Japanese (hanafuda, Unsun) or Chinese (French, dominoes),
    `romanised` Hepburn or pinyin. cantonese: a second reading in Jyutping where the texts give one, else empty.
    text: a sentence that says what the picture shows.
    """

    english: str
    native: str
    romanised: str
    text: str
    cantonese: str = ""


_MONTHS = {
    1: ("January", "pine", "松", "matsu"),
    2: ("February", "plum", "梅", "ume"),
    3: ("March", "cherry", "桜", "sakura"),
    4: ("April", "wisteria", "藤", "fuji"),
    5: ("May", "iris", "菖蒲", "ayame"),
    6: ("June", "peony", "牡丹", "botan"),
    7: ("July", "bush clover", "萩", "hagi"),
    8: ("August", "susuki grass", "芒", "susuki"),
    9: ("September", "chrysanthemum", "菊", "kiku"),
    10: ("October", "maple", "紅葉", "momiji"),
    11: ("November", "willow", "柳", "yanagi"),
    12: ("December", "paulownia", "桐", "kiri"),
}
_PICTURES = {
    "1L": ("Crane", "鶴", "tsuru", "a red-crowned crane before pines and a red sun"),
    "2A": ("Warbler", "鶯", "uguisu", "a small green bird in red plum blossom"),
    "3L": ("Curtain", "幕", "maku", "a striped camp curtain below cherry blossom"),
    "4A": ("Cuckoo", "不如帰", "hototogisu", "a cuckoo flying before the moon, wisteria hanging down"),
    "5A": ("Bridge", "八橋", "yatsuhashi", "a zigzag plank bridge among irises"),
    "6A": ("Butterflies", "蝶", "chō", "two butterflies over peonies"),
    "7A": ("Boar", "猪", "inoshishi", "a wild boar under bush clover"),
    "8L": ("Moon", "月", "tsuki", "a white full moon in a red sky over a bare black hill"),
    "8A": ("Geese", "雁", "kari", "three geese flying over the hill"),
    "9A": ("Cup", "盃", "sakazuki", "a red sake cup with the sign for long life among chrysanthemums"),
    "10A": ("Deer", "鹿", "shika", "a stag under maple leaves"),
    "11L": ("Rain card", "小野道風", "Ono no Tōfū", "a man with an umbrella by a stream, and a frog"),
    "11A": ("Swallow", "燕", "tsubame", "a swallow in the willow"),
    "11D": ("Lightning", "柳のカス", "yanagi no kasu", "a red and black storm with a drum"),
    "12L": ("Phoenix", "鳳凰", "hōō", "a phoenix over paulownia"),
}
_KINDS = {"L": "light", "A": "animal", "S": "slip", "D": "dregs"}
_DREGS = {
    "1D1": "pine boughs on a winding trunk",
    "1D2": "pine boughs over golden mist",
    "2D1": "red plum blossom",
    "2D2": "red and white plum blossom over a golden hill",
    "3D1": "cherry blossom on a branch, with brown leaves",
    "3D2": "pink and white cherry blossom over red mist",
    "4D1": "four long clusters of wisteria hanging from a bough",
    "4D2": "wisteria on a winding trunk",
    "5D1": "two violet irises and a white one",
    "5D2": "three irises standing in water",
    "6D1": "two red peonies and a bud",
    "6D2": "a red peony and two pink ones",
    "7D1": "bush clover growing upwards",
    "7D2": "bush clover hanging over golden mist",
    "8D1": "ears of susuki grass on a black hill",
    "8D2": "a black hill before a green one",
    "9D1": "three yellow chrysanthemums",
    "9D2": "two red chrysanthemums and a yellow one",
    "10D1": "red and yellow maple leaves on a branch",
    "10D2": "maple leaves falling on a stream",
    "12D1": "one great paulownia leaf with three clusters of blossom, on a yellow ground",
    "12D2": "two clusters of paulownia blossom side by side",
    "12D3": "paulownia blossom above and below",
}


def _hanafuda(code: str) -> PieceName:
    at = next(i for i, sign in enumerate(code) if sign.isalpha())
    month, kind, number = int(code[:at]), code[at], code[at + 1 :]
    season, plant, native, reading = _MONTHS[month]
    place = f"{season}, {plant}, {_KINDS[kind]}"
    if code in _PICTURES:
        english, own, spoken, scene = _PICTURES[code]
        return PieceName(english, own, spoken, f"{english} ({place}): {scene}")
    if kind == "S":
        colour, own, spoken, scene = (
            ("red poem slip", "赤短", "akatan", "a red slip with writing")
            if month in (1, 2, 3)
            else ("blue slip", "青短", "aotan", "a blue slip")
            if month in (6, 9, 10)
            else ("red slip", "短冊", "tanzaku", "a plain red slip")
        )
        english = f"{plant.capitalize()}, {colour}"
        return PieceName(
            english, f"{native}に{own}", f"{reading} ni {spoken}", f"{english} ({place}): {scene} among {plant}"
        )
    english = f"{plant.capitalize()} dregs {number}"
    return PieceName(english, f"{native}のカス", f"{reading} no kasu", f"{english} ({place}): {_DREGS[code]}")


_SUITS = {
    "P": ("Pao", "パオ", "pao", "cudgel", "cudgels"),
    "I": ("Isu", "イス", "isu", "sword", "swords"),
    "K": ("Koppu", "コップ", "koppu", "upturned cup", "upturned cups"),
    "O": ("Ouru", "オウル", "ouru", "coin", "coins"),
    "G": ("Guru", "グル", "guru", "drum-head with three commas", "drum-heads with three commas"),
}
_COURTS = {
    "Su": ("Sun", "スン", "sun", "a Chinese official in robe and black court cap"),
    "Un": ("Un", "ウン", "un", ""),
    "So": ("Sota", "ソウタ", "sōta", ""),
    "Ro": ("Robai", "ロバイ", "robai", "a bat-winged dragon holding the sign of the suit"),
    "Re": ("Rei", "レイ", "rei", "a seated armoured warrior on a raised floor"),
    "Ka": ("Kaba", "カバ", "kaba", "a warrior on horseback"),
}
_GODS = {
    "P": "Daikoku, a god of luck, with rice bales and mallet",
    "I": "Jurojin, a god of luck, with long head and staff",
    "K": "Hotei, a god of luck, with bare belly and sack",
    "O": "Ebisu, a god of luck, with rod and sea bream",
    "G": "Daruma in a red robe",
}
_DIGITS = {
    "1": ("one", "一", "ichi", "yī"),
    "2": ("two", "二", "ni", "èr"),
    "3": ("three", "三", "san", "sān"),
    "4": ("four", "四", "shi", "sì"),
    "5": ("five", "五", "go", "wǔ"),
    "6": ("six", "六", "roku", "liù"),
    "7": ("seven", "七", "shichi", "qī"),
    "8": ("eight", "八", "hachi", "bā"),
    "9": ("nine", "九", "ku", "jiǔ"),
    "T": ("ten", "十", "jū", "shí"),
}


def _unsun(code: str) -> PieceName:
    suit, rank = code[0], code[1:]
    name, native, reading, one, many = _SUITS[suit]
    if rank in _DIGITS:
        word, own, spoken, _ = _DIGITS[rank]
        return PieceName(
            f"{rank} of {name}",
            f"{native}の{own}",
            f"{reading} no {spoken}",
            f"{rank} of {name}: {word} {one if rank == '1' else many}",
        )
    english, own, spoken, scene = _COURTS[rank]
    if rank == "Un":
        scene = _GODS[suit]
    elif rank == "So":
        dress = "in belted, armour-like dress with a shield" if suit in "PI" else "in a loose gown"
        scene = f"a standing woman facing left, {dress}"
    if code == "PRo":
        return PieceName(
            "Robai of Pao, the Tenka",
            "パオのロバイ 天下",
            "pao no robai, tenka",
            f"Robai of Pao, the Tenka, always a trump: {scene}",
        )
    return PieceName(
        f"{english} of {name}", f"{native}の{own}", f"{reading} no {spoken}", f"{english} of {name}: {scene}"
    )


_FRENCH_SUITS = {
    "c": ("clubs", "梅花", "méihuā"),
    "d": ("diamonds", "方块", "fāngkuài"),
    "h": ("hearts", "红桃", "hóngtáo"),
    "s": ("spades", "黑桃", "hēitáo"),
}
_FRENCH_RANKS = {"T": ("10", "10"), "J": ("Jack", "J"), "Q": ("Queen", "Q"), "K": ("King", "K"), "A": ("Ace", "A")}


def _french(code: str) -> PieceName:
    if code == "X":
        return PieceName(
            "Big Joker", "大王", "dà wáng", "Big Joker: a jester in colour on a dark ground", "daai6 wong4"
        )
    if code == "x":
        return PieceName(
            "Little Joker", "小王", "xiǎo wáng", "Little Joker: a jester in grey on a light ground", "siu2 wong4"
        )
    english, native, reading = _FRENCH_SUITS[code[1]]
    rank, sign = _FRENCH_RANKS.get(code[0], (code[0], code[0]))
    spoken = _DIGITS[code[0]][3] if code[0] in _DIGITS else sign
    return PieceName(f"{rank} of {english}", native + sign, f"{reading} {spoken}", f"{rank} of {english}")


_TILES = {
    "66": ("Heaven", "天", "tiān", "tin1", "twelve pips, half of them red"),
    "11": ("Earth", "地", "dì", "dei6", "two lone red points"),
    "44": ("Man", "人", "rén", "jan4", "eight red pips"),
    "31": ("Goose", "鵝", "é", "ngo4", "a slanting white neck and a red head"),
    "55": ("Plum", "梅花", "méihuā", "mui4 faa1", "two five-petalled flowers"),
    "33": ("Long Three", "長三", "chángsān", "coeng4 saam1", "six white pips in one slanting line"),
    "22": ("Bench", "板凳", "bǎndèng", "baan2 dang3", "the four legs of a bench"),
    "65": ("Axe", "斧頭", "fǔtóu", "fu2 tau4", "a broad blade over a handle"),
    "64": ("Screen", "屏風", "píngfēng", "ping4 fung1", "six white pips over a red panel"),
    "61": ("Long-leg Seven", "高腳七", "gāojiǎoqī", "gou1 goek3 cat1", "six white pips over one red"),
    "51": ("Hammer Six", "銅錘六", "tóngchuíliù", "tung4 ceoi4 luk6", "a handle and a round red head"),
    "63": ("Nine", "雜九", "zájiǔ", "zaap6 gau2", "white pips"),
    "54": ("Nine", "雜九", "zájiǔ", "zaap6 gau2", "five white pips over four red"),
    "62": ("Eight", "雜八", "zábā", "zaap6 baat3", "white pips"),
    "53": ("Eight", "雜八", "zábā", "zaap6 baat3", "white pips"),
    "52": ("Seven", "雜七", "záqī", "zaap6 cat1", "white pips"),
    "43": ("Seven", "雜七", "záqī", "zaap6 cat1", "four red pips over three white"),
    "42": ("Big Six", "大頭六", "dàtóuliù", "daai6 tau4 luk6", "four red pips over two white"),
    "41": ("Five", "雜五", "záwǔ", "zaap6 ng5", "four red pips over a larger one"),
    "32": ("Five", "雜五", "záwǔ", "zaap6 ng5", "white pips"),
    "21": ("Little Three", "三雞", "sānjī", "saam1 gai1", "two white pips over one red"),
}


def _domino(code: str) -> PieceName:
    english, native, reading, cantonese, look = _TILES[code]
    suit = "civil" if code in CIVIL else "military"
    name = f"{english} ({code[0]}-{code[1]})"
    return PieceName(name, native, reading, f"{name}, {suit}: {look}", cantonese)


_MAKERS = {"hanafuda": _hanafuda, "unsun": _unsun, "french": _french, "dominoes": _domino}


@cache
def name(code: str, deck: str | None = None) -> PieceName:
    """The names of a piece. Raises: DrawingError where there is no such piece."""
    return _MAKERS[deck_of(code, deck)](code)


def describe(code: str) -> str:
    """The text alternative of a piece's picture: its name and what can be seen."""
    return name(code).text


def names(deck: str) -> Iterator[tuple[str, PieceName]]:
    """Every code of a deck with its names, in deck order."""
    return ((code, name(code)) for code in DECKS[known_deck(deck)])


_BACKS = {
    "hanafuda": "Back of a hanafuda card",
    "unsun": "Back of an Unsun card",
    "french": "Back of a French card",
    "dominoes": "Back of a domino",
}


def describe_back(deck: str) -> str:
    """The text alternative of a back."""
    return _BACKS[known_deck(deck)]
