"""A sixth game, as somebody else would write one: the proof that the suite, the search and the arena serve others."""
