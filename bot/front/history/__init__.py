"""A game looked back on: log, step by step, pieces from close by, rules."""
