"""Helpers of tests: a strict check of everything the bot sends, and a Discord on local sockets."""
