"""The duel in play: everything that the rules change."""
