"""One samurai: his cards, wounds, statuses, speed, targets and instants."""
