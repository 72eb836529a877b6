"""What the conformance tests share: which games, what was played, and what is compared with golden files."""
