"""What every game is: actions, decisions, state, chance, events, records, views, conformance."""
