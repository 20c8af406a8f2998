"""The companions of 7 Samurai: they take missing seats, and see what everybody sees."""
