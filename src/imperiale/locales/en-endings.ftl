# What is said of the last tricks: imperiale exploitability

exploitability-bar = Endings
exploitability-column-tricks = tricks
exploitability-column-policy = policy
exploitability-column-endings = endings
exploitability-column-mean = exploitability
exploitability-column-error = s.e.
exploitability-column-most = worst
exploitability-equilibrium = equilibrium
exploitability-worlds = worlds, by likelihood
exploitability-worlds-alike = worlds, all alike
exploitability-greedy = greedy
exploitability-random = random
exploitability-not = This is no ending that can be measured: { $reason }
exploitability-not-players = it must be of two players.
exploitability-not-drawn = its hands are refilled, so that in the end each knows all cards. Ask imperiale solve.
exploitability-not-by-hand = its players mark by hand. Give it without marking=by_hand.
exploitability-not-at-play = no card is to be played.
exploitability-not-size = it is too large. Let the play go on until four tricks are left at the most.

## Files of results

kept-other = { $file } holds results of another version or of other options. Name a new file with --out.
kept-damaged = { $file } line { $line }: not a result. Remove the line; its result is then found anew.
kept-unwritable = { $file } cannot be written: { $reason }
