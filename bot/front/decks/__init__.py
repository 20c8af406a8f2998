"""Cards and decks of players."""
