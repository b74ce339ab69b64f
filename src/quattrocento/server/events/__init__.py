"""Duplicate play: the same deals at several tables, compared when all have finished."""
