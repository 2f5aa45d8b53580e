### Français.

## Où est la faute

where = à { $at }
where-whole = dans l’ensemble
meant = Vouliez-vous dire { $name } ?
cards-legal = Permises : { $legal }.

## Ce qui est faux dans un écrit

code-not-text = Pas d’UTF-8 { $where } : l’octet { $found } ne peut être lu. Enregistrez le fichier en UTF-8.
code-too-long = La ligne est trop longue : plus de { $allowed } octets. Une donne en demande quelques milliers ; ôtez ce qui n’y appartient pas.
code-too-deep = Les données sont trop emboîtées. Un relevé est un objet fait de nombres, de textes et de listes ; écrivez-le ainsi.
code-not-json = Pas de JSON { $where } : { $found }. On attend un objet { "{…}" } par ligne ; corrigez la ligne ou retirez-la.
code-not-a-line = Ce n’est pas une donne d’une ligne : { $found } champs entre les barres au lieu de { $expected }. Écrivez { $fields }.
code-not-toml = Ce n’est pas un fichier TOML : { $found }. Corrigez cet endroit ; docs/guide/house-rules.md montre la forme.
code-not-object = Un relevé est un objet ; trouvé : { $found }. Écrivez un objet { "{…}" } par ligne.
code-missing = { $at } manque. Donnez-le : { $allowed }.
code-unknown-field = Il n’y a pas de champ { $at }. Retirez-le ; on connaît { $allowed }.
code-field-twice = Le nom { $at } est donné deux fois. Retirez l’un des deux.
code-wrong-type = Valeur de la mauvaise sorte { $where } : { $found }. Attendu : { $allowed }.
code-not-allowed = Ce n’est pas permis { $where } : { $found }. Permis : { $allowed }.
code-out-of-range = Hors des bornes { $where } : { $found }. Permis : { $allowed }.
code-unknown-rules = Il n’y a pas de règlement { $found } ({ $where }). On connaît { $allowed }.
code-unknown-key = Il n’y a pas de clé { $at }. Retirez-la, ou prenez l’une de celles-ci : { $allowed }.
code-no-source = Une décision demande son autorité { $where } : trouvé { $found }, attendu { $allowed }.
code-players-unsupported = { $rules } ne se joue pas à { $found } ({ $where }). Choisissez un nombre de joueurs : { $allowed }.
code-deck-too-small = Le jeu de { $found } cartes est trop petit pour { $players } joueurs ({ $where }) : il en faut { $needed }. Donnez moins de cartes ou prenez le jeu de 36.
code-rank-not-in-deck = Le jeu de { $deck } cartes n’a pas de { $found } ({ $where }). Ne nommez que les hauteurs de ce jeu, ou prenez celui de 36.
code-packets-do-not-fit = Des paquets de { $found } ne font pas une main de { $hand_size } ({ $where }). Permettez des paquets dont la somme fait une main.
code-talon-uneven = Les { $left } cartes à tirer ne se partagent pas également entre { $players } joueurs ({ $where }). Changez la taille des mains, ou renoncez à refill.
code-no-talon = À { $players } joueurs on ne peut rien tirer : il ne reste pas de carte au talon ({ $where }). Mettez turn_up_card à talon, ou renoncez à refill.
code-not-a-card = Ce n’est pas une carte { $where } : { $found }. Attendu : { $allowed } ; une hauteur parmi A K Q J T 9 8 7 6 et une couleur parmi c d h s.
code-not-in-deck = { $card } n’est pas dans le jeu de { $deck } cartes ({ $where }). Prenez les cartes de ce jeu.
code-card-twice = { $card } vient deux fois : à { $first } et de nouveau { $where }. Chaque carte ne vient qu’une fois ; corrigez l’une des deux.
code-hand-size = Nombre de cartes faux { $where } : { $found } au lieu de { $expected }. Donnez autant de cartes à chaque place.
code-hands-count = Nombre de mains faux { $where } : { $found } au lieu de { $expected }. Donnez une main par place.
code-talon-size = Nombre de cartes faux { $where } : { $found } au lieu de { $expected } sous la retourne. Donnez-les toutes, ou omettez stock là où l’on n’y tire pas.
code-turn-up-in-hand = La carte { $card } est retournée ({ $where }), mais la place { $seat } la tient. La retourne est sur le talon ; changez l’une des deux.
code-turn-up-not-dealers = La carte { $card } est retournée ({ $where }), mais n’est pas dans la main du donneur. Ici la retourne est la dernière carte du donneur et reste dans sa main.
code-no-such-seat = Il n’y a pas de place { $found } ({ $where }). Les places sont { $allowed }.
code-start-count = Nombre de scores faux { $where } : { $found } au lieu de { $expected }. Donnez un score par place.
code-start-won = Le score { $where } a déjà { $found } impériales, et il en faut { $target } pour gagner. On ne donne plus dans une partie finie ; mettez un score plus bas.
code-card-not-legal = La carte { $card } ne peut être jouée { $where } par la place { $seat }. { $why } Permises : { $legal }.
code-play-too-long = Le coup est fini avant { $at } : { $found } cartes sont écrites, { $expected } peuvent être jouées. Retirez le reste.
code-play-too-short = { $at } s’arrête avant la fin du coup : { $found } cartes sur { $expected }. Donnez-les toutes, ou permettez un jeu coupé par --partial.
code-differs = Désaccord { $where } : le relevé dit { $expected }, ses cartes donnent { $found }. Corrigez le relevé, ou retirez le champ.

## Ce qui est permis, dans les mots du domaine

phrase-text = un texte
phrase-name = un nom
phrase-word = un mot de lettres, de chiffres, de - et de _
phrase-other-word = un autre mot que { $names }
phrase-object = un objet
phrase-rules = le nom d’un règlement
phrase-card = une hauteur et une couleur, p. ex. Kh
phrase-cards = une liste de cartes
phrase-hands = une liste de cartes par place
phrase-scores = un score par place
phrase-score = p. ex. { $score }
phrase-stock = les cartes à tirer
phrase-from = { $low } ou plus
phrase-range = { $low } à { $high }
phrase-number = un nombre de { $low } à { $high }
phrase-numbers = une liste de nombres différents de { $low } à { $high }
phrase-ranks = { $count } hauteurs différentes parmi { $ranks }
phrase-core-two = le noyau résout le jeu à deux
phrase-core-marking = le noyau joue les donnes que la table marque, non marking = by_hand
phrase-core-step = le noyau joue à partir de la première entame, non à partir de { $step }
phrase-core-hands = le noyau doit connaître toutes les mains ; cartes connues par place : { $known }
phrase-core-score = { $score } est plus que le noyau ne peut compter : { $most } impériales
phrase-core-talon = le noyau doit connaître le talon où l’on tire

## Pourquoi un coup est refusé

why-partie-over = La partie est finie. Commencez-en une autre.
why-deal-over = Le coup est fini. Donnez de nouveau.
why-not-your-turn = Ce n’est pas à vous de jouer. La place { $seat } doit agir ; attendez.
why-not-in-hand = Cette carte n’est pas dans la main. Jouez-en une qui y est.
why-must-follow = Il faut fournir la couleur demandée. Jouez une carte de cette couleur.
why-must-beat = Il faut forcer la carte jouée. Mettez une carte plus haute de cette couleur.
why-must-trump = Qui ne peut fournir doit couper. Jouez un atout.
why-must-overtrump = Il faut surcouper l’atout de la levée. Jouez un atout plus haut.
why-too-early = C’est trop tôt. Faites d’abord ce dont il s’agit maintenant.
why-too-late = C’est trop tard : le moment est passé, et ce qu’on oublie ne se marque pas. Continuez.
why-not-a-claim = Il n’y a rien à marquer ni à passer à ce moment. Jouez une carte, montrez ou annoncez.
why-marked-automatically = Ici la table marque pour les joueurs. Jouez seulement des cartes, ou choisissez le marquage by_hand.
why-false-claim = Cette annonce est fausse : { $claimed }. Montrez, annoncez ou marquez ce que vous avez.
why-already-marked = Ces cartes ont déjà été marquées dans ce coup : { $claimed }. Continuez.

## Un texte qui n’est pas ce qu’il devrait être

notation = Incompris : { $found }. Attendu : { $expected }.
notation-card = Ce n’est pas une carte : { $found }. Écrivez une hauteur et une couleur, p. ex. Kh : hauteurs A K Q J T 9 8 7 6, couleurs c d h s.
notation-cards = Ce ne sont pas des cartes : { $found }. Écrivez les hauteurs puis leur couleur, p. ex. AKQs 7h.
notation-once = { $found } vient deux fois. Chaque carte ne vient qu’une fois ; retirez-en une.

## Les temps d’un coup

step-turn_up = retourne
step-imperial = impériale
step-point = point
step-play = jeu de la carte
step-trick = levée
step-won_in_play = impériale tombée
step-honours = honneurs
step-tricks = levées
step-capot = capot
step-no_trick = sans levée
step-over = fin

kind-sequence = séquence
kind-four = carré
kind-carte_blanche = cartes blanches
kind-white = main blanche
kind-turn_up_imperial = impériale de retourne
kind-won_in_play = impériale tombée

answer-says = annonce
answer-good = bon
answer-not_good = ne vaut pas
answer-equal = égal
answer-silent = rien

ending-played = joué jusqu’au bout
ending-not_played = non joué
ending-won = fini par le gain de la partie

status-stated = dit par le texte
status-inferred = déduit
status-corrected = corrigé
status-house = règle maison

## Les clés d’un règlement

key-players = Combien de joueurs
key-deck = Combien de cartes a le jeu
key-first_dealer = Qui donne le premier
key-packets = Cartes données à la fois
key-packets_fixed = Le même paquet toute la partie
key-hand_size = Cartes données à chaque joueur
key-turn_up_card = La carte retournée
key-refill = On tire au talon pour compléter sa main
key-honours = Les honneurs, en atout
key-turn_up_mark = Jetons pour un honneur retourné
key-honours_when = Les honneurs pris se marquent
key-sequence = La séquence qui fait impériale
key-trump_sequence_value = Impériales pour elle en atout
key-fours = Hauteurs dont quatre font impériale
key-show_imperials = Les impériales se montrent
key-blank = La main blanche
key-blank_value = Impériales pour une main blanche
key-blank_deal = Le coup où il y a une main blanche est
key-blank_wipe = La main blanche et le démarquage
key-turn_up_imperial = La retourne peut compléter
key-turn_up_imperial_for = Elle complète pour
key-turn_up_imperial_most = Impériales que peut faire une seule retourne
key-won_in_play = L’impériale tombée est à
key-won_in_play_value = Impériales pour elle
key-point = Le point compte
key-point_value = Jetons pour le point
key-point_to = Le point des cartes privilégiées est à
key-privileged = Cartes privilégiées
key-first_lead = Première entame
key-follow = Qui suit doit jouer
key-tricks = Les levées marquent
key-tricks_over = Levées qui ne marquent rien
key-capot = Toutes les levées (capot) se marquent
key-capot_imperials = Impériales pour le capot
key-capot_counters = Jetons pour le capot
key-no_trick_imperials = Impériales aux autres pour un joueur sans levée
key-wipe = Une impériale fait démarquer les autres
key-target = Impériales qui gagnent la partie
key-win_by = La partie se gagne par
key-deals = Coups d’une partie gagnée aux points de cartes
key-stakes = Les perdants paient
key-marking = Qui marque

value-first_dealer-lot = celui que le sort désigne
value-first_dealer-ace_high = qui coupe la plus haute carte, l’as le plus haut
value-first_dealer-king_high = qui tire la plus haute carte, le roi le plus haut
value-turn_up_card-talon = la suivante, posée sur le talon
value-turn_up_card-dealers_last = la dernière du donneur, gardée en main
value-honours_when-won = dès que leur levée est faite
value-honours_when-end = après la dernière levée
value-show_imperials-before_play = avant le point et le jeu de la carte
value-show_imperials-after_trick = par qui vient de faire une levée, avant de rejouer
value-blank-none = aucune
value-blank-carte_blanche = cartes blanches : ni roi, ni dame, ni valet
value-blank-white = blanche : cœurs et carreaux seulement
value-blank_deal-played = joué
value-blank_deal-not_played = non joué
value-blank_wipe-wipes = elle fait démarquer comme toute impériale
value-blank_wipe-does_not_wipe = elle ne fait pas démarquer
value-blank_wipe-suspends = aucune impériale montrée ne fait démarquer dans ce coup
value-turn_up_imperial-none = rien
value-turn_up_imperial-sequence = une séquence
value-turn_up_imperial-sequence_or_four = une séquence ou un carré
value-turn_up_imperial_for-dealer = le donneur seul
value-turn_up_imperial_for-all = chaque joueur (à deux)
value-won_in_play-none = personne
value-won_in_play-king_queen = qui a reçu le roi et la dame et gagne les autres
value-won_in_play-captured = qui a les quatre dans ses levées
value-point-length = la plus longue couleur, puis sa valeur
value-point-worth = la valeur d’une couleur
value-point-privileged = les cartes privilégiées, contre celles du donneur
value-point_to-each_above_dealer = chacun qui passe le donneur
value-point_to-best = le meilleur seul
value-first_lead-elder = le premier en cartes
value-first_lead-point = le gagnant du point
value-follow-must_beat = la couleur, en forçant la carte jouée ; sinon un atout
value-follow-follow = la couleur ; sinon un atout
value-tricks-over = chacune au-dessus du nombre ci-dessous
value-tricks-difference = la différence, à qui en a le plus
value-tricks-most = chacune au-dessus du nombre ci-dessous, à qui en a le plus ; à égalité rien
value-capot-none = pas du tout
value-capot-instead = à la place des levées
value-capot-besides = en plus des levées
value-win_by-imperials = le premier qui a les impériales
value-win_by-card_points = le plus de points de cartes après les coups convenus
value-stakes-none = rien
value-stakes-quadruple = de simple à quadruple, selon ce que le perdant a marqué
value-stakes-difference = une valeur convenue par impériale de retard sur le gagnant
value-marking-automatic = la table, pour tous
value-marking-by_hand = chacun pour soi ; ce qui est tardif ou oublié est perdu

value-yes = oui
value-no = non
value-empty = aucun
value-or = { $first } ou { $last }
value-with = { $value } ; à { $players } : { $special }

players-2 = deux
players-3 = trois
players-4 = quatre

## imperiale

error = Erreur : { $message }
file-unreadable = { $file } ne peut être lu : { $reason }. Nommez un fichier qui existe et peut être lu, ou - pour l’entrée standard.
reason-missing = il n’y a pas de tel fichier
reason-folder = c’est un dossier
reason-forbidden = la lecture en est interdite
reason-closed = il est fermé
system = Le système dit : { $reason }.
option-twice = { $option } est donné deux fois. Retirez l’un des deux.
stdout-closed = La sortie standard est fermée, on ne peut donc rien dire. Laissez-la ouverte, ou dirigez-la vers un fichier.
stdin-twice = L’entrée standard (-) ne peut être lue qu’une fois. Nommez-la une fois.
lang-unknown = il n’y a pas de langue { $found }. On connaît { $allowed }.
rules-same-id = Deux fichiers de règles maison ont l’identifiant { $id } sans être les mêmes. Donnez-en un autre à l’un d’eux.
too-many-forms = Choisissez l’un de ceux-ci, non plusieurs : { $forms }.
needs-other = { $option } demande { $other }.
broken-line = ligne { $line } : { $message }

## imperiale rules

rules-more = imperiale rules NOM montre chaque décision d’un règlement.

section-players = La table et le jeu de cartes
section-honours = Les honneurs
section-sequence = Les impériales
section-point = Le point
section-follow = Les levées
section-wipe = La marque

rules-head-players = Joueurs : { $players }
rules-head-source = Source : { $source }
rules-head-extends = Fondé sur { $base }
rules-head-for = Tel qu’on le joue à { $players }
rules-asked = { $key } :
rules-authority = { $status } : { $source }

rules-key = clé
rules-same = { $first } et { $second } décident tout de même.
rules-good = { $file } est un règlement en ordre : { $name } ({ $id }), à { $players } joueurs.
rules-bad = { $file } n’est pas un règlement ; fautes : { $count }

## imperiale deal

deal-nothing = Aucune donne n’est donnée. Donnez un relevé, une donne d’une ligne, ou --seed avec --rules ; ou envoyez des lignes par un tube.
deal-head = { $rules }, donneur place { $dealer }, retourne { $turn_up }
deal-column-seat = place
deal-column-hand = main
deal-column-imperials = impériales en main
deal-column-point = point
deal-column-honours = honneurs en main
deal-column-score = score
deal-combination = { $kind } { $cards } ({ $worth })
deal-seat-elder = { $seat }, premier
deal-seat-dealer = { $seat }, donneur
deal-point-length = { $length } cartes, { $worth }
deal-marks = Marqué avant le jeu de la carte :
deal-mark-imperials = place { $seat } : { $step }, impériales { $amount }
deal-mark-counters = place { $seat } : { $step }, jetons { $amount }
deal-marks-none = rien
deal-lead = La place { $seat } entame.
deal-ended = Le coup est { $ending }.
deal-options = Autrement que le règlement : { $options }

## imperiale solve

solve-head = { $rules }, retourne { $turnup }, score { $scores }
solve-hand = La place { $seat } tient { $cards }
solve-trick = Sur le tapis : { $cards }
solve-to-play = C’est à la place { $seat } de jouer. Ses marques moins celles de l’autre à la fin du coup :
solve-to-play-alone = C’est à la place { $seat } de jouer. Ses marques moins celles de chaque autre place, additionnées, à la fin du coup, si tous les autres jouent contre elle :
solve-best = * { $card } { $value }
solve-card =   { $card } { $value } ({ $loss } de moins que la meilleure)
solve-chances = La chance de la place { $seat } de gagner la partie, si les deux jouent pour cela, selon la table { $table } :
solve-chances-alone = La chance de la place { $seat } de gagner la partie, si tous les autres jouent contre elle, selon la table { $table } :
solve-best-chance = * { $card } { $chance } %
solve-chance =   { $card } { $chance } % ({ $loss } de moins que la meilleure)
solve-over = Le coup est fini : il n’y a rien à jouer.
solve-not = Cette position ne peut être résolue : { $reason }
solve-not-by-hand = ses joueurs marquent à la main. Donnez-la sans marking=by_hand.
solve-not-at-play = il n’y a pas de carte à jouer.
solve-not-unseen = toutes les cartes ne sont pas connues.

## imperiale perft

perft-count = perft { $depth } { $count }
perft-divide = { $card } { $count }
perft-tally = { $score } levées { $tricks } gagnant { $winner } : { $count }
perft-nobody = aucun
perft-no-core = Le noyau C++ n’est pas installé, le moteur natif ne peut donc pas tourner. Prenez --engine python, ou installez Imperiale avec un compilateur C++.
perft-not-for-core = Le noyau C++ ne peut compter ici : { $reason }. Prenez --engine python.
perft-one-deal = Plusieurs donnes sont données. Donnez-en une.
perft-over = Le coup est fini : il n’y a rien à jouer.

## imperiale records check

check-place = { $file }, ligne { $line } : { $message }
check-table = Relevés
check-rules = règlement
check-records = relevés
check-agree = d’accord
check-fields = champs comparés
check-all = tous
check-unreadable = (pas un relevé)
check-nothing = Il n’y a pas de relevé dans ces fichiers ; rien n’a été vérifié.

## imperiale counts

counts-table = { $rules }, { $players } joueurs : mains de { $size } d’un jeu de { $deck } cartes
counts-what = mains
counts-count = nombre
counts-one-in = une sur
counts-number = { $number }
counts-ratio = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
counts-hands = toutes les mains
counts-carte_blanche = ni roi, ni dame, ni valet
counts-white = cœurs et carreaux seulement
counts-sequence = la séquence { $cards }
counts-four = le carré { $cards }
counts-any-sequence = au moins une séquence
counts-any-four = au moins un carré
counts-both = une séquence et un carré
counts-any = une séquence ou un carré
counts-combinations = séquences et carrés : { $number }

## imperiale hint

hint-best = Le mieux : { $what }
hint-play = jouer { $cards }
hint-show = montrer { $cards }
hint-call = annoncer { $number }
hint-claim = marquer { $number }
hint-silent = ne rien dire
hint-done = rien : il n’y a rien à montrer ni à marquer
hint-forced = C’est la seule carte permise.
hint-due = Ce qui est dû se montre et se marque aussitôt ; plus tard c’est perdu.
hint-all = Sur toutes les { $of } répartitions possibles des cartes cachées :
hint-some = Sur { $worlds } répartitions possibles des cartes cachées, tirées au sort parmi { $of } :
hint-played-out = Sur { $worlds } répartitions possibles des cartes cachées, parmi { $of }, chacune jouée au hasard jusqu’au bout :
hint-card = { $card } { $chance } de chances de gagner la partie, marques { $marks }, aucune carte meilleure dans { $share }
hint-card-marks = { $card } marques { $marks }, aucune carte meilleure dans { $share }
hint-between = Aucun coup n’est en cours dans cette partie : il n’y a rien à jouer.
hint-no-core = Sans le noyau en C++ on ne peut peser aucune carte. Installez imperiale avec lui, sur une machine qui a un compilateur C++.
