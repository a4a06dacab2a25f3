"""zashiki: five traditional East Asian games, whole matches of them."""

__version__ = "0.1.0"
