"""Promises that are posted before a match, and their verification after it."""
