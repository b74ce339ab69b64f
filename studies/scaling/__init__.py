"""What many players cost: costs measured on one machine, and a model of many."""
