# La table sur tout le terminal : imperiale tui

## Ce qu’il y a

screen-language = français
screen-new = Nouvelle partie
screen-begin = Commencer
screen-marking = Marques
screen-automatic = La table marque
screen-hand = Chacun marque à la main
screen-server = S’asseoir à une table d’un serveur
screen-look = Revoir une partie
screen-file = Une partie gardée, ou un fichier de coups
screen-link = Lien de la table, ou adresse du serveur
screen-link-wrong = { $found } n’est pas le lien d’une table. Donnez-en un, par exemple https://cards.example/g/abcdefghij.
screen-server-silent = { $server } ne répond pas : { $reason } Voyez si le serveur tourne et si l’adresse est juste.
screen-server-refused = Le serveur refuse : { $reason }

## À la table

screen-title = { $game } · { $deal } · { $wins }
screen-trumps = Atout :
screen-last = Dernière levée :
screen-why = Ce qui est permis
screen-marks = Ce qui est marqué, et pourquoi
screen-type-cards = cartes : KQJAs, 4K
screen-type-number = un nombre
screen-typed-number = { $found } n’est pas un nombre. Tapez-en un, ou Entrée seule pour rien.
screen-typed-cards = { $found } : ce ne sont pas des cartes. Tapez-les comme KQJAs ou 4K, ou choisissez-les avec la barre d’espace.
screen-why-grey = Les cartes pâles ne peuvent être jouées ; choisissez-en une pour savoir pourquoi.
screen-by-hand = Vous marquez à la main : choisissez des cartes avec la barre d’espace et montrez-les par Entrée ; tapez un nombre pour l’annoncer ou le marquer ; Entrée seule : rien de plus. Ce qu’on oublie ne se marque pas.

## Revoir, analyser, résoudre

screen-reviewing = Analysés : { $done } sur { $deals }
screen-problems-left = { $left } à résoudre, cote { $rating }

## Touches

screen-key-help = aide
screen-key-why = pourquoi
screen-key-hint = conseil
screen-key-marks = marques
screen-key-replay = revoir
screen-key-review = analyse
screen-key-tutor = tuteur
screen-key-leave = sortir
screen-key-back = retour
screen-key-quit = Quitter
screen-keys-go = donner, continuer ou rejouer : la première chose offerte
screen-keys-pick = choisir une carte à montrer, si l’on marque à la main
screen-keys-tab = aller des cartes à la saisie et aux boutons
screen-keys-answer = accepter, ou non
screen-keys-replay = revoir, moment par moment
screen-keys-review = analyser les coups terminés
screen-keys-tutor = le tuteur : sans, fautes graves, fautes douteuses aussi
screen-keys-journal = parcourir ce qui s’est passé
screen-keys-theme = clair ou sombre
screen-keys-leave = quitter la table ; la partie est gardée

## La commande

tui-no-terminal = Ce n’est pas un terminal où une table puisse se dessiner. Jouez ligne à ligne par imperiale play, ou par imperiale play --plain pour un lecteur d’écran.
tui-link = { $found } n’est ni l’adresse d’un serveur ni le lien d’une table. Donnez-en un, par exemple https://cards.example/g/abcdefghij.
tui-alone = { $option } concerne une table d’un serveur. Nommez-la par --server.
