"""What a seat may know: its view, the reach of its cards, and guesses at the rest."""
