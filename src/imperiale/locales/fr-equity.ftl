# Ce qui se dit des chances de gain : imperiale equity, et les chances d’imperiale solve et arena

equity-title = Table { $table } : la chance de gagner la partie, selon les scores avant une donne
equity-of = { $rules }, { $players } joueurs, { $target } impériales ; { $deals } donnes par { $policy }, graine { $seed } ; erreur type { $error } % au plus
equity-control = Affermi par { $deals } donnes de plus par { $control }, qui a aussi joué les autres
equity-lent = Elle est prêtée : ce règlement diffère de celui de la table par { $keys }.
equity-first = Premier donneur, de rien à rien : { $chance } %, { $above } au-dessus d’une part égale (err. type { $error })
equity-paid = Paiement attendu du premier donneur : { $payment } (err. type { $error })

equity-grid = Chance du premier en cartes en %, le reste est au donneur. Par impériales, sans jetons : celles du premier en colonne, celles du donneur en ligne
equity-ahead = Chances en % de la place qui a quelques impériales d’avance sur toutes les autres, qui n’ont rien
equity-elder = premier
equity-place = place { $place }
equity-dealer = donneur
equity-imperials = impériales
equity-score = { $place } à { $score } : { $chance } %
equity-score-paid = { $place } à { $score } : { $chance } %, paiement attendu { $payment }
equity-score-error = Erreur type { $error } % au plus

equity-scores = { $found } : ce ne sont pas des scores de { $players } joueurs avant une donne, dont aucun n’ait { $target } impériales. Donnez-en un par place, le premier en cartes d’abord et le donneur en dernier : --score "2i3c 0i5c"
equity-alone = --build fait une table, et ne va donc pas avec { $given }. Retirez cela.
equity-build-only = { $given } va avec --build. Donnez-le aussi, ou retirez cela.
equity-deals = { $option } { $found } ne se peut. Donnez un multiple de { $step }, de { $step } à { $most }.
equity-seed = Une graine est un mot d’au plus { $longest } signes imprimables. Donnez-en une telle.
equity-length = --length { $found } ne se peut. Donnez les impériales de la plus longue partie : de { $least } à { $most }.
equity-workers = --workers { $found } ne se peut. Donnez un nombre de 1 à { $most }.
equity-exists = { $file } existe déjà. Nommez un autre fichier par --out, ou écrasez-le par --force.
equity-unwritable = { $file } ne peut être écrit : { $reason }. Nommez un fichier où l’on peut écrire.
equity-part-other = { $file } contient des donnes pour une autre table. Ôtez-le, ou nommez un autre fichier par --out.
equity-part-damaged = { $file }, ligne { $line }, est abîmé, et ce n’est pas la dernière. Ôtez le fichier pour recommencer.
equity-part-cut = La dernière ligne de { $file } a été coupée pendant qu’on l’écrivait ; ses donnes se rejouent.
equity-going-on = { $file } contient { $deals } donnes ; on continue de là.
equity-go-on = Ce qui est joué est gardé dans { $file }. La même commande continue de là.
equity-lost = Un processus qui jouait est mort, au morceau { $chunk } ou peu après. Rejouez avec --workers 1 pour voir auquel.
equity-bar = donnes de { $policy }
equity-written = { $file } : { $deals } donnes, erreur type { $most } % au plus. On la montre par : imperiale equity --table { $file }
equity-unreadable = { $file } ne contient pas de table de chances : { $reason }. Nommez un fichier écrit par --build.
equity-other-table = { $file } est pour { $players } joueurs, non pour { $wanted }. Donnez son règlement par --rules et --players.
equity-no-core = Les chances de gain se font par le noyau C++, qui n’est pas installé. Réinstallez imperiale avec un compilateur C++.

equity-none = Il n’y a pas de chances de gain : { $reason }
equity-none-card-points = cette partie se gagne aux points de cartes, qu’aucune table ne connaît.
equity-none-players = aucune table n’est pour { $players } joueurs. Faites-en une par --build.
equity-none-length = la partie va à { $target } impériales, la table à { $longest }. Faites-en une par --build --length { $target }.
equity-none-payment = on ne paie rien ici, ou autrement que la table ne le sait.
equity-none-core = les valeurs de cette table se font par le noyau C++, qui n’est pas installé. Réinstallez imperiale avec un compilateur C++.
equity-from-alone = --from fait une table avec des donnes déjà jouées ; il ne peut donc aller avec { $given }. Retirez cela.
equity-unfit-agents = { $folder } a été joué par { $found }. Une table demande des donnes où un seul agent joue toutes les places.
equity-unfit-options = { $folder } a été joué en parties qui finissent trop tôt : de leurs dernières donnes, personne ne connaît le tout. Simulez avec { $needed }
equity-unfit-few = { $folder } contient { $found } donnes entières. Une table en demande { $step } au moins.
