"""A sample game, written from the documentation alone: it uses a little of everything a game may need.

Sparrows squabble on seven stones: hidden hands, cards that are previewed and revealed together, instants and
counters, targets within targets, private knowledge, and options of each seat.
"""
