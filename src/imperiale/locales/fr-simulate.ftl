# Ce que dit imperiale simulate

simulate-agents = { $found } agents : cela ne se peut. Nommez-en un, qui joue toutes les places, ou { $players }, un pour chacune.
simulate-parties = --parties { $found } ne se peut. Donnez un nombre de 1 à { $most }.
simulate-seed = graine : { $seed }
simulate-seed-wrong = Une graine est un mot d’au plus { $longest } signes imprimables. Donnez-en une telle.
simulate-no-seed = { $folder } existe déjà. Pour continuer ce qui y fut commencé, donnez sa graine par --seed ; pour recommencer, nommez un autre dossier par --out.
simulate-workers = --workers { $found } ne se peut. Donnez un nombre de 1 à { $most }.
simulate-no-polars = Le Parquet s’écrit par polars, qui n’est pas installé. Installez-le par : pip install "imperiale[sim]"
simulate-no-cluster = Aucune grappe Dask ne répond à { $address } : { $reason }. Donnez l’adresse de son ordonnanceur, par ex. tcp://127.0.0.1:8786 ; pour Dask même : pip install "imperiale[cluster]"
simulate-other = { $folder } contient une autre simulation, ou autre chose. Nommez un autre dossier par --out.
simulate-unwritable = { $folder } ne peut servir : { $reason }. Nommez un dossier où l’on peut écrire.
simulate-going-on = { $folder } contient { $parties } parties ; on continue de là.
simulate-go-on = Ce qui est joué est gardé dans { $folder }. La même commande continue de là.
simulate-lost = Des processus qui jouaient sont morts coup sur coup, au morceau { $part } ou peu après. Rejouez avec --workers 1 pour voir pourquoi.
simulate-bar = parties
simulate-written = { $folder } : { $parties } parties, avec leurs donnes et leurs décisions.
simulated-none = { $folder } ne contient pas de simulation : { $reason }. Nommez un dossier écrit par imperiale simulate.
simulated-damaged = { $folder } contient une simulation abîmée : { $reason }
simulated-unfinished = { $folder } contient une simulation interrompue : { $missing } parties sur { $parts } manquent. Menez-la à son terme par la commande qui l’a commencée.
