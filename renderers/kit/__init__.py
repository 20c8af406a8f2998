"""Tools that every game's renderer draws with. They know no game: only ink, paper and what they are given.

Beside the pen box (``canvas``, ``ink``, ``brush``, ``paper``, ``type``, ``palette``) this is the workshop:
whatever two games need is drawn here, once. ``python -m renderers.kit OUTDIR`` draws a sample sheet of
each tool.
"""
