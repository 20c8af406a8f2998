"""The AI seat: a swordmaster who sees what a player sees."""
