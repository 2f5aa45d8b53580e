# Leçons : ce qui est dit avant, pendant et après chaque question

teach-what = Chaque leçon est une vraie donne, au moment où il y a quelque chose à apprendre. Jouez une carte ; si ce n’est pas la bonne, on vous dit pourquoi et vous rejouez.
teach-number = Leçon { $number } sur { $all }
teach-go-on = Continuer
teach-next = Leçon suivante
teach-last = Jouer une partie
teach-again = Depuis le début
teach-free = C’était tout. Jouez la donne jusqu’au bout, ou passez à la leçon suivante.
teach-over = La donne est finie.
teach-from = Source : { $source }
teach-done = faite

teach-trick = La première levée
teach-trick-what = Fournir, forcer si l’on peut, et se souvenir de la place de l’as.
teach-trick-begin = À chaque levée, chacun joue une carte et la meilleure prend les deux. Trèfle est atout : un trèfle bat toute carte d’une autre couleur. L’adversaire a entamé du valet de cœur. Vous devez fournir un cœur et, selon ce règlement, le battre si vous pouvez. Dans le jeu l’ordre est roi, dame, valet, as, dix : l’as vient après le valet !
teach-trick-ask-1 = Battez le valet de cœur.
teach-trick-wrong-1 = Cette carte ne bat pas le valet.
teach-trick-right-1 = Le roi était la seule carte permise ; touchez une carte grise pour savoir pourquoi elle ne l’est pas. La levée est à vous : c’est à vous d’entamer, comme il vous plaît.
teach-trick-ask-2 = Roi, dame et valet de cœur sont passés. Entamez du meilleur cœur qui reste.
teach-trick-wrong-2 = Ce n’est pas le meilleur cœur. Après le roi, la dame et le valet vient l’as.
teach-trick-right-2 = Les trois cartes supérieures passées, l’as a pris la levée, et le dix est tombé. Qui compte les cartes passées sait quand une carte est devenue maîtresse.

teach-imperials = Les impériales et ce qu’elles effacent
teach-imperials-what = Quatre cartes qui vont ensemble, six jetons, et ce qu’une impériale fait aux autres.
teach-imperials-begin = Regardez votre main : as, roi, dame et valet de cœur font une séquence, les quatre sept un carré. Chacun est une impériale ; la table les a montrées et vous a marqué deux fiches longues. La première a aussi fait démarquer les quatre jetons ronds de l’adversaire. Puis vint le point : vos six cœurs, plus longs que sa meilleure couleur, marquent un jeton. Six jetons font une impériale ; cinq impériales gagnent.
teach-imperials-ask-1 = Vous entamez. Jouez cœur, par le haut.
teach-imperials-wrong-1 = Cette carte peut être battue. Roi, dame, valet et as de cœur ne peuvent l’être par aucun cœur.
teach-imperials-right-1 = Vos cœurs font levée sur levée tant que l’autre doit fournir. Quand il n’en a plus, il doit couper, à carreau. Les impériales ne se perdent jamais ; les jetons, si, chaque fois qu’un autre gagne une impériale.

teach-hunt = La chasse au sept
teach-hunt-what = Les honneurs sont des atouts qui valent un jeton à qui les prend. Attrapez le petit.
teach-hunt-begin = Les honneurs sont l’as, le roi, la dame, le valet et le sept d’atout : chacun marque un jeton pour qui le prend dans une levée. Pique est atout. Vous avez le roi, la meilleure carte de toutes, et trois carreaux. Le sept n’a pas encore paru. Si l’adversaire n’a pas de carreau, il doit couper, et sauverait ainsi son sept.
teach-hunt-ask-1 = Vous entamez. Quelle carte attrape le sept, s’il l’a ?
teach-hunt-wrong-1 = Il n’a plus de carreau : il coupe du sept, prend votre levée et sauve son honneur. Tirez d’abord l’atout.
teach-hunt-right-1 = Le roi a tiré le sept : deux honneurs en une levée, et plus rien ne coupe vos carreaux. Le vieux conseil : jouer les hauts atouts pour y faire tomber les petits qui comptent.

teach-save = Sauver son propre sept
teach-save-what = Un petit honneur n’est à l’abri que dans une levée que l’on gagne.
teach-save-begin = Cette fois le sept d’atout est à vous, avec le dix à côté. Pique est atout ; le roi de pique n’est pas passé et prendrait le sept. L’adversaire entame du roi de cœur. Vous n’avez pas de cœur : vous devez couper.
teach-save-ask-1 = Coupez le roi de cœur. De quel pique ?
teach-save-wrong-1 = Le dix prend aussi la levée, mais ce n’est pas un honneur. Le sept reste et tombe sous le roi d’atout.
teach-save-right-1 = Le sept a fait une levée, il est sauvé ; que le dix tombe sous le roi ne coûte rien. Prenez du petit honneur tant que vous le pouvez.

teach-capot = L’atout d’abord : le capot
teach-capot-what = Les douze levées valent deux impériales. Un seul atout peut tout gâter.
teach-capot-begin = Vous avez fait les huit levées. Toutes les douze font capot et marquent deux impériales. Pique est atout. Vos carreaux sont maîtres, votre dame de pique aussi. Mais l’adversaire a peut-être encore un atout.
teach-capot-ask-1 = Vous entamez. Dans quel ordre jouez-vous ?
teach-capot-wrong-1 = Il n’a pas de carreau et le coupe : plus de capot. Une carte maîtresse n’est sûre que lorsqu’il n’y a plus d’atout contre elle.
teach-capot-right-1 = Son dernier atout est tombé, on ne peut plus prendre vos carreaux. Qui a la main et les hauts atouts les joue d’abord : tel est le conseil des textes. Continuez, et voyez marquer le capot.

teach-wipe = Six avant que l’autre n’ait six
teach-wipe-what = À cinq jetons partout, un honneur décide qui fait démarquer l’autre.
teach-wipe-begin = Selon les règles allemandes, un honneur se marque dès que sa levée est prise : roi, dame, valet et as d’atout. Cœur est atout. Vous avez cinq jetons, l’adversaire aussi. Qui marque le premier en a six : une impériale, et l’autre perd ses cinq.
teach-wipe-ask-1 = Vous entamez. Marquez le premier.
teach-wipe-wrong-1 = Il n’a pas de carreau, coupe de la dame, la marque pour sixième jeton, et vos cinq sont effacés.
teach-wipe-right-1 = Roi et dame en une levée : sept jetons, donc une impériale et un de reste, et ses cinq ont disparu. Contre qui a cinq jetons, une impériale en vaut presque deux.

teach-gathered = L’impériale tombée
teach-gathered-what = Roi et dame d’atout en main ? Allez chercher le valet et l’as.
teach-gathered-begin = Selon les règles russes, qui a reçu roi et dame d’atout et prend le valet et l’as dans ses levées a une impériale de plus : l’impériale tombée. Pique est atout ; vous avez le roi et la dame. Le valet et l’as n’ont pas encore paru.
teach-gathered-ask-1 = Vous entamez. Cherchez le valet et l’as.
teach-gathered-wrong-1 = Il coupe le carreau d’un haut atout, le garde dans ses levées, et votre impériale est perdue.
teach-gathered-right-1 = Il doit fournir : l’un des deux est tombé.
teach-gathered-ask-2 = Encore une fois.
teach-gathered-wrong-2 = Il en reste un à prendre, et un carreau le laisse se sauver.
teach-gathered-right-2 = Les quatre sont dans vos levées : une impériale, et l’adversaire démarque ses jetons. Chaque honneur a marqué un jeton en outre.

teach-refill = Piocher au talon
teach-refill-what = Là où l’on pioche, on montre une impériale après avoir fait une levée.
teach-refill-begin = Selon cette règle russe, chacun pioche une carte après chaque levée, et c’est celui qui vient d’en faire une qui montre ses impériales. Vous avez as, roi, dame et valet de carreau, mais vous ne pouvez pas encore les montrer. Trèfle est atout. Au moment de montrer, il faut tenir encore les quatre.
teach-refill-ask-1 = Vous entamez. Faites la levée, et gardez les quatre carreaux.
teach-refill-wrong-1 = Pas celle-là : ou la levée peut vous échapper, ou l’un des quatre carreaux est parti avant que vous puissiez les montrer.
teach-refill-right-1 = Vous avez fait la levée, pioché une carte et montré la séquence : une impériale, et les trois jetons de l’adversaire sont effacés. Ici, faire une levée au bon moment vaut bien une bonne carte.

teach-hold = Retenir le roi
teach-hold-what = Le meilleur atout n’a pas à prendre la première levée qu’il pourrait prendre.
teach-hold-begin = Le talon est épuisé, il reste trois levées. Trèfle est atout. L’adversaire entame du dix ; qui a compté sait ce qui lui reste : la dame et l’as. Vous tenez roi, valet et sept. Ces règles obligent à fournir, mais non à forcer. Au jeu, l’ordre est roi, dame, valet, as, dix.
teach-hold-ask-1 = Quel trèfle jouez-vous sur le dix ?
teach-hold-wrong-1 = Cette carte prend le dix, mais c’est alors à vous d’entamer, et sa dame fait une levée et un honneur. Laissez-lui le dix : à lui d’entamer.
teach-hold-right-1 = Il a la levée, mais il doit maintenant entamer de la dame ou de l’as sous votre roi et votre valet : vous prenez les deux, soit trois honneurs contre celui que vous avez donné. Retenez les gros atouts quand le reste du jeu est faible, conseille le vieux texte russe ; sinon jouez-les tout de suite, pour que ses honneurs tombent.

teach-one-trick = Une levée au moins
teach-one-trick-what = Selon les règles lituaniennes, qui ne fait aucune levée le paie cher.
teach-one-trick-begin = Selon les règles lituaniennes, qui ne fait aucune levée perd tous ses jetons, et chacun des autres gagne deux impériales. Dix levées sont jouées et vous n’en avez pas, mais quatre jetons à perdre. Pique est atout, et l’adversaire entame du dix de pique ; il a montré quatre rois, il tient donc encore celui de pique. Ces règles n’obligent pas à forcer : vous avez le choix.
teach-one-trick-ask-1 = Il reste deux cartes. Laquelle ?
teach-one-trick-wrong-1 = Le dix prend, puis le roi prend le valet : aucune levée. Vos quatre jetons partent, et il gagne deux impériales.
teach-one-trick-right-1 = Le valet a pris le dix. Une levée suffit : vos jetons restent, et il n’y gagne rien. Avant de voir ce que l’on peut gagner, voir ce que l’on peut perdre.

teach-difference = Chaque levée compte double
teach-difference-what = Selon Foster, on marque la différence des levées.
teach-difference-begin = Ailleurs, seules comptent les levées au-delà de six. Selon Foster, qui en a le plus marque la différence : 7 à 5 marque deux, 8 à 4 marque quatre. Chaque levée prise à l’autre compte donc double. Vous en avez six, lui quatre ; pique est atout.
teach-difference-ask-1 = Il reste deux cartes, et vous entamez.
teach-difference-wrong-1 = Il n’a pas de carreau et coupe le neuf : 7 à 5, deux jetons de moins.
teach-difference-right-1 = Son dernier atout est tiré, et le neuf de carreau fait la dernière levée : 8 à 4. Selon un autre règlement, les mêmes cartes vaudraient un jeton de plus, non deux.

teach-three = Trois à la table : le six
teach-three-what = Qui joue en dernier sait quelle levée est sûre.
teach-three-begin = À trois, le jeu a des six, et c’est le six d’atout qui est honneur, non le sept. Trèfle est atout ; son roi est passé, valet et as sont encore dehors. On a entamé du roi de carreau, le troisième a fourni, et vous jouez le dernier. Vous n’avez pas de carreau, il faut couper.
teach-three-ask-1 = Coupez le roi de carreau. De quel trèfle ?
teach-three-wrong-1 = La dame prend aussi la levée, mais rien de ce qui reste ne pouvait la battre. Le six demeure, et le valet ou l’as le prend.
teach-three-right-1 = Le six a fait une levée où personne ne pouvait plus le battre : il est sauvé. La dame, désormais le meilleur atout, fera une levée quand vous voudrez. À trois, regardez si quelqu’un joue encore après vous.

teach-four = Quatre à la table : sans levée
teach-four-what = Qui n’a pas de levée paie tous les autres. Veillez à ce qu’il en reste là.
teach-four-begin = À quatre, chacun a huit cartes. Selon les règles lituaniennes, qui n’a aucune levée à la fin perd ses jetons, et chacun des autres gagne deux impériales. Six levées sont jouées : vous en avez quatre, et le donneur, qui joue le dernier dans celle-ci, n’en a pas. Pique est atout, et le vôtre est le dernier. Roi, dame et valet de trèfle sont encore dehors et battent votre as.
teach-four-ask-1 = Il reste deux cartes, et c’est à vous d’entamer. Laissez le donneur sans levée.
teach-four-wrong-1 = L’atout prend cette levée, mais rien ne prend plus la dernière. Quelqu’un se défait du roi de trèfle, votre as tombe sous la dame du donneur, et il a sa levée.
teach-four-right-1 = Le roi de trèfle a pris votre as. Quoi qu’on entame maintenant, votre atout fait la dernière levée, et le donneur n’en a pas : deux impériales pour vous et pour chacun des autres. Une levée sûre vaut le plus là où elle ôte à quelqu’un sa seule levée.
