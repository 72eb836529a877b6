"""Tables for people in several places: rooms, storage, sockets, and the page they are served with."""
from kotatsu.server.run import run
from kotatsu.server.settings import HOST, PORT, Settings, default_db

__all__ = ["HOST", "PORT", "Settings", "default_db", "run"]
