# Ce que dit la ligne de commande des jeux dans le navigateur : imperiale serve, imperiale verify

serve-ready = La page est à { $address }. Les jeux sont gardés dans { $file }. Ctrl+C termine.
serve-ended = Terminé. Tous les jeux sont gardés, et reprennent dès que le serveur tourne de nouveau.
serve-cannot-listen = On ne peut rien servir à { $host }, port { $port } : { $reason }. Choisissez un autre --port, ou arrêtez le programme qui l’occupe.
serve-database = Les jeux ne peuvent être gardés dans { $file } : { $reason }. Nommez une autre --database.

backup-done = { $games ->
    [0] Il n’y a aucune partie ; { $file } le dit.
    [one] Une partie est copiée dans { $file }.
   *[other] { $games } parties sont copiées dans { $file }.
} Gardez ce fichier pour vous : il contient les cartes des parties en cours.
backup-unwritable = Impossible d’écrire { $file } : { $reason }. Nommez un autre fichier.
backup-database = Aucune partie ne peut être copiée depuis { $file } : { $reason }. Nommez la --database qui est servie.
restore-done = { $games ->
    [0] Il n’y avait aucune partie dans { $file }.
    [one] Une partie de { $file } est maintenant dans { $database }.
   *[other] { $games } parties de { $file } sont maintenant dans { $database }.
}
restore-unreadable = Impossible de lire { $file } : { $reason }. Nommez un fichier écrit par imperiale backup.
restore-not-backup = { $file } n’est pas une sauvegarde : { $reason }. Rien n’a été rétabli. Donnez un fichier écrit par imperiale backup.
restore-there = La partie { $game } est déjà dans { $database } ; rien n’a donc été rétabli. Nommez une --database vide.

verify-good = Donne { $deal } : les cartes sont celles du secret { $commitment } et des nombres ajoutés.
verify-all = { $deals ->
    [one] { $deals } donne vérifiée ; tout est comme promis.
   *[other] { $deals } donnes vérifiées ; tout est comme promis.
}
verify-none = Aucune donne de ce jeu n’est encore finie ; il n’y a rien à vérifier.
verify-secret = La donne { $deal } est fausse : le secret n’est pas celui auquel le serveur s’était engagé.
verify-cards = La donne { $deal } est fausse : le secret et les nombres ajoutés donnent d’autres cartes.
verify-dealer = Le premier donneur n’est pas celui que donne le premier secret.
verify-not-proof = { $file } n’est pas une preuve : { $reason }. Enregistrez-en une depuis la page, ou depuis /api/games/NAME/proof.
serve-push = Les avis ne peuvent être signés par la clé de { $file } : { $reason }. Nommez un fichier qui en contient une, ou qui n’existe pas encore.
