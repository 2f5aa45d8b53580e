# Lektionen: was vor, bei und nach jeder Frage gesagt wird

teach-what = Jede Lektion ist ein wirkliches Spiel in dem Augenblick, in dem es etwas zu lernen gibt. Spiel eine Karte; ist sie nicht die richtige, erfährst du, warum, und spielst noch einmal.
teach-number = Lektion { $number } von { $all }
teach-go-on = Weiter
teach-next = Nächste Lektion
teach-last = Eine Partie spielen
teach-again = Von vorn
teach-free = Das war es. Spiel das Spiel zu Ende, oder geh zur nächsten Lektion.
teach-over = Das Spiel ist aus.
teach-from = Quelle: { $source }
teach-done = gemacht

teach-trick = Der erste Stich
teach-trick-what = Bedienen, überstechen, wenn man kann, und wissen, wo das Ass steht.
teach-trick-begin = In einem Stich legt jeder eine Karte, und die beste nimmt beide. Kreuz ist Trumpf: Ein Kreuz schlägt jede Karte einer anderen Farbe. Der Gegner hat den Herzbuben ausgespielt. Du musst Herz bedienen und ihn nach diesen Regeln schlagen, wenn du kannst. In den Stichen ist die Folge König, Dame, Bube, Ass, Zehn: Das Ass steht unter dem Buben!
teach-trick-ask-1 = Schlag den Herzbuben.
teach-trick-wrong-1 = Diese Karte schlägt den Buben nicht.
teach-trick-right-1 = Der König war die einzige erlaubte Karte; tippe auf eine graue, wenn du wissen willst, warum sie es nicht ist. Der Stich ist dein, also spielst du jetzt aus, was du willst.
teach-trick-ask-2 = König, Dame und Bube von Herz sind fort. Spiel das beste Herz aus, das noch da ist.
teach-trick-wrong-2 = Das ist nicht das beste Herz. Nach König, Dame und Bube kommt das Ass.
teach-trick-right-2 = Die drei Karten darüber sind fort, so hat das Ass den Stich gemacht, und die Zehn ist gefallen. Wer mitzählt, weiß, wann eine Karte zur besten geworden ist.

teach-imperials = Imperiale und was sie löschen
teach-imperials-what = Vier Karten, die zusammengehören, sechs Points, und was ein Imperial den anderen antut.
teach-imperials-begin = Sieh dein Blatt an: Ass, König, Dame und Bube von Herz sind eine Folge, die vier Sieben ein Vierling. Jedes ist ein Imperial; der Tisch hat sie aufgezeigt und dir zwei lange Fichen markiert. Der erste hat dem Gegner auch seine vier runden Jetons genommen. Dann kam der Rummel: Sechs Herzen sind länger als seine beste Farbe und markieren einen Point. Sechs Points sind ein Imperial; fünf Imperiale gewinnen.
teach-imperials-ask-1 = Du spielst aus. Spiel Herz von oben.
teach-imperials-wrong-1 = Diese Karte ist zu schlagen. König, Dame, Bube und Ass von Herz schlägt kein Herz.
teach-imperials-right-1 = Deine Herzen machen Stich um Stich, solange der andere bedienen muss. Hat er keines mehr, muss er mit Karo stechen. Imperiale verliert man nie; Points schon, sooft ein anderer einen Imperial gewinnt.

teach-hunt = Die Jagd auf die Sieben
teach-hunt-what = Figuren sind Trümpfe, die dem einen Point bringen, der sie nimmt. Fang die kleine.
teach-hunt-begin = Die Figuren sind hier Ass, König, Dame, Bube und Sieben von Trumpf: Jede markiert einen Point für den, der sie im Stich nimmt. Pik ist Trumpf. Du hast den König, die beste Karte von allen, und drei Karos. Die Sieben war noch nicht zu sehen. Hat der Gegner kein Karo, so muss er stechen und rettet damit seine Sieben.
teach-hunt-ask-1 = Du spielst aus. Welche Karte fängt die Sieben, wenn er sie hat?
teach-hunt-wrong-1 = Er hat kein Karo mehr: Er sticht mit der Sieben, nimmt deinen Stich und rettet seine Figur. Zieh erst den Trumpf.
teach-hunt-right-1 = Der König hat die Sieben gezogen: zwei Figuren in einem Stich, und nichts kann deine Karos mehr stechen. Der alte Rat: hohe Trümpfe ausspielen, damit die kleinen fallen, die zählen.

teach-save = Die eigene Sieben retten
teach-save-what = Eine kleine Figur ist nur in einem eigenen Stich sicher.
teach-save-begin = Jetzt gehört die Trumpfsieben dir, und die Zehn daneben. Pik ist Trumpf; der Pikkönig ist noch aus und finge die Sieben. Der Gegner spielt den Herzkönig aus. Du hast kein Herz, also musst du stechen.
teach-save-ask-1 = Stich den Herzkönig. Mit welchem Pik?
teach-save-wrong-1 = Auch die Zehn macht den Stich, aber sie ist keine Figur. Die Sieben bleibt zurück und fällt dem Trumpfkönig.
teach-save-right-1 = Die Sieben hat einen Stich gemacht und ist sicher; fällt die Zehn dem König, so kostet das nichts. Nimm mit der kleinen Figur, solange du kannst.

teach-capot = Trumpf zuerst: alle Stiche
teach-capot-what = Alle zwölf Stiche sind zwei Imperiale wert. Ein einziger Trumpf kann sie verderben.
teach-capot-begin = Du hast alle acht Stiche gemacht. Alle zwölf markieren zwei Imperiale. Pik ist Trumpf. Deine Karos sind die besten, die noch da sind, deine Pikdame auch. Aber vielleicht hat der Gegner noch einen Trumpf.
teach-capot-ask-1 = Du spielst aus. In welcher Reihenfolge?
teach-capot-wrong-1 = Er hat kein Karo und sticht es: nicht alle Stiche. Eine sichere Karte ist erst sicher, wenn kein Trumpf mehr gegen sie da ist.
teach-capot-right-1 = Sein letzter Trumpf ist fort, deine Karos nimmt dir keiner mehr. Wer am Ausspiel ist und die hohen Trümpfe hat, spielt sie zuerst: So raten es die Texte. Spiel weiter und sieh, was alle Stiche markieren.

teach-wipe = Sechs, ehe der andere sechs hat
teach-wipe-what = Bei fünf zu fünf Points entscheidet eine Figur, wer wen löscht.
teach-wipe-begin = Nach den deutschen Regeln markiert man eine Figur, sobald ihr Stich gemacht ist: König, Dame, Bube und Ass von Trumpf. Herz ist Trumpf. Du hast fünf Points, der Gegner auch. Wer als Nächster markiert, hat sechs: einen Imperial, und der andere verliert seine fünf.
teach-wipe-ask-1 = Du spielst aus. Markiere als Erster.
teach-wipe-wrong-1 = Er hat kein Karo, sticht mit der Dame, markiert sie als sechsten Point, und deine fünf sind gelöscht.
teach-wipe-right-1 = König und Dame in einem Stich: sieben Points, das ist ein Imperial und einer dazu, und seine fünf sind fort. Gegen einen, der fünf Points hat, ist ein Imperial fast zwei wert.

teach-gathered = Der gezogene Imperial
teach-gathered-what = König und Dame von Trumpf im Blatt? Dann hol Buben und Ass.
teach-gathered-begin = Wer nach den russischen Regeln König und Dame von Trumpf bekommen hat und Buben und Ass in seinen Stichen nimmt, hat einen Imperial mehr: den gezogenen. Pik ist Trumpf; du hast König und Dame. Bube und Ass waren noch nicht zu sehen.
teach-gathered-ask-1 = Du spielst aus. Hol Buben und Ass.
teach-gathered-wrong-1 = Er sticht das Karo mit einem hohen Trumpf, behält ihn in seinen Stichen, und dein Imperial ist dahin.
teach-gathered-right-1 = Er muss bedienen: Einer von beiden ist gefallen.
teach-gathered-ask-2 = Noch einmal.
teach-gathered-wrong-2 = Es ist noch einer zu fangen, und ein Karo lässt ihn entkommen.
teach-gathered-right-2 = Alle vier sind in deinen Stichen: ein Imperial, und seine Points sind gelöscht. Jede Figur hat außerdem einen Point markiert.

teach-refill = Vom Talon ziehen
teach-refill-what = Wo man nachzieht, zeigt man einen Imperial nach einem eigenen Stich.
teach-refill-begin = Nach dieser russischen Regel zieht jeder nach jedem Stich eine Karte, und Imperiale zeigt, wer eben einen Stich gemacht hat. Du hast Ass, König, Dame und Buben von Karo, darfst sie aber noch nicht zeigen. Kreuz ist Trumpf. Beim Zeigen musst du noch alle vier haben.
teach-refill-ask-1 = Du spielst aus. Mach den Stich, und behalte die vier Karos.
teach-refill-wrong-1 = Die nicht: Entweder kann der Stich verloren gehen, oder eines der vier Karos ist fort, ehe du sie zeigen kannst.
teach-refill-right-1 = Du hast den Stich gemacht, eine Karte gezogen und die Folge gezeigt: ein Imperial, und die drei Points des Gegners sind gelöscht. Hier ist ein Stich im rechten Augenblick eine gute Karte wert.

teach-hold = Den König zurückhalten
teach-hold-what = Der beste Trumpf muss nicht den ersten Stich nehmen, den er nehmen könnte.
teach-hold-begin = Der Talon ist verbraucht, drei Stiche sind noch zu machen. Kreuz ist Trumpf. Der Gegner spielt die Zehn aus; wer gezählt hat, weiß, was er noch hat: die Dame und das Ass. Du hältst König, Bube und Sieben. Nach diesen Regeln musst du bedienen, aber nicht schlagen. Im Spiel gilt die Folge König, Dame, Bube, Ass, Zehn.
teach-hold-ask-1 = Welches Kreuz spielst du auf die Zehn?
teach-hold-wrong-1 = Damit nimmst du die Zehn, aber dann musst du ausspielen, und seine Dame macht einen Stich und eine Figur. Lass ihm die Zehn, dann muss er ausspielen.
teach-hold-right-1 = Er hat den Stich, muss nun aber Dame oder Ass in deinen König und Buben spielen: Du nimmst beide, und damit drei Figuren für die eine, die du gegeben hast. Halte die hohen Trümpfe zurück, wo der Rest des Blattes schwach ist, rät der alte russische Text; sonst spiel sie gleich, damit seine Figuren fallen.

teach-one-trick = Wenigstens ein Stich
teach-one-trick-what = Nach den litauischen Regeln zahlt teuer, wer keinen Stich macht.
teach-one-trick-begin = Nach den litauischen Regeln verliert alle Points, wer keinen Stich macht, und jeder andere gewinnt zwei Imperiale. Zehn Stiche sind gespielt, du hast keinen, aber vier Points zu verlieren. Pik ist Trumpf, und die Pikzehn ist ausgespielt; der Gegner hat vier Könige gezeigt, der Pikkönig ist also noch bei ihm. Diese Regeln zwingen nicht zu schlagen: Du hast die Wahl.
teach-one-trick-ask-1 = Zwei Karten sind noch da. Welche?
teach-one-trick-wrong-1 = Die Zehn macht den Stich, und der König nimmt den Buben: gar kein Stich. Deine vier Points gehen, und er gewinnt zwei Imperiale.
teach-one-trick-right-1 = Der Bube hat die Zehn genommen. Ein Stich genügt: Deine Points bleiben, und er gewinnt nichts damit. Ehe du siehst, was du gewinnen kannst, sieh, was du verlieren kannst.

teach-difference = Jeder Stich zählt doppelt
teach-difference-what = Nach Foster markiert man den Unterschied der Stiche.
teach-difference-begin = Sonst zählen nur Stiche über sechs. Nach Foster markiert den Unterschied, wer mehr hat: 7 zu 5 markiert zwei, 8 zu 4 vier. Jeder Stich, den du dem anderen nimmst, zählt also doppelt. Du hast sechs, er vier; Pik ist Trumpf.
teach-difference-ask-1 = Zwei Karten sind noch da, und du spielst aus.
teach-difference-wrong-1 = Er hat kein Karo und sticht die Neun: 7 zu 5, zwei Points weniger.
teach-difference-right-1 = Sein letzter Trumpf ist gezogen, und die Karoneun macht den letzten Stich: 8 zu 4. Nach anderen Regeln wären dieselben Karten einen Point mehr wert, nicht zwei.

teach-three = Drei am Tisch: die Sechs
teach-three-what = Wer zuletzt spielt, weiß, welcher Stich sicher ist.
teach-three-begin = Spielen drei, so hat das Blatt Sechsen, und die Trumpfsechs ist eine Figur, nicht die Sieben. Kreuz ist Trumpf; der König ist gespielt, Bube und Ass sind noch aus. Der Karokönig ist ausgespielt, der Dritte hat bedient, und du spielst zuletzt. Du hast kein Karo, also musst du stechen.
teach-three-ask-1 = Stich den Karokönig. Mit welchem Kreuz?
teach-three-wrong-1 = Auch die Dame macht den Stich, aber nichts, was noch da ist, hätte sie geschlagen. Die Sechs bleibt zurück, und der Bube oder das Ass fängt sie.
teach-three-right-1 = Die Sechs hat einen Stich gemacht, in dem sie niemand mehr schlagen konnte, und ist sicher. Die Dame, jetzt der beste Trumpf, macht einen Stich, wann du willst. Sieh zu dritt darauf, ob nach dir noch jemand spielt.

teach-four = Vier am Tisch: kein Stich
teach-four-what = Wer keinen Stich hat, zahlt allen andern. Sorg dafür, dass es so bleibt.
teach-four-begin = Spielen vier, so hat jeder acht Karten. Nach den litauischen Regeln verliert seine Points, wer am Ende keinen Stich hat, und jeder andere gewinnt zwei Imperiale. Sechs Stiche sind gespielt: Du hast vier, und der Geber, der in diesem Stich zuletzt spielt, hat keinen. Pik ist Trumpf, und deiner ist der letzte. König, Dame und Bube von Kreuz sind noch aus und schlagen dein Ass.
teach-four-ask-1 = Zwei Karten sind noch da, und du spielst aus. Lass den Geber ohne Stich.
teach-four-wrong-1 = Der Trumpf macht diesen Stich, aber dann nimmt nichts mehr den letzten. Einer wirft den Kreuzkönig ab, dein Ass fällt der Dame des Gebers, und er hat einen Stich.
teach-four-right-1 = Der Kreuzkönig hat dein Ass genommen. Was jetzt auch ausgespielt wird, dein Trumpf macht den letzten Stich, und der Geber hat keinen: zwei Imperiale für dich und für jeden andern. Am meisten ist ein sicherer Stich dort wert, wo er einem den einzigen nimmt.
