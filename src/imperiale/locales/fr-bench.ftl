# Ce qui se dit de la vitesse : imperiale bench

bench-head-processor = Academie à 2, { $deals } donnes fraîches de la graine { $seed }, la valeur de chaque entame ; temps de calcul d’un seul fil :
bench-head-wall = Academie à 2, { $deals } donnes fraîches de la graine { $seed }, la valeur de chaque entame ; temps à la pendule, faute d’une mesure fine du temps de calcul :
bench-column-what = quoi
bench-column-times = fois
bench-column-median = médiane
bench-column-p99 = 99 %
bench-column-nodes = positions
bench-column-goal = but
bench-column-value = valeur

bench-real = un coup, vraie marque
bench-tricks = un coup, levées seules
bench-honours = un coup, levées et honneurs
bench-worlds-honours = tous les mondes, levées et honneurs
bench-worlds-real = tous les mondes, vraie marque
bench-endplay = endplay, une donne de bridge
bench-rules = { $rules } à { $players }, vraie marque
bench-random = jeu au hasard, cartes par seconde
bench-threads = deux fils contre un, tant de fois plus vite
bench-no-endplay = endplay n’est pas installé, il n’y a donc rien à comparer. Il vient par : pip install "imperiale[bench]"

bench-step-real = coups par la vraie marque
bench-step-tricks = coups par les levées
bench-step-honours = coups par les levées et les honneurs
bench-step-worlds = tous les mondes des entames
bench-step-others = les autres règlements
bench-step-random = jeu au hasard
bench-step-threads = deux fils
bench-step-by-cards = coût selon les cartes restantes
bench-step-by-table = coût selon la taille de la table
bench-step-endplay = endplay

bench-plot-cards = cartes restantes dans chaque main
bench-plot-time = temps médian, ms
bench-plot-nodes = positions examinées, moyenne
bench-plot-table = entrées de la table
bench-plot-seconds = secondes
bench-plot-tenth = un dixième des mondes d’une entame
bench-plotted = Le tracé est dans { $file }.

bench-deals = --deals { $found } ne se peut. Donnez un nombre de 1 à { $most }.
bench-no-core = Le noyau C++ n’est pas là, et il n’y a rien d’autre à mesurer : { $reason }
bench-no-plot = Pour tracer il faut matplotlib. Il vient par : pip install "imperiale[bench]"
bench-plot-kind = { $file } ne peut être tracé. Donnez un nom qui finit par l’un de ceux-ci : { $known }.
