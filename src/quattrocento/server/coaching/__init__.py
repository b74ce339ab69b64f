"""The coach at tables, and puzzles: what is told, and the process in which it is found out."""
