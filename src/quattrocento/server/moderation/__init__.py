"""What the host decides: who is let in, who may speak, what is kept."""
