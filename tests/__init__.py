"""Tests mirror the tree; what they share is in ``tests.kit``."""
