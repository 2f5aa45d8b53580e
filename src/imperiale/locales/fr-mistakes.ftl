# Apprendre de ses fautes : les décisions manquées, encore une fois, jusqu’à ce qu’elles soient justes

mistake-ask-card = Ici vous vous êtes trompé. Quelle carte est la meilleure ?
mistake-ask = Ici vous vous êtes trompé. Que faut-il faire ?
mistake-what = Ce que vous avez fait a coûté { $loss } des chances de gagner : { $grade }.
mistake-right = Juste : { $did }.
mistake-wrong = Pas cela : { $did }.
mistake-near = C’est presque aussi bien ; { $best } vaut { $loss } de plus.
mistake-better = Mieux vaut { $best } ; { $own } perd { $loss }.
mistake-then = Alors, c’était { $then }, qui perdait { $loss } : { $grade }.
mistake-values = Où mène chaque choix, d’après ce que vous pouviez savoir :
mistake-column-what = Choix
mistake-played-then = joué alors
mistake-again-now = Elle reviendra dans un instant.
mistake-again-in = { $days ->
    [one] Elle reviendra demain.
   *[other] Elle reviendra dans { $days } jours.
}
mistake-learned = Cinq fois juste, à des intervalles de plus en plus longs : celle-ci est apprise.
mistake-next = La suivante
mistake-review = l’analyse
mistake-left = À corriger maintenant : { $due }. Apprises : { $learned }.
mistake-count = { $all ->
    [one] Une décision de vos analyses était fausse
   *[other] { $all } décisions de vos analyses étaient fausses
}. À corriger maintenant : { $due }. Apprises : { $learned }.
mistake-sitting = Justes cette fois-ci : { $right }.
mistake-begin = Corriger vos fautes
mistake-when = Il ne reste rien pour l’instant. La prochaine revient le { $day }.
mistake-early = S’exercer tout de même
mistake-how = Ce qui est juste revient de plus en plus tard, ce qui est faux tout de suite.
mistake-none = Vos analyses ne contiennent aucune faute qui mérite d’être notée.
mistake-no-review = Ici reviennent les décisions qu’une analyse trouve fausses. Jouez une partie jusqu’au bout et ouvrez son analyse ; ou analysez une partie que vous avez gardée.
mistake-of-review = { $who ->
    [you] Vous
   *[other] { $who }
} : { $errors ->
    [0] aucune faute qui mérite d’être notée.
    [one] une faute à corriger.
   *[other] { $errors } fautes à corriger.
}
mistake-whose = De qui voulez-vous corriger les fautes ?
failed-mistake-lost = Cette analyse a été faite avant que les analyses ne disent comment on en arrive à un tel moment. Analysez la partie de nouveau.

## imperiale mistakes

mistakes-ask = Ici vous vous êtes trompé, ce qui a coûté { $loss } : { $grade }. Que faut-il faire ?
mistakes-title = Faute { $number } sur { $of }, { $rules }, donne { $deal }, levée { $trick }
mistakes-choices = Vous pouviez : { $choices }
mistakes-not-weighed = L’analyse n’a pas pesé cela. Vous pouviez : { $choices }
mistakes-go-on = Entrée : la suivante. q : assez.
mistakes-farewell = Justes maintenant : { $right } sur { $tried }. Encore à corriger : { $left }.
mistakes-none = Aucune faute n’est à corriger maintenant. { $waiting ->
    [0] Analysez une partie, ou nommez un fichier : imperiale mistakes partie-0001.json
    [one] Une reviendra plus tard ; --early la demande maintenant.
   *[other] { $waiting } reviendront plus tard ; --early les demande maintenant.
}
mistakes-whose = { $file } : de qui faut-il corriger les fautes ? Vous n’y êtes pas : nommez la place, --seat 0 pour la première.
mistakes-no-seat = { $file } : il n’y a pas de place { $seat } ; on joue à { $players }.
mistakes-lost = { $file } : on ne sait pas comment certains de ces moments sont venus ; imperiale review --again refait l’analyse.
mistakes-kept-damaged = { $file } : ce n’est pas ce qu’imperiale garde des fautes ({ $reason }). Déplacez-le pour recommencer.
