"""Tests mirror the tree; shared helpers are in ``tests.kit``."""
