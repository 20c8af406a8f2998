"""The knowledge of one seat: its view, the reach of its cards, and guesses at hidden cards."""
