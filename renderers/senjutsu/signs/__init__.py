"""Marks without words, and the icons made of them."""
