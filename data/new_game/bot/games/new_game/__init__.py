"""New game: what it is about, in one sentence."""
