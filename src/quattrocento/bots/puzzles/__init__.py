"""Puzzles: positions in which one answer is clearly best, and not the one that advice gives."""
