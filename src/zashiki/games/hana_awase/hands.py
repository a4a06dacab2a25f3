"""Names of the hands of Hana-awase: dealt, with their points, by number of dregs; captured, in the order of HA 5."""

from __future__ import annotations

DEALT_HANDS = {6: ("six_dregs", 20), 7: ("seven_dregs", 30)}
CAPTURED_HANDS = (
    "five_lights",
    "four_lights",
    "seven_poems",
    "blue_poems",
    "red_poems",
    "six_poems",
    "drinking",
    "spring",
    "pine_paulownia_moon",
    "boar_deer_butterfly",
    "moon_viewing",
    "flower_viewing",
    "grass",
    "wisteria_row",
    "willow_row",
    "paulownia_row",
)
