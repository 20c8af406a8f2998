"""Publishing: each table's public message is kept up to date."""
