"""Keeps the public message of each table up to date."""
