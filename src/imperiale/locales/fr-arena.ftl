# Ce qui se dit des automates qui jouent entre eux : imperiale arena

arena-title-fresh = { $rules }, { $players } joueurs, depuis le début d’une partie, graine { $seed } ; écarts en { $unit } par donne
arena-title-random = { $rules }, { $players } joueurs, depuis un score quelconque, graine { $seed } ; écarts en { $unit } par donne
arena-unit-imperials = jetons
arena-unit-card_points = points de cartes
arena-equity = Chance de gain : ce que valent les scores après une donne selon la table { $table }, au-dessus d’une part égale.

arena-column-agent = automate
arena-column-against = contre
arena-column-margin = écart
arena-column-error = err. type
arena-column-interval = 95 %
arena-column-sd = éc. type
arena-column-pairs = paires
arena-column-void = nulles
arena-column-sprt = test
arena-column-chance = chance de gain, %
arena-column-speed = donnes/s
arena-column-ms = ms par décision

arena-interval = { $low } à { $high }
arena-test-open = ouvert ({ $ratio })
arena-test-over = { $mean } ({ $ratio })
arena-bar = { $a } – { $b } { $margin } ± { $error }

arena-illegal = { $agent } a fait à la place { $seat } ce qui ne se peut pas : { $detail }
arena-crash = { $agent } s’est arrêté net à la place { $seat } : { $detail }
arena-overtime = { $agent } a mis trop longtemps à la place { $seat } : { $detail }
arena-more = et { $more } de plus, tous dans le fichier des résultats et dans --json

arena-dropped = La ligne { $line } a été coupée pendant qu’on l’écrivait ; elle est laissée de côté, et sa paire se rejoue.
arena-go-on = Ce qui est joué est gardé. Continuez par : imperiale arena --resume { $file }
arena-lost = Un processus qui jouait est mort, à la paire { $pair } ou peu après. Rejouez avec --workers 1 pour voir à laquelle.

arena-no-agent = Il n’y a pas d’automate { $found }. On connaît : { $known }.
arena-plan-agents = Trop peu d’automates sont nommés : { $found }. Nommez-en deux ou plus : imperiale arena greedy random
arena-plan-pairs = --pairs { $found } ne se peut. Donnez un nombre de 1 à { $most }.
arena-plan-seed = Une graine est un mot d’au plus { $longest } signes imprimables. Donnez-en une telle.
arena-plan-sprt = Un test entre { $low } et { $high } ne se peut. Donnez deux écarts, le plus bas d’abord, aucun au-delà de 1000.
arena-plan-limit = --limit { $found } ne se peut. Donnez les secondes que peut prendre une décision, plus de 0.
arena-workers = --workers { $found } ne se peut. Donnez un nombre de 1 à { $most }.
arena-resume-alone = --resume continue comme le dit le fichier, et ne va donc pas avec { $given }. Retirez cela, ou recommencez avec --out.
arena-fewer = --pairs { $pairs } est moins que ce pour quoi le fichier fut commencé : { $before }. Donnez-en autant ou plus.
arena-exists = { $file } existe déjà. Continuez-le par --resume, ou écrasez-le par --force.
arena-unwritable = { $file } ne peut être écrit : { $reason }. Nommez un fichier où l’on peut écrire.
arena-not-results = { $file } ne contient pas de résultats d’arène. Nommez un fichier écrit par --out.
arena-other-program = { $file } a été écrit par la version { $program }, celle-ci est { $here } : les automates peuvent jouer autrement. Recommencez avec --out.
arena-not-playable = { $file } ne peut être continué : { $reason }. Recommencez avec --out.
arena-damaged = { $file }, ligne { $line }, est abîmé, et ce n’est pas la dernière. Réparez-la, coupez le fichier là, ou recommencez.
