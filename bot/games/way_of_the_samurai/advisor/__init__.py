"""The AI seat: a swordmaster who sees the view of his seat."""
