# Problèmes : une carte est nettement la meilleure, et ce n’est pas celle qui saute aux yeux

problem-title = Problème { $name }
problem-of = { $rules }, { $players } joueurs, niveau { $grade } sur 5, cote { $rating }
problem-ask = Quelle carte est la meilleure ? Vous jouez pour la partie, et savez ce que vous voyez.
problem-right = Juste : { $card }.
problem-wrong = Non. { $card } vaut mieux que { $own }.
problem-wrong-by = { $own } coûte { $loss } de chances de gagner la partie.
problem-value = { $card } { $chance } de chances de gagner la partie, marques { $marks }
problem-values = Ce que donne chaque carte, sur toutes les répartitions possibles des cartes cachées :
problem-levels = Trouvé en huit essais : débutant { $beginner }, amateur { $casual }, habitué { $club }, fort { $strong }.
problem-rating = Votre cote : { $rating }, à { $doubt } près ; celle du problème : { $its }.
problem-rating-same = Votre cote reste { $rating } : seul le premier essai d’un problème compte.
problem-go-on = Entrée : le problème suivant. q : assez.
problem-none = Il ne reste aucun problème de cette sorte. Voir imperiale problems list.
problem-farewell = { $tried ->
    [0] Rien d’essayé. imperiale problems solve ramène le problème.
    [one] Un problème essayé, { $right } juste. Votre cote : { $rating }.
   *[other] { $tried } problèmes essayés, { $right } justes. Votre cote : { $rating }.
}

problem-next = Problème suivant
problem-choose = Choisir des problèmes
problem-any = Tous
problem-theme = Thème
problem-grade = Niveau
problem-grade-1 = 1 : très facile
problem-grade-2 = 2 : facile
problem-grade-3 = 3 : moyen
problem-grade-4 = 4 : difficile
problem-grade-5 = 5 : très difficile
problem-left = { $left } à résoudre, { $done } résolus.
problem-none-so = Aucun problème n’est de cette sorte.
problem-own = Votre cote : { $rating }, à { $doubt } près.
problem-column-card = Carte
problem-column-chance = Gagne la partie
problem-column-marks = Marques d’avance
problem-theme-duck = laisser passer
problem-theme-hold_up = garder sa maîtresse
problem-theme-hunt = chasser les honneurs
problem-theme-draw = faire tomber les atouts
problem-theme-guard = garder le roi d’atout
problem-theme-cash = prendre ce qui est à soi
problem-theme-exit = entamer sans maîtresse
problem-theme-take = prendre
problem-theme-high = prendre de haut
problem-theme-low = céder la bonne carte
problem-theme-discard = se défausser
problem-theme-capot = capot
problem-theme-gather = rassembler les atouts
problem-theme-counters = sauver les jetons
problem-theme-tricks = compter jusqu’à sept
problem-theme-honours = honneurs
problem-theme-partie = jouer pour la partie

problem-how-duck = Laissez passer : la levée pouvait se prendre, et mieux vaut la laisser.
problem-how-hold_up = Gardez votre maîtresse : nul ne peut la battre ; attaquez d’une autre carte.
problem-how-hunt = Chassez les honneurs : attaquez atout tant que des honneurs sont dehors.
problem-how-draw = Faites tomber les atouts qui sont encore dehors.
problem-how-guard = Gardez le roi d’atout : attaquez d’autre chose tant que des atouts sont dehors.
problem-how-cash = Prenez ce qui est à vous : nul ne peut plus battre cette carte dans sa couleur.
problem-how-exit = Vous n’avez aucune levée sûre : tout dépend de la couleur que vous entamez.
problem-how-take = Prenez la levée : la laisser coûte davantage.
problem-how-high = Prenez plus haut qu’il ne faut : la petite carte vaudra mieux plus tard.
problem-how-low = La levée est perdue : tout dépend de la carte que vous cédez.
problem-how-discard = Vous ne pouvez fournir : tout dépend de ce que vous jetez.
problem-why-capot = Il s’agit du capot, ou de rester sans levée : si cela ne comptait pas, une autre carte serait la meilleure.
problem-why-gather = Il s’agit de l’impériale tombée : si elle ne comptait rien, une autre carte serait la meilleure.
problem-why-counters = Il s’agit de faire démarquer : si une impériale n’effaçait pas les jetons, une autre carte serait la meilleure.
problem-why-tricks = Il s’agit du nombre de levées : si elles ne marquaient rien, une autre carte serait la meilleure.
problem-why-honours = Il s’agit des honneurs : s’ils ne marquaient rien, une autre carte serait la meilleure.
problem-why-partie = Il s’agit de la partie : une autre carte marquerait plus dans cette donne, et gagnerait moins souvent.

problems-row = { $name }  { $rules } { $players }  niveau { $grade }  cote { $rating }  { $themes }
problems-row-done = { $row }  ({ $right ->
    [yes] résolu
   *[no] pas encore
})
problems-count = { $count ->
    [one] Un problème.
   *[other] { $count } problèmes.
}
problems-no-name = Il n’y a pas de problème { $found }. Voir imperiale problems list.
problems-no-theme = Il n’y a pas de thème { $found }. Connus : { $known }
problems-no-rules = Il n’y a pas de problèmes de { $found }. Connus : { $known }
problems-kept-damaged = { $file } : ce n’est pas ce qu’imperiale garde des problèmes ({ $reason }). Déplacez-le pour recommencer.
problems-kept-unwritable = { $file } : ce que vous avez résolu ne peut être gardé : { $reason }
problems-file-line = { $file }, ligne { $line } : ce n’est pas un problème ({ $reason }). Voir docs/guide/problems.md.
problems-mined = { $parties ->
    [one] Une partie jouée
   *[other] { $parties } parties jouées
}, { $found } problèmes trouvés, { $kept } gardés : { $file }
problems-mining = parties
problems-lost = Un processus qui jouait est mort, à { $part } ou peu après. La même commande avec --workers 1 montre pourquoi.
problems-stopped = Arrêté. La même commande continue à partir de { $file }.
problems-not-one = Cette position n’est pas un problème : aucune carte ne dépasse toutes les autres de { $least } de chances de gagner la partie, ou la première qui vient à l’esprit est la meilleure.
problems-checked = { $count ->
    [one] Un problème résolu
   *[other] { $count } problèmes résolus
} de nouveau, { $wrong } autrement que ne le dit le fichier.
problems-differs = { $name } : le fichier dit { $answer }, { $by } trouve { $found }.
problems-by-all = qui pèse toutes les répartitions
problems-by-strongest = l’agent le plus fort
problems-by-listening = qui écoute le jeu
problems-by-reference = la référence en Python
problems-looked = { $deals ->
    [one] Une donne parcourue
   *[other] { $deals } donnes parcourues
}, problèmes trouvés : { $found }, gardés : { $kept } — { $file }
