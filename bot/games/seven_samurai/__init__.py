"""7 Samurai: one to seven players defend a village together through three rounds of raids."""
