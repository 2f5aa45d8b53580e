# Ce que le serveur dit d’un jeu : imperiale serve

## Qui vient et qui part

table-joined = { $who ->
    [you] Vous vous asseyez.
   *[other] { $who } s’assied.
}
table-ready = { $who ->
    [you] Vous êtes prêt.
   *[other] { $who } est prêt.
}
table-replaced = { $who ->
    [you] Un automate joue pour vous tant que vous êtes absent.
   *[other] Un automate joue pour { $who }, qui est absent.
}
table-returned = { $who ->
    [you] Vous jouez de nouveau vous-même.
   *[other] { $who } joue de nouveau.
}
table-taken-back = { $who ->
    [you] Vous reprenez votre dernier coup.
   *[other] { $who } reprend son dernier coup.
}
table-rest = { $who ->
    [you] Toutes les levées qui restent sont à vous : vous attaquez { $cards }.
   *[other] Toutes les levées qui restent vont à { $who }, qui attaque { $cards }.
}
table-timed-out = { $who ->
    [you] Votre temps était écoulé ; la table a joué pour vous.
   *[other] Temps écoulé pour { $who } ; la table a joué à sa place.
}
table-agent-failed = { $who } n’a abouti à rien ; la table a joué à sa place.
table-committed = La prochaine donne est fixée par ce à quoi le serveur s’est engagé, et par ce que vous y ajoutez.
table-bet = { $name } parie { $stake } pour { $seat } contre { $against }, { $on ->
    [tricks] sur le plus de levées en deux coups
   *[imperials] sur une impériale au prochain coup
}.
table-rematch = Une autre partie commence à la même table.

table-offered-undo = { $who ->
    [you] Vous demandez à reprendre votre dernier coup.
   *[other] { $who } demande à reprendre son dernier coup.
}
table-offered-replace = { $by ->
    [you] Vous proposez qu’un automate joue pour { $who }.
   *[other] { $by } propose qu’un automate joue pour { $who }.
}
table-offered-rematch = { $who ->
    [you] Vous proposez une autre partie.
   *[other] { $who } propose une autre partie.
}
table-agrees = { $who ->
    [you] Vous êtes d’accord.
   *[other] { $who } est d’accord.
}
table-disagrees = { $who ->
    [you] Vous n’êtes pas d’accord.
   *[other] { $who } n’est pas d’accord.
}

## Ce qui est demandé

prompt-seating = Une place est libre. Envoyez le lien, ou attendez que quelqu’un vienne.
prompt-ready = { $deal ->
    [1] Donner les premières cartes ?
   *[other] Passer à la donne { $deal } ?
}
prompt-wait-ready = Vous êtes prêt. On attend { $who }.
prompt-wait = C’est à { $who } de jouer.
prompt-over = La partie est finie.
prompt-lead = À vous d’attaquer : jouez une carte, celle que vous voulez.
prompt-follow = On demande { $suit } : jouez une carte.
prompt-only = Vous ne pouvez jouer que { FORM($card, "def") }.
prompt-turn_up = Vous avez retourné { FORM($card, "def") }. Marquez ce que cela vaut.
prompt-imperial = Montrez une impériale, ou continuez.
prompt-imperial-more = Montrez une autre impériale, ou continuez.
prompt-imperial-lead = Montrez une impériale, ou jouez une carte.
prompt-point-length = Annoncez la longueur de votre plus belle couleur, ou rien.
prompt-point-worth = Annoncez ce que vaut votre plus belle couleur, ou rien.
prompt-point-privileged = Annoncez ce que valent vos cartes privilégiées, ou rien.
prompt-trick = Levée faite : marquez ses honneurs, ou rejouez.
prompt-trick-last = Levée faite : marquez ses honneurs, ou continuez.
prompt-won_in_play = Montrez l’impériale tombée dans vos levées, ou continuez.
prompt-honours = Marquez les honneurs de vos levées, ou continuez.
prompt-tricks = Vous avez fait { $tricks } levées sur { $all }. Marquez-les, ou continuez.
prompt-capot = Capot : toutes les levées sont à vous. Marquez-le.


## Ce qu’on peut faire

offer-play = Jouer { FORM($card, "def") }
offer-show = Montrer
offer-call = Annoncer
offer-claim = Marquer
offer-done = Rien de plus
offer-deal = { $deal ->
    [1] Donner
   *[other] Donne suivante
}
offer-undo = Reprendre
offer-rest = Le reste est à moi
offer-rematch = Une autre partie
offer-replace = Laisser un automate jouer pour { $who }
offer-accept = D’accord
offer-bet = Parier

## Pourquoi une chose ne se fait pas

not-onlooker = Vous regardez ; seul qui est assis à la table peut faire cela. Prenez une place libre.
not-stale = La table a changé entre-temps. Regardez, et choisissez de nouveau.
not-not-now = Cela ne se peut pas en ce moment. Choisissez parmi ce qui est offert.
not-not-ready = Le coup n’a pas commencé. Attendez que tous soient prêts.
not-already-ready = Vous avez déjà dit être prêt. Attendez les autres.
not-nothing-to-undo = Vous n’avez rien à reprendre dans ce coup. Continuez.
not-seen-since = Depuis, quelque chose s’est découvert ; on ne peut donc reprendre. Continuez.
not-pending = Une proposition attend déjà. Répondez-y d’abord.
not-nothing-proposed = Aucune proposition n’attend votre réponse. Continuez.
not-not-proven = Il n’est pas certain que vous fassiez toutes les levées, quoi que tiennent les autres. Continuez.
not-not-away = Ce joueur n’est pas absent. Attendez-le.
not-no-bets-now = Les paris se font par des spectateurs qui ont un nom, avant la donne. Attendez la prochaine.
not-no-such-bet = On parie pour une place contre une autre. Choisissez deux places.
not-purse = Il vous reste { $left } jetons sur { $all } à miser. Misez de 1 à { $left }.

failed-too-many = Trop de demandes en trop peu de temps. Attendez un moment, et rechargez la page.
failed-too-large = Ce message est trop grand. Rechargez la page.
failed-fault = Une faute s’est produite chez nous ; rien de ce qui fut confirmé n’est perdu. La table revient d’elle-même.
failed-going-down = Le serveur s’arrête un moment. La table revient d’elle-même.
failed-slow = La connexion est trop lente ; la table revient d’elle-même.
failed-not-understood = Le serveur n’a pas compris la page : { $reason }. Rechargez la page.
failed-no-game = Il n’y a pas de tel jeu, ou cette version ne peut le continuer. Commencez-en un autre.
failed-not-allowed = Vous ne pouvez regarder ce jeu. Demandez un lien avec une place.
failed-protocol = La page est d’une autre version. Rechargez-la.
failed-origin = Seule la page de ce serveur peut faire cela. Ouvrez-la à sa propre adresse.
failed-no-seat = Il n’y a pas de place pour vous : elle est prise, ou le code est faux. Demandez un autre lien ou un autre code.
failed-form = La demande est fausse à { $at } : { $reason }. Corrigez-la et renvoyez-la.
failed-agent = Il n’y a pas d’automate { $found }. On connaît : { $known }.
failed-nobody = Aucune place n’est à une personne. Asseyez-vous, ou laissez une place libre.
failed-two-of-me = Vous ne pouvez être qu’à une place. Donnez les autres aux automates, ou laissez-les libres.
failed-no-deal = Il n’y a pas de telle donne, ou elle n’est pas finie. Attendez sa fin.
failed-not-found = Il n’y a rien à { $path }. Allez à la première page.
failed-method = Cela ne se peut à { $path } par { $method }. Voyez la description à /schema.
