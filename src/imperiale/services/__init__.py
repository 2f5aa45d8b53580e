"""Who owns the seats, the seeds and the state of a game?"""
