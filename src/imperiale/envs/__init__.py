"""How do other people's training programs play Impériale?

Each module is one framework's door to the same view that a person has: PettingZoo
(:mod:`~imperiale.envs.imperiale_v0`), Gymnasium (:mod:`~imperiale.envs.solo`), OpenSpiel
(:mod:`~imperiale.envs.spiel`), and many deals at once in the C++ core
(:mod:`~imperiale.envs.fleet`).  They need the extra ``imperiale[envs]``; nothing else needs them.
"""
