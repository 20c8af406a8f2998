"""Storms: a whole bot among people who press, type and forge, while everything around it fails.

Everything that happens in a storm is drawn from one seed; ``python -m tests.storm SEED`` has it again.
"""
