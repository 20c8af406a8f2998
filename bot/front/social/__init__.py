"""Players among each other: votes, absence, notifications, bets."""
