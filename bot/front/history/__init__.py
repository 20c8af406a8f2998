"""Looking back: log, scrubber, close-ups, and rules."""
