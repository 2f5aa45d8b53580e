# Ce qui se dit des dernières levées : imperiale exploitability

exploitability-bar = Finales
exploitability-column-tricks = levées
exploitability-column-policy = manière
exploitability-column-endings = finales
exploitability-column-mean = exploitabilité
exploitability-column-error = err. type
exploitability-column-most = pire
exploitability-equilibrium = équilibre
exploitability-worlds = mondes, selon leur vraisemblance
exploitability-worlds-alike = mondes, tous égaux
exploitability-greedy = glouton
exploitability-random = hasard
exploitability-not = Cette finale ne peut être mesurée : { $reason }
exploitability-not-players = elle doit être à deux joueurs.
exploitability-not-drawn = on y tire au talon, si bien qu’à la fin chacun connaît toutes les cartes. Demandez imperiale solve.
exploitability-not-by-hand = ses joueurs marquent à la main. Donnez-la sans marking=by_hand.
exploitability-not-at-play = il n’y a pas de carte à jouer.
exploitability-not-size = elle est trop grande. Jouez jusqu’à ce qu’il reste quatre levées au plus.

## Les fichiers de résultats

kept-other = { $file } contient les résultats d’une autre version ou d’autres options. Nommez un nouveau fichier par --out.
kept-damaged = { $file } ligne { $line } : ce n’est pas un résultat. Retirez la ligne ; son résultat sera cherché de nouveau.
kept-unwritable = { $file } ne peut être écrit : { $reason }
