"""The table as a server: the only authority on a match; sends each seat what it may know, and takes its actions."""
