# Ce que dit la ligne de commande des jeux dans le navigateur : imperiale serve, imperiale verify

serve-ready = La page est à { $address }. Les jeux sont gardés dans { $file }. Ctrl+C termine.
serve-ended = Terminé. Tous les jeux sont gardés, et reprennent dès que le serveur tourne de nouveau.
serve-cannot-listen = On ne peut rien servir à { $host }, port { $port } : { $reason }. Choisissez un autre --port, ou arrêtez le programme qui l’occupe.
serve-database = Les jeux ne peuvent être gardés dans { $file } : { $reason }. Nommez une autre --database.

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
