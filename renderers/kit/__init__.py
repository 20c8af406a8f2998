"""Drawing tools shared by all games. They know no game: only ink, paper and their arguments.

The basic tools are beside this package (``canvas``, ``ink``, ``brush``, ``paper``, ``type``, ``palette``).
Everything that two games need is drawn here, once. ``python -m renderers.kit OUTDIR`` draws a sample sheet of
each tool.
"""
