"""Drawings of the four decks, as SVG from code."""
