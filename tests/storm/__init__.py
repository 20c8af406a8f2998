"""Storms: a whole bot among people who press, type and forge, while everything around it fails.

All events of a storm come from one seed; ``python -m tests.storm SEED`` repeats it.
"""
