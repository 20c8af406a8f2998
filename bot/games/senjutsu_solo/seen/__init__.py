"""The knowledge of one seat in a fight: its view, and guesses at hidden cards."""
