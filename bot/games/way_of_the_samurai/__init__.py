"""Way of the Samurai: a duel to the death, alone against an enemy or two players against each other."""
