"""The AI seats of Senjutsu."""
