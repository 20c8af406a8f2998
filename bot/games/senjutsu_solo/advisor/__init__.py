"""The AI seats of heroes who fight against AI opponents."""
