"""The AI of 7 Samurai: companions that take missing seats and see the public view."""
