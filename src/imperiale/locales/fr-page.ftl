# Ce qui se dit sur la page : imperiale serve

## Les cartes : ce qui est dans leurs coins

index-K = R
index-Q = D
index-J = V
index-A = A
index-T = 10

## Partout

window-title = { $game } · Impériale
window-title-turn = ● À vous · { $game }
page-home = Accueil
page-lobby = Tables ouvertes
page-rules = Règles
page-study = Étudier
page-settings = Réglages
page-close = Fermer
page-no = Non
page-again = Réessayer
page-copy = Copier
page-copied = Copié
page-name = Votre nom
page-loading = Un instant…
page-nothing = Il n’y a rien ici.
page-connecting = On vous mène à la table…
page-offline = Pas de connexion. La table attend ; tout revient de soi-même.
seat-number = place { $seat }

## Accueil

home-what = Le jeu de cartes de la cour de France depuis le seizième siècle : montrez vos impériales, annoncez votre point, et que l’atout fasse le reste.
home-play = Jouer maintenant
home-choose = Choisir le jeu
home-friend = Jouer avec un ami
home-against = { $rules }, contre { $level }
home-rules = Quel règlement ?
home-players = Joueurs
home-level = Adversaire
home-length = Longueur
home-length-usual = Selon le règlement ({ $target ->
    [one] { $target } impériale
   *[other] { $target } impériales
})
home-clock = Pendule
home-clock-none = Aucune
home-clock-move = Une minute par coup
home-clock-bank = Une minute pour la partie, et dix secondes par coup
home-by-hand = Marquer soi-même
home-listed = Montrer la table parmi les tables ouvertes
home-lobby = S’asseoir à une table, ou regarder.
home-rules-what = Cinq textes de trois siècles, chaque décision avec sa source.
home-study = Résoudre, revoir, calculer : pour mieux jouer.
home-settings = Langue, jeu de cartes, vitesse, ordre de la main.

rules-line-academie = Le salon français de 1725 : il faut forcer la carte jouée, et le capot vaut deux impériales.
rules-line-biblioteka = Le salon russe : les honneurs se marquent quand ils tombent, et l’impériale peut se réunir dans les levées.
rules-line-dobor = On tire au talon après chaque levée, et l’on montre ce qu’il apporte.
rules-line-foster = La marque de Foster, 1897 : seule compte la différence des levées.
rules-line-imperialas = La table lituanienne, à deux, trois ou quatre : mains blanches, cartes privilégiées, six impériales pour gagner.
rules-line-pierer = L’encyclopédie allemande : une partie courte en dix-huit points, et des enjeux jusqu’au quadruple.

agent-random = Hasard
agent-line-random = Joue n’importe quelle carte permise.
agent-greedy = Glouton
agent-line-greedy = Prend ce qui se présente et ne regarde jamais plus loin.
agent-worlds4 = Mondes 4
agent-line-worlds4 = Pèse quatre façons dont peuvent être réparties les cartes cachées.
agent-worlds20 = Mondes 20
agent-line-worlds20 = Pèse vingt façons dont peuvent être réparties les cartes cachées.
agent-worlds100 = Mondes 100
agent-line-worlds100 = Pèse cent façons dont peuvent être réparties les cartes cachées.
agent-worlds = Mondes
agent-line-worlds = Pèse toutes les façons dont peuvent être réparties les cartes cachées.
agent-inference = Déduction
agent-line-inference = Les pèse d’après ce que dit votre jeu.
agent-equilibrium = Équilibre
agent-line-equilibrium = Mêle ses dernières levées de sorte que nul n’y gagne contre lui.
agent-beginner = Débutant
agent-line-beginner = Oublie ce qui est tombé et voit peu de chose.
agent-casual = Amateur
agent-line-casual = Oublie quelques cartes et n’écoute pas.
agent-club = Habitué
agent-line-club = Compte les atouts et retient ce que vous montrez.
agent-strong = Fort
agent-line-strong = N’oublie rien et joue pour la partie.
agent-master = Maître
agent-line-master = Le plus fort qui soit.

## Avant la partie

page-invited = On vous demande à la table
page-waiting = On attend votre ami
page-open-seat = Une place libre
page-sit = S’asseoir
page-send-link = Envoyez ce lien. La partie commence dès que la place est prise.
page-link = Lien de la table
page-qr = Le lien en code QR
page-closed = La table est fermée
page-have-code = Reprendre une place depuis un autre appareil
page-code-label = Code de la place
page-take-up = Reprendre
lobby-open = { $open } places libres sur { $players }
lobby-watch = Regarder
lobby-empty = Aucune table n’attend personne en ce moment.
lobby-make = En ouvrir une

## La table

page-table-of = Table : { $rules }
page-on-table = Sur le tapis
page-hand = Votre main
page-journal = Ce qui s’est passé
page-voice = Ce qui se passe à la table
page-menu = Menu
page-help = Aide et touches
page-on-turn = à lui de jouer
page-away = absent
page-tricks = { $tricks ->
    [one] levée
   *[other] levées
}
page-onlookers = { $onlookers ->
    [one] { $onlookers } spectateur
   *[other] { $onlookers } spectateurs
}
page-go-on = Continuer
page-not-now = Ce n’est pas à vous de jouer.
page-card-not = { $card }, ne peut être jouée : { $reason }
page-may = Vous pouvez jouer : { $cards }.
page-hand-is = Votre main : { $cards }.
page-took = { $who ->
    [you] La levée est pour vous.
   *[other] La levée est pour { $who }.
}
page-seat-is = { $who ->
    [you] Vous avez { $imperials }, { $counters }, { $tricks }, { $cards }.
   *[other] { $who } a { $imperials }, { $counters }, { $tricks }, { $cards }.
}
page-shown = Montré :
page-sure = Vraiment ?
page-agree = D’accord
page-decline = Refuser
page-say-nothing = Ne rien dire
page-less = Moins
page-more = Plus
page-now = Maintenant
turned-up = La retourne
summary-nothing-seat = Rien dans ce coup.
summary-title-deal = Donne { $deal }
page-over = La partie est finie
page-you-win = Vous gagnez la partie !
page-wins = { $who } gagne la partie
page-to-rematch = À la partie suivante
page-replay = Revoir
page-review = Analyse
page-rules-of = Le règlement : { $rules }
page-share = Inviter quelqu’un à la table, ou à regarder
page-code = Pour reprendre votre place depuis un autre appareil, tapez-y ce code : { $code }
page-fair = La donne est-elle honnête ?
page-fair-what = Avant chaque donne le serveur s’engage sur un secret par son SHA-256 ; votre page y ajoute un nombre à elle, et les cartes découlent des deux. Le coup fini, le secret est dit, et chacun peut vérifier.
page-secret = Secret :

## Les touches

page-keys = Touches
keys-move = parcourir vos cartes
keys-play = jouer la carte, presser le bouton
keys-number = jouer la première, la deuxième… carte permise
keys-on = continuer
keys-last = dernière levée
keys-hand = entendre votre main
keys-table = entendre la table
keys-why = entendre ce qui est permis, et pourquoi
keys-hint = demander un conseil
keys-undo = reprendre
keys-sort = ranger la main autrement
keys-journal = ce qui s’est passé
keys-menu = menu
keys-help = cette aide

## Les paris des spectateurs

page-bets = Paris
page-bet = Parier
page-bet-on = Sur
page-bet-tricks = le plus de levées, en deux coups
page-bet-imperials = une impériale
page-bet-seat = Pour
page-bet-stake = Jetons
page-bet-line = { $name } : { $stake } pour { $seat } contre { $against }, { $on }

## Les réglages

set-language = Langue
set-speed = Vitesse
set-speed-instant = Immédiate
set-speed-fast = Vive
set-speed-normal = Tranquille
set-speed-slow = Lente
set-sort = Ordre de la main
set-sort-suits = Par couleurs
set-sort-trumps = Atouts d’abord
set-sort-ranks = Par hauteurs
set-theme = Lumière
set-theme-auto = Comme l’appareil
set-theme-light = De jour
set-theme-dark = De nuit
set-deck = Jeu de cartes
set-deck-two = Deux couleurs
set-deck-four = Quatre couleurs
set-motion = Mouvement
set-motion-auto = Comme l’appareil
set-motion-full = Les cartes voyagent
set-motion-none = Rien ne bouge
set-tapOn = Attendre une touche après les levées et les marques
set-leftHand = Gaucher : étaler la main dans l’autre sens
set-rising = Petites cartes d’abord
set-forced = Jouer d’elle-même la seule carte permise
set-sound = Frapper quand c’est à moi
sort-suits = Rangé par couleurs.
sort-trumps = Rangé par couleurs, atouts d’abord.
sort-ranks = Rangé par hauteurs.

## Revoir la partie

replay-table = À la table
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-moment = Moment du coup

## La page des règles

rules-source = D’après : { $source }
rules-course = Comment va un coup
rules-keys = Décision par décision
rules-with = { $players } joueurs

## Pour qui joue la première fois

home-learn = Apprendre en jouant
set-guide = Tout m’expliquer la première fois
lesson-aim = Le but, ce sont les impériales : qui en a le premier le nombre voulu, cinq dans la plupart des règlements, gagne. Quatre cartes qui vont ensemble en font une, six jetons aussi.
lesson-dealt = Voici vos cartes. Dans les levées, elles se suivent ainsi : roi, dame, valet, as, dix, neuf, huit, sept ; l’as n’est que quatrième.
lesson-turned_up = La retourne désigne l’atout. Certains atouts sont des honneurs ; dans la plupart des règlements, en retourner un marque un jeton.
lesson-called = Voici le point : chacun annonce un nombre pour sa meilleure couleur, ou répond que le nombre annoncé est bon, pas bon, ou égal.
lesson-imperial = Une impériale est montrée : des cartes qui vont ensemble. Elle se marque d’une fiche, et le nombre de fiches convenu gagne.
lesson-point = Le point marque un jeton. Six jetons s’échangent contre une fiche.
lesson-took = Qui gagne une levée entame la suivante. Les cartes grises ne peuvent être jouées maintenant : touchez-en une pour savoir pourquoi.
lesson-drew = Qui gagne la levée pioche le premier ; la retourne se pioche la dernière.
lesson-honours = Chaque honneur pris dans les levées marque un jeton.
lesson-tricks = Les levées au-delà de la part d’un joueur marquent aussi des jetons.
lesson-capot = Toutes les levées dans une main font capot, ce qui marque davantage.
lesson-wipe = Une impériale fait démarquer : tous les autres rendent leurs jetons. Les fiches ne se perdent jamais.
challenge-play = Jouer cette donne soi-même
