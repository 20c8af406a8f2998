"""Features among players: votes, absence, notifications, bets."""
