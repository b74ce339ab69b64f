"""Tables: one after its log, those held in memory, and all that can be done at them."""
