"""How fast and how small: ``make bench`` measures, prints, and says what falls short. It never fails."""
