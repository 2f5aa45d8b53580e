# Lessons: what is said before, at and after each thing that a learner is asked

teach-what = Each lesson is a real deal at the moment where something can be learnt. Play a card; if it is not right, you are told why and play again.
teach-number = Lesson { $number } of { $all }
teach-go-on = Go on
teach-next = Next lesson
teach-last = Play a partie
teach-again = From the beginning
teach-free = That was it. Play the deal to its end, or go on to the next lesson.
teach-over = The deal is over.
teach-from = Source: { $source }
teach-done = taken

teach-trick = The first trick
teach-trick-what = Follow suit, beat the card if you can, and mind where the ace stands.
teach-trick-begin = In a trick each player lays one card, and the best one takes both. Clubs are trumps here: a club beats every card of another suit. The other player has led the jack of hearts. You must follow with a heart and, by these rules, beat it if you can. In play the order is king, queen, jack, ace, ten: the ace comes below the jack!
teach-trick-ask-1 = Beat the jack of hearts.
teach-trick-wrong-1 = That does not beat the jack.
teach-trick-right-1 = The king was the only card allowed; tap a grey card whenever you want to know why it is not. You took the trick, so now you lead, whatever you like.
teach-trick-ask-2 = King, queen and jack of hearts are gone. Lead the best heart that is left.
teach-trick-wrong-2 = That is not the best heart. After king, queen and jack comes the ace.
teach-trick-right-2 = With the three above it gone, the ace took the trick, and the ten fell to it. Whoever keeps count of what is gone knows when a card has become the best.

teach-imperials = Imperials and the wipe
teach-imperials-what = Four cards that belong together, six counters, and what an imperial does to the others.
teach-imperials-begin = Look at your hand: ace, king, queen and jack of hearts are a sequence, the four sevens are a four. Each is an imperial; the table has shown them and marked two long fiches for you. The first imperial also wiped the other player’s four round counters. Then came the point: six hearts is your longest suit, longer than his, and marks one counter. Six counters make an imperial; five imperials win.
teach-imperials-ask-1 = You lead first. Lead a heart from the top.
teach-imperials-wrong-1 = That card can be beaten. King, queen, jack and ace of hearts cannot be, by any heart.
teach-imperials-right-1 = Your hearts take trick after trick as long as the other must follow. When he has none left, he must trump, with diamonds. Imperials are never lost; counters are, whenever another player gains an imperial.

teach-hunt = Hunting the seven
teach-hunt-what = Honours are trumps worth a counter to whoever takes them. Catch the low one.
teach-hunt-begin = The honours are ace, king, queen, jack and seven of trumps: each marks a counter for whoever takes it in a trick. Spades are trumps. You hold the king, the best card of all, and three diamonds. The seven has not been seen yet. If the other player has no diamonds, he must trump them, and would save his seven that way.
teach-hunt-ask-1 = You lead. Which card catches the seven, if he has it?
teach-hunt-wrong-1 = He has no diamond left: he trumps with the seven, takes your trick and saves his honour. Draw the trump first.
teach-hunt-right-1 = The king drew the seven: two honours in one trick, and now nothing can trump your diamonds. The old advice is to lead high trumps so that the small ones that count fall to them.

teach-save = Saving your own seven
teach-save-what = A small honour is safe only in a trick that you win.
teach-save-begin = Now the seven of trumps is yours, with the ten beside it. Spades are trumps; the king of spades is still out and would catch the seven. The other player leads the king of hearts. You have no heart, so you must trump.
teach-save-ask-1 = Trump the king of hearts. With which spade?
teach-save-wrong-1 = The ten takes the trick too, but it is no honour. The seven stays behind and falls to the king of trumps.
teach-save-right-1 = The seven took a trick and is safe; the ten may fall to the king, that costs nothing. Take with the small honour while you can.

teach-capot = Trumps first: the capot
teach-capot-what = All twelve tricks are worth two imperials. One trump can spoil them.
teach-capot-begin = You have taken all eight tricks. All twelve are a capot, and mark two imperials. Spades are trumps. Your diamonds are the best that are left, and so is your queen of spades. But the other player may hold one more trump.
teach-capot-ask-1 = You lead. In which order do you play?
teach-capot-wrong-1 = He has no diamond and trumps it: no capot. A sure card is sure only when no trump is left against it.
teach-capot-right-1 = His last trump is gone, and your diamonds cannot be taken any more. If you have the lead and the high trumps, lead them first: so the texts advise. Play on, and see the capot marked.

teach-wipe = Six before the other has six
teach-wipe-what = With five counters each, one honour decides who wipes whom.
teach-wipe-begin = By the German rules an honour is marked as soon as its trick is taken: king, queen, jack and ace of trumps. Hearts are trumps. You have five counters, and so has the other player. Whoever marks next has six: an imperial, and the other loses his five.
teach-wipe-ask-1 = You lead. Be the first to mark.
teach-wipe-wrong-1 = He has no diamond, trumps with the queen, marks her as his sixth counter, and your five are wiped.
teach-wipe-right-1 = King and queen in one trick: seven counters, that is an imperial and one left, and his five are gone. When a player has five counters, an imperial against him is worth nearly two.

teach-gathered = The imperial gathered in tricks
teach-gathered-what = Dealt king and queen of trumps? Then go for the jack and the ace.
teach-gathered-begin = By the Russian rules, who was dealt king and queen of trumps and takes the jack and the ace in his tricks has one more imperial: the imperial tombée. Spades are trumps; you hold the king and the queen. Jack and ace have not been seen yet.
teach-gathered-ask-1 = You lead. Go for the jack and the ace.
teach-gathered-wrong-1 = He trumps the diamond with a high trump, keeps it in his own tricks, and your imperial is gone.
teach-gathered-right-1 = He must follow suit, so one of them has fallen.
teach-gathered-ask-2 = Once more.
teach-gathered-wrong-2 = There is another one to catch, and a diamond lets him save it.
teach-gathered-right-2 = All four are in your tricks: an imperial, and his counters are wiped. Each of the honours marked a counter besides.

teach-refill = Drawing from the talon
teach-refill-what = Where hands are refilled, you show an imperial after you take a trick.
teach-refill-begin = By the rules of the Russian card from the talon, each player draws a card after each trick, and imperials are shown by who has just taken one. You hold ace, king, queen and jack of diamonds, but you may not show them yet. Clubs are trumps. At the showing you must still hold all four.
teach-refill-ask-1 = You lead. Take the trick, and keep the four diamonds.
teach-refill-wrong-1 = Not that one: either the trick may be lost, or one of the four diamonds is gone before you can show them.
teach-refill-right-1 = You took the trick, drew a card, and showed the sequence: an imperial, and the other’s three counters are gone. Here it is worth a good card to take a trick at the right moment.

teach-hold = Holding up the king
teach-hold-what = The best trump need not take the first trick that it could.
teach-hold-begin = The talon is used up, and three tricks are left. Clubs are trumps. The other player leads the ten; whoever has counted knows what he still has: the queen and the ace. You hold king, jack and seven. By these rules you must follow suit, but you need not beat the card. In play the order is king, queen, jack, ace, ten.
teach-hold-ask-1 = Which club do you play on the ten?
teach-hold-wrong-1 = That takes the ten, but now you must lead, and his queen takes a trick and an honour. Let him have the ten, so that he must lead.
teach-hold-right-1 = He has the trick, and now he must lead queen or ace into your king and jack: you take both, and with them three honours for the one that you gave. Hold the high trumps back where the rest of your hand is weak, the old Russian text advises; otherwise lead them at once, so that his honours fall.

teach-one-trick = One trick at least
teach-one-trick-what = By the Lithuanian rules, a player without a trick pays dearly.
teach-one-trick-begin = By the Lithuanian rules who takes no trick loses all his counters, and each of the others gains two imperials. Ten tricks are played and you have none, but four counters to lose. Spades are trumps, and the ten of spades is led; the king of spades is still with him, who has shown four kings. These rules do not make you beat a card: you may choose.
teach-one-trick-ask-1 = Two cards are left. Which one?
teach-one-trick-wrong-1 = The ten takes it, and the king takes the jack: no trick at all. Your four counters go, and he gains two imperials.
teach-one-trick-right-1 = The jack took the ten. One trick is enough: your counters stay, and he gains nothing by it. Before you look at what you can win, look at what you can lose.

teach-difference = Every trick counts twice
teach-difference-what = By Foster’s scoring the difference in tricks is marked.
teach-difference-begin = Elsewhere only tricks over six count. By Foster’s scoring who has more tricks marks the difference: 7 to 5 marks two, 8 to 4 marks four. So each trick taken from the other counts twice. You have six and he has four; spades are trumps.
teach-difference-ask-1 = Two cards are left, and you lead.
teach-difference-wrong-1 = He has no diamond and trumps the nine: 7 to 5, two counters fewer.
teach-difference-right-1 = His last trump is drawn, and the nine of diamonds takes the last trick: 8 to 4. Under another rule set the same two cards would be worth one counter more, not two.

teach-three = Three at the table: the six
teach-three-what = Whoever plays last knows which trick is safe.
teach-three-begin = When three play, the pack has sixes, and the six of trumps is an honour, not the seven. Clubs are trumps; their king is gone, jack and ace are still out. The king of diamonds is led, the third player has followed, and you play last. You have no diamond, so you must trump.
teach-three-ask-1 = Trump the king of diamonds. With which club?
teach-three-wrong-1 = The queen takes the trick too, but nothing that is left could have beaten her. The six stays behind, and the jack or the ace catches it.
teach-three-right-1 = The six took a trick in which nobody could beat it any more, and is safe. The queen, now the best trump, takes a trick whenever you play her. With three at the table look whether somebody still plays after you.

teach-four = Four at the table: nobody’s trick
teach-four-what = Who has no trick pays all the others. See that it stays so.
teach-four-begin = When four play, each has eight cards. By the Lithuanian rules a player without a trick loses his counters at the end, and each of the others gains two imperials. Six tricks are played: you have four, and the dealer, who plays last in this trick, has none. Spades are trumps, and yours is the last one. King, queen and jack of clubs are still out and beat your ace.
teach-four-ask-1 = Two cards are left, and you lead. Keep the dealer without a trick.
teach-four-wrong-1 = The trump takes this trick, but then nothing can take the last one. Somebody throws away the king of clubs, your ace falls to the dealer’s queen, and he has a trick.
teach-four-right-1 = The king of clubs took your ace. Whatever is led now, your trump takes the last trick, and the dealer has none: two imperials for you and for each of the others. A sure trick is worth most where it denies somebody his only one.
