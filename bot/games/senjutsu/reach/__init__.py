"""Where the lines of a card can take somebody, and what he can strike from there."""
