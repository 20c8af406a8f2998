"""What a seat may know of a fight: its view, and guesses at the rest."""
