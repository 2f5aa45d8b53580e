# Ce qui se dit du retour en arrière, des coups notés, des preuves et des spectateurs

## Revenir en arrière

past-look = Revenir en arrière
past-on = Retour en arrière
past-at = Vous regardez en arrière : { $at } sur { $of }
past-now = Revenir au présent
past-turn = Revenir au présent : à vous de jouer
past-over = Vous êtes de nouveau au présent.
past-not = Vous regardez en arrière, où rien ne peut se jouer. Revenez d’abord au présent.
past-none = Il n’y a encore rien à revoir.
keys-back = revenir d’un pas, et ravancer
keys-now = revenir au présent

## Les coups notés

home-written = Collez un coup, ou ouvrez-en un fichier, et voyez-le carte par carte.
written-title = Lire un coup
written-what = Collez un coup en une ligne, ou des fiches, un objet JSON par ligne. Il est rejoué ici, toutes mains ouvertes.
written-text = Le coup, ou plusieurs, un par ligne
written-read = Le montrer
written-file = Ouvrir un fichier
written-example = Un exemple
replay-deals = Donnes
replay-line = En une ligne
replay-alone = À part
replay-save = Enregistrer la partie dans un fichier
replay-share = Le transmettre
share-link = Lien
share-embed = Pour une page à vous

## La donne vérifiée

proof-check = Vérifier les donnes
proof-how = Cette page a tout calculé elle-même, d’après ce que le serveur a dit ; elle n’a demandé à personne s’il en est ainsi.
proof-none = Aucun coup n’est encore fini.
proof-good = Donne { $deal } : les cartes sont bien celles qui étaient promises.
proof-bad = Donne { $deal } : quelque chose n’est pas comme promis !
proof-bound = Avant la donne, le serveur s’est engagé par ce nombre :
proof-noted-yes = Ce navigateur avait noté ce nombre avant la donne : c’est le même.
proof-noted-no = Avant la donne, ce navigateur avait noté un autre nombre : { $noted }
proof-nonce-yes = Le nombre que ce navigateur a ajouté est de ceux qui ont servi.
proof-nonce-no = Le nombre que ce navigateur a ajouté n’a pas servi : { $nonce }
proof-absent = Ce navigateur n’était pas à la donne et n’a rien noté lui-même.
proof-secret-yes = Le secret a été dit depuis, et son SHA-256 est ce nombre : { $secret }
proof-secret-no = Ce qui a été dit depuis n’est pas le secret de ce nombre : { $secret }
proof-cards-yes = Le secret et les nombres ajoutés ne donnent qu’un seul paquet ; distribué depuis le dessus, il donne exactement les mains jouées.
proof-cards-no = Le secret et les nombres ajoutés ne donnent qu’un seul paquet, et ce ne sont pas ses mains.
proof-pack = Le paquet, depuis le dessus, et à qui chaque carte est allée
proof-talon = talon
proof-save = Enregistrer la preuve
proof-command = On peut la vérifier sans cette page, et avec elle qui a donné d’abord :

## Les spectateurs et leurs paris

home-onlookers = Spectateurs
home-onlookers-public = voient ce qui est découvert
home-onlookers-late = voient tout, un coup plus tard
home-onlookers-none = ne sont pas admis
bet-name = Donnez un nom, et vous pourrez parier des jetons sur les joueurs.
bet-look-on = Prendre part
bet-against = Contre
bet-later = Les paris se prennent avant la donne.
bet-purse = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
bet-open = en cours
bet-won = gagné { $chips }
bet-lost = perdu { $chips }
bet-returned = rendu
bet-rules = Sur les levées : les deux prochains coups, la moitié de la mise sur chacun. Sur une impériale : le prochain coup joué ; si les deux en ont une, ou aucun, la mise est rendue.

## Les réglages

set-courts = Figures
set-courts-own = Dessinées pour l’Impériale
set-courts-classic = Classiques

## Qui joue

seat-bot = robot
page-account = Votre compte
home-account = Vos parties sur tous vos appareils, par une clé d’accès ; personne n’en a besoin pour jouer.
home-rated = Classée : chacun a un compte, on ne reprend rien
page-rated = classée
failed-rated = Une partie classée se joue d’après un jeu de règles tel quel : sans robots, options ni règles de la maison. Ôtez-les, ou ne la faites pas classer.
failed-rated-computer = Une partie classée contre l’ordinateur se joue à deux, avec une pendule, contre un niveau qui a une cote d’après ces règles (voir /ratings). Choisissez ainsi, ou ne la faites pas classer.
failed-rated-guest = À une partie classée s’assoient des personnes de comptes différents. Connectez-vous au vôtre, ou jouez une partie qui n’est pas classée.
not-rated = Dans une partie classée on ne reprend rien. Continuez.
