# Le conseil et le tuteur à la table

tutor-hint = Conseil
tutor-weighing = Un instant …
tutor-best = Le mieux : { $best }.
tutor-share = Dans { $share } des mains que { $who } peut tenir, aucune carte ne vaut mieux.
tutor-share-many = Dans { $share } des mains possibles, rien ne vaut mieux.
tutor-forced = C’est la seule carte permise.
tutor-next = Puis : { $next }, { $loss } de moins.
tutor-warning = { $played } serait un coup { $grade }.
tutor-loses = Perte de { $loss } des chances de gagner. Mieux : { $best }.
tutor-play = La jouer quand même
tutor-back = La reprendre
set-tutor = Tuteur
set-tutor-off = sans
set-tutor-bad = avertit des mauvais coups
set-tutor-doubtful = avertit aussi des coups douteux
tutor-card = { $card } : { $chance }
tutor-cards = Où mène chaque carte
tutor-grade-doubtful = douteux
tutor-grade-bad = mauvais
tutor-grade-very_bad = très mauvais

## What the server refuses

failed-hint-turn = Ce n’est pas à vous de jouer.
failed-hint-people = Les conseils ne se donnent qu’à qui joue seul contre l’ordinateur.
failed-hint = Le conseil n’est pas venu. Réessayez.

## In the terminal

typed-tutor = Cette carte serait un coup { $grade } : elle perd { $loss } des chances de gagner. Mieux : { $best }. Tapez-la encore une fois pour la jouer quand même.
