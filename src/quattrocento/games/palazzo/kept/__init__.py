"""What is kept of a game: its positions, and the count of its components."""
