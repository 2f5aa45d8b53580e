# Comptes : ce qui est dit à qui en a un ou en veut un

account-title = Votre compte
account-what = Tout se joue ici sans compte. Avec un compte, vous retrouvez vos parties sur chacun de vos appareils. Ni mot de passe ni adresse électronique : votre appareil prouve qu’il est le vôtre, par une clé d’accès.
account-new = En créer un
account-make = Créer un compte avec une clé d’accès
account-passkey-what = Votre appareil demande votre doigt, votre visage ou son code ; rien de cela n’en sort. Les parties de ce navigateur vous suivent.
account-known = Vous en avez un
account-in = Se connecter par une clé d’accès
account-have-code = J’ai perdu ma clé d’accès
account-code = Code de retour
account-back = Revenir par le code
account-code-what = Si vous perdez tous vos appareils, seul ce code vous laisse rentrer. Il sert une fois. Notez-le : il ne sera plus montré.
account-code-kept = Je l’ai noté
account-copy = Le copier
account-numbers = Une clé d’accès appartient au nom d’un site, et cette page est ouverte à une adresse en chiffres. Ouvrez-la par son nom.
account-unable = Ce navigateur ne connaît pas les clés d’accès, ou il est trop ancien pour cette page.
account-no-passkey = Aucune clé d’accès n’a été donnée ; rien n’a changé.
account-games = Parties en cours
account-no-games = Aucune. Ce que vous commencez une fois connecté se trouve ici, sur tous vos appareils.
account-nobody-yet = personne encore
account-your-turn = À vous de jouer
account-past = Parties finies
account-passkeys = Clés d’accès
account-passkey = Clé d’accès
account-used = servie le { $day }
account-add = Ajouter une clé d’accès
account-added = La clé d’accès est ajoutée.
account-remove = Retirer
account-remove-key = Retirer { $key }
account-removed = La clé d’accès ne vaut plus.
account-new-code = Un nouveau code de retour
account-devices = Connexions
account-devices-number =
    { $devices ->
        [one] Sur cet appareil seulement.
       *[other] Sur { $devices } appareils.
    }
account-out-others = Déconnecter tous les autres
account-others-out = Tous les autres appareils sont déconnectés.
account-out = Se déconnecter ici
account-is-out = Vous êtes déconnecté.
account-data = Vos données
account-data-what = Le fichier contient tout ce que le serveur garde de vous. Qui supprime son compte emporte son nom et ses clés d’accès ; les parties restent à ceux avec qui il a joué, sans son nom.
account-save = Enregistrer dans un fichier
account-leave = Supprimer le compte
account-leave-sure = Supprimer le compte ?
account-leave-what = On ne peut revenir là-dessus. Votre nom est retiré de toutes les parties, et les places des parties en cours sont abandonnées.
account-stay = Le garder
account-left = Le compte est supprimé.
account-name-taken = Choisissez un autre nom : celui-ci est vide, il est à quelqu’un, ou lui ressemble trop.
account-not-proven = La clé d’accès n’a pas prouvé qu’elle est la vôtre : elle est inconnue ici, ou la réponse est venue trop tard. Essayez encore.
account-no-code = Ce code n’est à personne. Chaque code sert une fois ; écrivez-le tel qu’il a été montré.
account-no-site = Une clé d’accès appartient au nom d’un site. Ouvrez la page par un nom, sur cette machine http://localhost:{ $port }, et non à une adresse en chiffres.
account-last-passkey = Cette clé d’accès n’est pas la vôtre, ou c’est la dernière. Ajoutez-en d’abord une autre.
account-not-signed-in = Vous n’êtes pas connecté ici, ou vous avez été déconnecté depuis un autre appareil.

## Classements

ratings-title = Classement
ratings-what = Les parties classées se jouent entre personnes qui ont un compte, ou par l’une d’elles contre un niveau de l’ordinateur, avec une pendule, d’après les règles d’un livre telles quelles ; on n’y reprend rien. Les niveaux ont été mesurés entre eux et ne bougent pas ; qui commence a 1500, comme { agent-casual }. 400 points valent dix contre un ; le nombre après ± dit de combien la cote peut se tromper, et diminue à chaque partie.
ratings-speed = Pendule
ratings-free = sans pendule
ratings-slow = lente
ratings-quick = rapide
ratings-none = Personne n’a encore fini de partie classée de cette sorte.
ratings-computer = ordinateur
ratings-column-place = Rang
ratings-column-name = Nom
ratings-column-rating = Cote
ratings-column-parties = Parties
ratings-own = { $rules }, { $speed } : { $rating } ± { $doubt } après { $parties ->
        [one] une partie
       *[other] { $parties } parties
    }
account-leaders = Qui joue le mieux
