"""The games of the house. Nothing outside this folder names a game in code."""
