"""The game itself: pure, of the standard library only."""
