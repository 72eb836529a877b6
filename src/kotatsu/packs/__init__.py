"""Owners' packs: one's own cards in a folder of TOML or JSON files, checked and laid over ours (docs/packs.md)."""
