"""The players' cards and decks."""
