# Ce qui se dit à la table : imperiale play

## Les cartes

suit-s = pique
suit-h = cœur
suit-c = trèfle
suit-d = carreau
rank-K = roi
    .def = le roi
    .no = de roi
rank-Q = dame
    .def = la dame
    .no = de dame
rank-J = valet
    .def = le valet
    .no = de valet
rank-A = as
    .def = l’as
    .no = d’as
rank-T = dix
    .def = le dix
    .no = de dix
rank-9 = neuf
    .def = le neuf
    .no = de neuf
rank-8 = huit
    .def = le huit
    .no = de huit
rank-7 = sept
    .def = le sept
    .no = de sept
rank-6 = six
    .def = le six
    .no = de six
ranks-K = rois
ranks-Q = dames
ranks-J = valets
ranks-A = as
ranks-T = dix
ranks-9 = neuf
ranks-8 = huit
ranks-7 = sept
ranks-6 = six
letter-K = R
letter-Q = D
letter-J = V
letter-A = A
card-spoken = { $rank } de { $suit }
    .def = { FORM($rank, "def") } de { $suit }
cards-spoken = { $ranks } de { $suit }
cards-none = aucune
list-more = { $first } ; { $last }
list-and = { $first } et { $last }

counters = { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
}
imperials = { $imperials ->
    [one] { $imperials } impériale
   *[other] { $imperials } impériales
}
number-tricks = { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}
number-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

## Qui

person = vous
elder = premier
dealer = donneur

## Ce qui arrive

told-cut = { $who ->
    [you] Vous avez la plus haute carte : à vous la première donne.
   *[other] { $who } a la plus haute carte et donne le premier coup.
}
told-cut-card = { $who ->
    [you] Vous coupez { FORM($card, "def") }.
   *[other] { $who } coupe { FORM($card, "def") }.
}
told-lot = { $who ->
    [you] Le sort vous désigne : à vous la première donne.
   *[other] Le sort désigne { $who }, qui donne le premier coup.
}
told-deal = { $who ->
    [you] Donne { $deal }. Vous donnez les cartes { $packet } par { $packet }.
   *[other] Donne { $deal }. { $who } donne les cartes { $packet } par { $packet }.
}
told-turn-up = La retourne est { FORM($card, "def") } : atout { $suit }.
told-turn-up-kept = { $who ->
    [you] Votre dernière carte, { FORM($card, "def") }, est la retourne : atout { $suit }. Elle reste dans votre main.
   *[other] La dernière carte du donneur { $who }, { FORM($card, "def") }, est la retourne : atout { $suit }. Elle reste dans sa main.
}
told-leads = { $who ->
    [you] Vous attaquez { FORM($card, "def") }.
   *[other] { $who } attaque { FORM($card, "def") }.
}
told-plays = { $who ->
    [you] Vous jouez { FORM($card, "def") }.
   *[other] { $who } joue { FORM($card, "def") }.
}
told-takes = { $who ->
    [you] Vous faites la levée, votre { $tricks ->
        [1] première
       *[other] { $tricks }e
    }.
   *[other] { $who } fait la levée, sa { $tricks ->
        [1] première
       *[other] { $tricks }e
    }.
}
told-trick = { $plays } : { $who ->
    [you] levée pour vous.
   *[other] levée pour { $who }.
}
told-trick-play = { $who ->
    [you] vous { $card }
   *[other] { $who } { $card }
}
told-draws = { $who ->
    [you] Vous tirez { FORM($card, "def") }.
   *[other] { $who } tire une carte.
}
told-draws-turn-up = { $who ->
    [you] Vous tirez la retourne, { FORM($card, "def") }.
   *[other] { $who } tire la retourne, { FORM($card, "def") }.
}
told-says-length = { $who ->
    [you] Vous annoncez : point de { $length }.
   *[other] { $who } annonce : point de { $length }.
}
told-says-worth = { $who ->
    [you] Vous annoncez : { $worth }.
   *[other] { $who } annonce : { $worth }.
}
told-good = { $who ->
    [you] Vous répondez : « bon ».
   *[other] { $who } répond : « bon ».
}
told-not_good-length = { $who ->
    [you] Vous répondez : « ne vaut pas, { $length } ».
   *[other] { $who } répond : « ne vaut pas, { $length } ».
}
told-not_good-worth = { $who ->
    [you] Vous répondez : « ne vaut pas, { $worth } ».
   *[other] { $who } répond : « ne vaut pas, { $worth } ».
}
told-equal-length = { $who ->
    [you] Vous répondez : « égal ». Le vôtre vaut { $worth }, contre { $other }.
   *[other] { $who } répond : « égal ». Le sien vaut { $worth }, contre { $other }.
}
told-equal-worth = { $who ->
    [you] Vous répondez : « égal ». Il reste au premier en cartes.
   *[other] { $who } répond : « égal ». Il reste au premier en cartes.
}
told-silent = { $who ->
    [you] Vous taisez votre point.
   *[other] { $who } tait son point.
}
told-mark = { $who ->
    [you] Vous marquez { $amount } : { $reason }. ({ $source })
   *[other] { $who } marque { $amount } : { $reason }. ({ $source })
}
told-amount-both = { $imperials } et { $counters }
told-exchange = { $who ->
    [you] Six jetons font une impériale : vous avez { $score }.
   *[other] Six jetons font une impériale : { $who } a { $score }.
}
told-exchange-more = { $who ->
    [you] { $handed } jetons font { $gained } impériales : vous avez { $score }.
   *[other] { $handed } jetons font { $gained } impériales : { $who } a { $score }.
}
told-wipe = { $loser ->
    [you] Cette impériale vous fait démarquer { $counters }. ({ $source })
   *[other] Cette impériale fait démarquer { $counters } à { $loser }. ({ $source })
}
told-no-wipe = Personne ne démarque : il y a une main blanche dans ce coup. ({ $source })
told-no-wipe-blank = Une main blanche ne fait démarquer personne. ({ $source })
told-forfeit = { $who ->
    [you] Vous n’avez pas fait de levée et perdez tous vos jetons. ({ $source })
   *[other] { $who } n’a pas fait de levée et perd tous ses jetons. ({ $source })
}
told-restored = { $who ->
    [you] Vous reprenez { $counters } : avec une main blanche dans le coup, aucune impériale ne fait démarquer. ({ $source })
   *[other] { $who } reprend { $counters } : avec une main blanche dans le coup, aucune impériale ne fait démarquer. ({ $source })
}
told-ended-played = Le coup est joué.
told-ended-not_played = Le coup ne se joue pas : une main blanche a été montrée. ({ $source })
told-ended-won = { $who ->
    [you] Vous avez { $score } et gagnez la partie sur-le-champ.
   *[other] { $who } a { $score } et gagne la partie sur-le-champ.
}

reason-turn_up = { FORM($cards, "def") }, la retourne, est un honneur
reason-sequence = la séquence { $cards }
reason-sequence-trumps = la séquence d’atout { $cards }
reason-four = quatre { $ranks }, { $cards }
reason-carte_blanche = cartes blanches, ni roi, ni dame, ni valet en main
reason-white = une main blanche, cœurs et carreaux seulement
reason-turn_up_imperial = { $cards }, la retourne faisant la quatrième
reason-won_in_play = l’impériale tombée { $cards }, réunie dans les levées
reason-point-length = le meilleur point, { $length } cartes
reason-point-worth = le meilleur point, { $worth }
reason-point-privileged = les cartes privilégiées, { $worth } contre { $other } au donneur
reason-honours = { $number ->
    [one] un honneur pris, { FORM($cards, "def") }
   *[other] des honneurs pris, { $cards }
}
reason-tricks-over = { $tricks }, { $over } au-dessus de { $par }
reason-tricks-most = le plus de levées, { $tricks }, { $over } au-dessus de { $par }
reason-tricks-difference = { $tricks }, la différence avec le suivant
reason-capot = toutes les levées
reason-no_trick = un joueur n’a pas fait de levée

## La table

title = Impériale · { $rules }
title-deal = donne { $deal }
title-target = { $target ->
    [one] en { $target } impériale
   *[other] en { $target } impériales
}
title-points = le plus de points après { $deals ->
    [one] { $deals } coup
   *[other] { $deals } coups
}
score-spoken = { $imperials }, { $counters }
trumps-lying = { $suit }, retourne { $card } sur le talon ({ $left } dessous)
trumps-kept = { $suit }, retourne { $card } gardée par { $who }
trumps-kept-own = { $suit }, retourne { $card } dans votre main
trumps-drawn = { $suit }, retourne { $card } déjà tirée
trumps-played = { $suit }, retourne { $card } déjà jouée
label-trumps = Atout
label-last = Dernière
label-table = Tapis
plain-deal-hand = Votre main. { $suits }
plain-suit = { $suit } : { $ranks }.
plain-trumps = Atout : { $trumps }.
plain-table = Sur le tapis : { $plays }.
plain-may-one = Vous ne pouvez jouer que { FORM($card, "def") }.
plain-may = Vous pouvez jouer : { $cards }.
plain-numbered = { $number } { $card }
plain-score = { $who ->
    [you] Vous : { $score } ; levées : { $tricks }.
   *[other] { $who } : { $score } ; levées : { $tricks }.
}
plain-points = Points de cartes jusqu’ici. { $points }.

## Ce qui est demandé

ask-lead = À vous d’attaquer : tapez une carte (Rc : roi de cœur) ou son numéro.
ask-follow = On demande { $suit } : tapez une carte, par son nom ou son numéro.
ask-only = Entrée joue { FORM($card, "def") }, la seule carte permise.
ask-turn_up = Vous avez retourné { FORM($card, "def") }. Tapez les jetons à marquer ; Entrée : aucun.
ask-imperial = Impériales : montrez-en une (ARDVp, 4R, seq c), ou Entrée : aucune.
ask-imperial-more = Une autre impériale ? Tapez ses cartes, ou Entrée : non.
ask-imperial-lead = Montrez une impériale par ses cartes, ou rejouez ; Entrée : rien à montrer.
ask-point-length = Votre point : tapez la longueur de votre couleur ; Entrée : ne rien dire.
ask-point-worth = Votre point : tapez ce que vaut votre couleur ; Entrée : ne rien dire.
ask-point-privileged = Vos cartes privilégiées : tapez ce qu’elles valent ; Entrée : ne rien dire.
ask-trick = Levée faite. Tapez les honneurs à marquer (1, 2...), ou rejouez ; Entrée : aucun.
ask-trick-last = Levée faite. Tapez les honneurs à y marquer (1, 2...) ; Entrée : aucun.
ask-won_in_play = Impériale tombée : tapez ses cartes si vous l’avez ; Entrée : non.
ask-honours = Honneurs de vos levées : tapez les jetons à marquer ; Entrée : aucun.
ask-tricks = Vous avez { $tricks } levées sur { $all }. Tapez les jetons à marquer ; Entrée : aucun.
ask-capot = { $unit ->
    [imperials] Capot : toutes les levées. Tapez les impériales à marquer ; Entrée : aucune.
   *[counters] Capot : toutes les levées. Tapez les jetons à marquer ; Entrée : aucun.
}
ask-next = Entrée : donne suivante.
ask-more = Entrée : la suite
ask-watch = Entrée : levée suivante ; n : le reste du coup.
ask-watch-deal = Entrée : donne suivante.
ask-again = Une autre partie ? Entrée : oui ; n : non.
prompt = {"> "}
keys = ? aide   h pourquoi   u reprendre   q quitter
plain-keys = Tapez ? pour l’aide.

## Fin du coup

summary-title = La donne { $deal } est finie
summary-mark = { $who ->
    [you] Vous avez marqué { $marks }.
   *[other] { $who } a marqué { $marks }.
}
summary-part = { $amount } pour { $what }
summary-for-turn_up = la retourne
summary-for-sequence = une séquence
summary-for-four = un carré
summary-for-carte_blanche = les cartes blanches
summary-for-white = la main blanche
summary-for-turn_up_imperial = une impériale de retourne
summary-for-won_in_play = une impériale tombée
summary-for-point = le point
summary-for-honours = les honneurs
summary-for-tricks = les levées
summary-for-capot = le capot
summary-for-no_trick = un joueur sans levée
summary-nothing = Personne n’a rien marqué.
summary-tricks = Levées. { $tricks }.
summary-points = Points de cartes de la partie. { $points }.
summary-score = Marque. { $scores }.
summary-dealer = { $who ->
    [you] Ensuite, à vous de donner.
   *[other] Ensuite, à { $who } de donner.
}
summary-hand = { $who ->
    [you] Vous avez reçu { $cards }.
   *[other] { $who } a reçu { $cards }.
}
each = { $who ->
    [you] vous : { $what }
   *[other] { $who } : { $what }
}
who-number = { $who } { $number }
won = { $who ->
    [you] Vous gagnez la partie, { $score } !
   *[other] { $who } gagne la partie, { $score }.
}
won-points = { $points ->
    [one] { $points } point de cartes
   *[other] { $points } points de cartes
}
settled = { $who ->
    [you] { $gets ->
        [yes] Vous recevez { $amount }.
       *[no] Vous payez { $amount }.
    }
   *[other] { $gets ->
        [yes] { $who } reçoit { $amount }.
       *[no] { $who } paie { $amount }.
    }
}
settled-none = Ce règlement ne connaît pas d’enjeu.
won-after = Après { $deals ->
    [one] { $deals } coup
   *[other] { $deals } coups
}. La graine était { $seed } : --seed redonne les mêmes cartes.

## Avis

taken-back = Repris : { $what }.
move-show = vous montriez { $cards }
move-call = vous annonciez { $number }
move-call-none = vous taisiez votre point
move-claim = vous marquiez { $number }
move-done = vous passiez
saved = La partie est gardée après chaque coup dans { $file }
saved-copy = Une copie est dans { $file }
quit = La partie est gardée. Pour la reprendre : { $command }
quit-unkept = La partie n’a pu être gardée et elle est perdue.
not-begun = Aucune partie n’a été commencée.
resumed = La partie reprend : { $what }.
kept-failed = La partie ne peut être gardée : { $reason }. Vous pouvez continuer, mais non la reprendre plus tard.
kept-elsewhere = Un autre programme a changé le fichier de cette partie. La vôtre est gardée dans { $file }
plain-forced = Ce terminal ne dessine rien ; la partie se raconte donc en simples lignes.
last-none = Aucune levée n’a encore été faite dans ce coup.
why-lead = À vous d’attaquer : vous pouvez jouer toute carte de votre main.
claimed-blank = une main blanche
why-may = Vous pouvez jouer : { $cards }.
why-not = Non permis : { $cards }. { $reason }
why-rule = La règle : { $rule }. ({ $source })
why-claims = Vous marquez vous-même : montrez ou annoncez maintenant ce que vous avez, sinon c’est perdu.
why-sequence = Une séquence est { $cards } d’une même couleur ; en atout elle marque { $imperials }.
why-fours = Quatre cartes de même hauteur comptent pour : { $ranks }.
why-blank-carte_blanche = Une main sans roi, dame ni valet est cartes blanches : { $imperials }.
why-blank-white = Une main de cœurs et de carreaux seuls est blanche : { $imperials }.
why-blank-typed = On la montre par : blanche
why-turn_up_imperial = La retourne peut faire la quatrième carte des vôtres.
why-point = As 11 ; roi, dame, valet et dix 10 chacun ; les autres leur nombre de points.
why-honours = Les honneurs sont les atouts { $cards } ; chacun marque 1 jeton à qui le prend.
why-tricks = Levées : { $rule } ; ce nombre est { $par }. Vous en avez fait { $tricks }.
why-turn_up = Un honneur retourné marque { $counters } au donneur.
why-won_in_play = Les atouts { $cards } dans vos levées : { $rule }.
help-cards = Pour jouer une carte, tapez son nom (Rc pour le roi de cœur, ou R s’il n’y en a qu’un) ou son numéro ; les numéros sont sur les cartes permises. Couleurs : p pique, c cœur, t trèfle, k carreau. Entrée joue la seule permise.
help-ranks = De haut en bas dans les levées : R D V A 10 9 8 7 (6). Au point l’as compte 11, les figures et le dix 10.
help-score = Six jetons font une impériale. La partie : { $target }.
help-wipe = Qui gagne une impériale fait démarquer tous les jetons des autres.
help-no-wipe = Ici une impériale ne fait démarquer personne.
help-by_hand = Vous marquez à la main : à chaque moment on vous demande ce que vous montrez, annoncez ou marquez. Ce qu’on oublie ne se marque pas ; une fausse annonce est refusée.
help-commands = h ce qui est permis et pourquoi, ! le meilleur coup d’après ce que vous pouvez savoir, l dernière levée, c vos cartes, t la table, u reprendre, s garder (s FICHIER fait une copie), n ou Entrée donne suivante, q quitter (la partie est gardée).
help-rules = Toutes les règles avec leurs sources : imperiale rules { $rules }

## Ce qu’on peut taper, d’abord d’une seule touche

words-help = ? help aide
words-why = h hint why pourquoi
words-best = ! best conseil
words-last = l last dernière derniere levée levee
words-cards = c cards hand cartes main
words-table = t table score marque
words-undo = u undo reprendre
words-save = s save garder
words-next = n next deal suivante donne
words-quit = q quit exit quitter
words-yes = o oui y yes
words-no = n non no
words-blank = blank white carte cartes blanche blanches
words-sequence = seq sequence séq séquence
words-suits = t k c p

## Ce qui est mal tapé

typed-nothing = Plusieurs cartes sont permises : { $cards }. Tapez l’une d’elles.
typed-too-long = C’est trop long ({ $length } signes). Tapez une carte, ou ? pour l’aide.
typed-control = Il y a là des signes qu’on ne peut taper ici. Tapez une carte, ou ? pour l’aide.
typed-number = Il n’y a pas de carte numéro { $number } ; les numéros vont de 1 à { $most }. Pour une hauteur, tapez aussi sa couleur, p. ex. 7c.
typed-number-form = Ce n’est pas un nombre possible : { $found }. Tapez un nombre entier, p. ex. 2.
typed-number-zero = { $found } ne marque rien. Tapez un nombre à partir de 1, ou Entrée pour aucun.
typed-number-wanted = On attend ici un nombre, non { $found }. Tapez p. ex. 2, ou Entrée pour aucun.
typed-ambiguous = { $found } peut être { $cards }. Tapez aussi la couleur.
typed-ambiguous-suit = { $found } peut être { $cards }. Tapez aussi la hauteur.
typed-no-rank = Vous n’avez pas { FORM($rank, "no") }. Vos cartes : { $cards }
typed-no-suit = Vous n’avez pas de { $suit }. Vos cartes : { $cards }
typed-rank = { $found } n’a pas de hauteur connue. Les hauteurs sont R D V A 10 9 8 7 6 ; écrivez p. ex. Rc.
typed-suit = { $found } n’a pas de couleur connue. Les couleurs sont p pique, c (ou h) cœur, t trèfle, k carreau ; écrivez p. ex. Rc.
typed-reversed = { $found } est écrit à l’envers : d’abord la hauteur, puis la couleur. Tapez { $card }.
typed-pack = La carte { $card } n’est pas dans le jeu de { $deck } cartes.
typed-two-cards = Une carte à la fois : { $found }. Tapez l’une d’elles.
typed-unknown = Incompris : { $found }. Tapez une carte, p. ex. { $card }, ou ? pour l’aide.
typed-meant = Incompris : { $found }. Vouliez-vous dire { $word } ? Tapez ? pour l’aide.
typed-played = La carte { $card } a déjà été jouée. Vous pouvez jouer : { $cards }.
typed-not-yours = Vous n’avez pas { FORM($card, "def") }. Vous pouvez jouer : { $cards }.
typed-card-now = Il faut maintenant jouer une carte ; il n’y a rien à montrer ni à annoncer. Vous pouvez jouer : { $cards }.
typed-not-between = Le coup n’est pas fini. Jouez ; la donne suivante vient après.
typed-between = Le coup est fini, il n’y a pas de carte à jouer. Entrée donne le suivant.
typed-nothing-to-undo = Vous n’avez encore rien à reprendre.
typed-undo-watch = On ne reprend que ses propres coups, et vous ne faites que regarder.
typed-show = Ce n’est pas une impériale : { $found }. Tapez ses quatre cartes (ARDVp), 4R pour quatre rois, seq c pour une séquence, ou blanche.
typed-show-size = Une impériale est de quatre cartes, ou une main blanche ; { $found } : { $cards }.
typed-show-not-held = Ni en main, ni retourné, ni dans vos levées : { $cards }. Ne montrez que ce que vous avez.
typed-show-rank = Quatre cartes de quelle hauteur ? { $found }. Tapez p. ex. 4R.
typed-show-suit = Une séquence de quelle couleur ? { $found }. Tapez p. ex. seq c.
typed-show-now = On demande maintenant { $what }, non une impériale. Tapez un nombre, ou Entrée pour aucun.
typed-file = On ne peut garder de copie dans { $file } : { $reason }.
typed-file-exists = Il y a déjà un fichier { $file } ; rien n’a été écrit. Choisissez un autre nom.
typed-yes-no = Tapez o pour oui ou n pour non, ou Entrée pour oui ; non { $found }.
typed-players = { $found } ne peuvent jouer ainsi. Tapez l’un de ces nombres : { $numbers }.
typed-choice = { $found } n’est pas du nombre. Tapez un numéro de 1 à { $most } ou un nom : { $names }.
asked-point = votre point
asked-turn_up = la marque de la retourne
asked-honours = le nombre des honneurs
asked-tricks = la marque des levées
asked-capot = la marque du capot

## Avant la partie

setup-welcome = Impériale, le jeu de cartes français. Entrée prend ce qui est entre crochets ; q quitte.
setup-rules = Quel règlement ?
setup-players = À combien de joueurs, vous compris ?
setup-opponent = Contre qui ?
setup-resume = Il y a une partie inachevée ({ $what }). La reprendre ?
setup-choice = { $number }  { $name } : { $summary }
setup-default = [{ $default }]
setup-numbers = { $numbers } [{ $default }]
setup-yes-no = [O/n]
setup-begins = { $rules } : { $seats }. Graine { $seed }.
setup-what = { $rules }, { $seats }, donne { $deal }

terms-seats = Il y a { $found } places pour { $expected } joueurs. Nommez-en un par place : --seats you,greedy
terms-one-person = Une seule place peut être la vôtre (you) ; les autres sont aux automates : { $known }.
terms-watch-person = Pour regarder, toutes les places sont aux automates : { $known }. Retirez you, ou retirez --watch.
terms-nobody = Aucune place n’est la vôtre. Mettez you dans --seats, ou regardez par --watch.
terms-seed = La graine doit avoir de 1 à { $longest } signes imprimables.
terms-stake = L’enjeu est { $found }. Choisissez un nombre de 1 à { $highest }.
terms-agent = Il n’y a pas de joueur { $found }. On connaît : you, { $known }.
terms-twice = { $option } et --option { $key } disent la même chose. Retirez l’un des deux.
resume-none = Il n’y a pas de partie inachevée dans { $folder }. Commencez-en une par : imperiale play
resume-others = --resume reprend une partie avec ses propres conventions. Retirez : { $options }
save-not-a-partie = { $file } n’est pas une partie gardée. Il est laissé tel quel. Nommez un fichier écrit par imperiale play.
save-newer = { $file } a été écrit par une version plus récente ({ $program }). Il est laissé tel quel. Installez cette version pour continuer.
save-damaged = { $file } est abîmé : sa somme de contrôle ne s’accorde pas. Il est laissé tel quel. Recommencez, ou nommez une copie.
save-not-playable = { $file } ne peut être repris par cette version : { $reason }. Il est laissé tel quel.
save-too-large = { $file } est trop grand pour une partie gardée. Il est laissé tel quel.
column-imperials = impériales
column-counters = jetons
column-tricks = levées
column-cards = cartes
column-points = points
label-suit-trumps = atout
typed-watching = Vous regardez : Entrée pour la levée suivante, n pour le reste du coup, q pour quitter.
