"""Koi-Koi for two, a game of its own beside those of zashiki."""
