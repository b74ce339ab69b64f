"""What is shown of the game: views, events, drawing, account and box."""
