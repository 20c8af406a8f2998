"""Tatami: a Discord bot that hosts samurai board games."""
