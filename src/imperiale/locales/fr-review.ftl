# Analyses d’une partie : imperiale review, et la page

review-title = Analyse
review-of = { $rules }, { $players } joueurs, { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }
review-won = Gagnée par { $who }
review-open-end = Ces donnes ne décident pas de la partie.
review-seat = place { $seat }

## How everybody played

review-players = Comment chacun a joué
review-column-player = joueur
review-column-class = joue comme
review-column-rate = perte par décision
review-column-doubtful = douteux
review-column-bad = mauvais
review-column-very_bad = très mauvais
review-column-decisions = décisions
review-column-forced = forcées
review-column-luck = chance
review-column-result = résultat
review-column-adjusted = sans la chance
review-class-master = un maître
review-class-strong = un joueur fort
review-class-club = un habitué
review-class-casual = un amateur
review-class-beginner = un débutant
review-class-novice = un nouveau venu
review-grade-none = juste, ou peu s’en faut
review-grade-doubtful = douteux
review-grade-bad = mauvais
review-grade-very_bad = très mauvais
review-note-luck = La chance est ce qu’ont fait les seules cartes, donne après donne, face à la moyenne de toutes les donnes : à la longue elle s’annule pour tous. Le résultat moins la chance est ce qui reste à l’adresse, et à la chance que cette mesure ne voit pas ; il peut tomber sous 0 ou dépasser 100 %.
review-note-loss = Ce qu’a perdu un choix se mesure à ce que le joueur pouvait savoir : la moyenne sur toutes les mains que les autres pouvaient tenir. À côté figure ce qu’il a coûté, toutes cartes vues.
review-note-marks = Aucune table ne donne ici les chances de gagner : pertes et chance sont en marques, moins celles des autres.
review-note-chance = Certains de ces moments étaient trop longs à résoudre et ont été joués au hasard ; ce qui en est dit est moins sûr.

## The course

review-course = Les chances de gagner
review-course-of = Chances de gagner la partie : { $who }
review-course-note = Telles que les cartes étaient et que tous auraient pu jouer en les voyant toutes ; entre les donnes, d’après le score.
review-course-table = Le même en tableau
review-column-moment = moment
review-column-chance = chances
review-moment = donne { $deal }, levée { $trick }
review-moment-before = avant la donne { $deal }
review-moment-dealt = la donne { $deal } est distribuée
review-moment-after = après la donne { $deal }

## What turned the partie

review-turning = Ce qui a fait tourner la partie
review-turning-none = Aucune faute ni aucune donne ne se détache.
review-luck-deal = Donne { $deal } : les cartes favorisent { $who }, { $size }
review-where = Donne { $deal }, levée { $trick }
review-error = { $who } : { $played } ; mieux : { $best }. Perte de { $loss } des chances de gagner : { $grade }
review-why = Dans { $share } des mains possibles rien ne vaut mieux que { $best } ; que { $played }, dans { $less }.
review-why-marks = À la fin de la donne le meilleur choix compte en moyenne { $marks } marque de plus.
review-open-right = Telles que les cartes étaient, cela n’a rien coûté : faux d’après ce qu’on pouvait savoir, et sans dommage.
review-open-cost = Telles que les cartes étaient, cela a coûté { $loss }.
review-right = Juste avec les cartes que vous voyiez ; telles qu’elles étaient, cela coûte { $loss }.
review-weighed-all = Les { $of } mains possibles ont toutes été pesées.
review-weighed-some = { $worlds } des { $of } mains possibles ont été pesées ; erreur type { $error }.
review-weighed-chance = { $worlds } mains possibles ont été jouées au hasard ; erreur type { $error }.

## Choices

review-do-play = { $cards }
review-do-show = montrer { $cards }
review-do-call = annoncer { $number }
review-do-call-none = ne rien annoncer
review-do-claim = demander { $number }
review-do-done = ne rien montrer ni demander de plus

## Deal by deal

review-deals = Donne par donne
review-deal = Donne { $deal }
review-deal-luck = donneur : { $dealer } ; scores : { $scores } ; chance ({ $who }) : { $luck }
review-column-trick = levée
review-column-did = choix
review-column-better = mieux
review-column-loss = perte
review-column-open = cartes vues
review-column-grade = jugement
review-nothing-wrong = Rien n’a été perdu dans cette donne.

## The command

review-bar = Donnes analysées
review-kept = { $done } donnes sur { $deals } sont analysées et gardées ; la même commande reprendra là.
review-not-nothing = { $file } ne contient aucune donne achevée : il n’y a rien à analyser. Donnez une partie gardée, une preuve, ou des donnes, une par ligne.
review-not-mixed = { $file }, donne { $line } : elle suit d’autres règles que la première. Donnez les donnes d’une seule partie.
review-not-proof = { $file } n’est pas une preuve : { $reason }
review-no-core = Sans le cœur en C++ rien ne peut être analysé. Installez imperiale avec lui, sur une machine qui a un compilateur C++.
review-written = { $file } est écrit.

## imperiale calibrate

calibrate-bar = Parties
calibrate-column-agent = agent
calibrate-column-parties = parties
calibrate-column-decisions = décisions
calibrate-column-rate = perte par décision, %
calibrate-column-result = résultat de la place 0, %
calibrate-column-adjusted = sans la chance, %
calibrate-column-spread = dispersion
calibrate-order = Corrélation de rang entre l’ordre donné et les taux d’erreur : { $order }

## What the server refuses

failed-review-no-core = Une analyse demande le cœur en C++, sans lequel ce serveur a été bâti.
failed-review-busy = Beaucoup d’analyses sont demandées en ce moment. Réessayez dans une minute.
failed-no-review = Il n’y a pas ici de telle analyse. Demandez-la de nouveau.
failed-review-not-over = Une partie s’analyse quand elle est finie.
failed-review-nothing = Il ne s’y trouve aucune donne achevée.
failed-review-mixed = La donne { $line } suit d’autres règles que la première.
failed-review-proof = Ce n’est pas une preuve : { $reason }
failed-review-save = Ce n’est pas une partie gardée : { $reason }
failed-review-json = Une ligne n’est pas du JSON.

## The page

review-page-ask-title = Analyser une partie
review-page-ask-what = Collez les donnes d’une partie, en notation ou en relevés, une par ligne, ou une partie ou une preuve que vous avez gardée.
review-page-ask-text = Donnes
review-page-ask-go = Analyser
review-page-progress = { $done } donnes sur { $deals } sont analysées.
review-page-waiting = L’analyse attend son tour.
review-page-stop = Interrompre
review-page-stopped = L’analyse a été interrompue.
review-page-failed = L’analyse n’a pas abouti.
review-page-again = Analyser de nouveau
review-page-at-error = Faute { $number } sur { $of }
review-page-at = Décision { $number } sur { $of }
review-page-back = La précédente
review-page-on = La suivante
review-page-error-back = La faute précédente
review-page-error-on = La faute suivante
review-page-card-played = jouée
review-page-card-better = meilleure
review-page-card-right = juste
review-page-first = La première décision
review-page-last = La dernière décision
review-page-turning-all = Tout montrer ({ $number })
review-page-keys = Les flèches vont de décision en décision, avec Majuscule de faute en faute.
review-page-look = Voir
review-page-told-right = { $who } : { $played }. Rien n’a été perdu.
review-page-told-loss = { $who } : { $played } ; mieux : { $best }. Perte de { $loss } des chances de gagner.
review-page-decisions = Décisions
