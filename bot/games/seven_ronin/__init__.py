"""7 Ronin, for two players: ninja attack a village that seven ronin guard."""
