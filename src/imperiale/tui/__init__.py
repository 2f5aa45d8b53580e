"""The table on a whole terminal: to play, to look back, to review, and to solve problems."""
