"""The search for card faces of Way of the Samurai."""
