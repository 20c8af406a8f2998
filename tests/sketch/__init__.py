"""A sketch of a game, written from CONTRIBUTING alone: it has a little of all that a game may need.

Sparrows squabble on seven stones: hidden hands, cards that are tried on and revealed together, instants and
counters, targets within targets, what only some may know, what each chooses for their own seat.
"""
