"""The rules, each a small pure function that cites its source."""
