"""The HTTP and WebSocket face of a node: a JSON API for everything, one socket per seat or spectator, and the pages."""
