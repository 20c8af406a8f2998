"""The cards: their language, the heroes and AI opponents who carry them, and decks."""
