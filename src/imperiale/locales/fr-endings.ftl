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

## imperiale bounds

bounds-bar = Donnes
bounds-title = { $agent }, { $rules }, { $deals } donnes : ce qu’on peut gagner contre lui par donne, en { $unit }
bounds-unit-marks = jetons
bounds-unit-chance = centièmes de partie
bounds-lower = au moins { $mean } ± { $error }, 95 % : { $low } à { $high }, par la meilleure réponse dans les { $tricks } dernières levées
bounds-upper = au plus { $mean } ± { $error }, 95 % : { $low } à { $high }, par qui voit toutes les cartes dans les { $tricks } dernières levées
bounds-whole-lower = au moins { $mean } ± { $error }, 95 % : { $low } à { $high }, par qui pèse { $hands } de ses mains selon ce qu’il aurait joué
bounds-whole-upper = au plus { $mean } ± { $error }, 95 % : { $low } à { $high }, par qui voit toutes les cartes et demande { $questions } fois
bounds-not-whole = La borne supérieure n’est que de ces levées : avant elles on pourrait gagner davantage.
bounds-not = Il n’y a pas de bornes pour ce règlement : { $reason }
bounds-not-drawn = on y tire au talon.
bounds-not-by-hand = les joueurs marquent à la main. Retirez marking=by_hand.
bounds-no-chance = Il n’y a pas de table de chances de gain pour ce règlement. Demandez les jetons par --marks.

## Les fichiers de résultats

kept-other = { $file } contient les résultats d’une autre version ou d’autres options. Nommez un nouveau fichier par --out.
kept-damaged = { $file } ligne { $line } : ce n’est pas un résultat. Retirez la ligne ; son résultat sera cherché de nouveau.
kept-unwritable = { $file } ne peut être écrit : { $reason }
