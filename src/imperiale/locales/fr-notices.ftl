# Ce qui se dit des avis que c’est à soi de jouer

notice-turn = À vous de jouer.
notices-begin = Me prévenir quand c’est à moi
notices-end = Ne plus me prévenir
notices-what = Même quand cette page est fermée, sur cet appareil. L’avis passe par le service de messages de votre navigateur ; il ne contient aucune carte.
notices-on = Vous êtes prévenu sur cet appareil quand c’est à vous et que vous n’êtes pas à la table.
notices-unable = Ce navigateur ne peut être prévenu de rien, ou seulement par https. Sinon, le titre de l’onglet le dit.
notices-denied = Le navigateur ne laisse pas cette page vous prévenir. Permettez-lui les notifications dans les réglages du navigateur, puis réessayez.
notices-none = Ce serveur n’envoie pas d’avis.
failed-notices = Ce serveur n’envoie pas d’avis, ou pas dans cette langue.
failed-push-service = Ce n’est pas l’adresse d’un service de messages que ce serveur appelle. Qui l’héberge peut en nommer d’autres (--push-host).
