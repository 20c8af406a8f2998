"""The base of all other packages: components, messages, languages, limits."""
