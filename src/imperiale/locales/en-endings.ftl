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

## imperiale bounds

bounds-bar = Deals
bounds-title = { $agent }, { $rules }, { $deals } deals: what can be won against it a deal, in { $unit }
bounds-unit-marks = counters
bounds-unit-chance = hundredths of a partie
bounds-lower = at least { $mean } ± { $error }, 95 %: { $low } to { $high }, by the best answer in the last { $tricks } tricks
bounds-upper = at most { $mean } ± { $error }, 95 %: { $low } to { $high }, by who sees all cards in the last { $tricks } tricks
bounds-whole-lower = at least { $mean } ± { $error }, 95 %: { $low } to { $high }, by who weighs { $hands } of its hands by what it would have played
bounds-whole-upper = at most { $mean } ± { $error }, 95 %: { $low } to { $high }, by who sees all cards and asks { $questions } times
bounds-not-whole = The upper bound is of those tricks only: before them more might be won.
bounds-not = Bounds are not found for these rules: { $reason }
bounds-not-drawn = the hands are refilled.
bounds-not-by-hand = the players mark by hand. Leave out marking=by_hand.
bounds-no-chance = There is no table of winning chances for these rules. Ask for counters with --marks.
