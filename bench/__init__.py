"""Benchmarks of speed and size: ``make bench`` measures, prints, and marks missed targets. It never fails."""
