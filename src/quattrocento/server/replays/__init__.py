"""Looking at whole games step by step: finished ones, and lessons."""
