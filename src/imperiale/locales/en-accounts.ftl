# Accounts: what is said to who has one or would like one

account-title = Your account
account-what = Everything here can be played without an account. With one you find your games on each of your devices. There is no password and no e-mail: your device proves that it is yours, by a passkey.
account-new = Make one
account-make = Make an account with a passkey
account-passkey-what = Your device asks for your finger, your face or its PIN; none of these leaves it. The games of this browser come along.
account-known = You have one
account-in = Sign in with a passkey
account-have-code = I have lost my passkey
account-code = Code to come back by
account-back = Come back by the code
account-code-what = If you lose all your devices, only this code lets you in again. It counts once. Write it down: it is not shown again.
account-code-kept = I have written it down
account-copy = Copy it
account-numbers = Passkeys belong to the name of a site, and this page is open at an address in numbers. Open it by its name.
account-unable = This browser knows no passkeys, or is too old for this page.
account-no-passkey = No passkey was given, so nothing has changed.
account-games = Games under way
account-no-games = None. What you begin while you are signed in stands here, on all your devices.
account-nobody-yet = nobody yet
account-your-turn = Your turn
account-past = Games that are over
account-passkeys = Passkeys
account-passkey = Passkey
account-used = last used { $day }
account-add = Add a passkey
account-added = The passkey was added.
account-remove = Remove
account-remove-key = Remove { $key }
account-removed = The passkey counts no more.
account-new-code = A new code to come back by
account-devices = Signed in
account-devices-number =
    { $devices ->
        [one] On this device only.
       *[other] On { $devices } devices.
    }
account-out-others = Sign all others out
account-others-out = All other devices are signed out.
account-out = Sign out here
account-is-out = You are signed out.
account-data = Your data
account-data-what = The file holds all that the server keeps of you. Whoever deletes his account takes his name and his passkeys along; the games stay for those he played with, without his name.
account-save = Save as a file
account-leave = Delete the account
account-leave-sure = Delete the account?
account-leave-what = This cannot be taken back. Your name is taken out of all games, and seats of games under way are given up.
account-stay = Keep it
account-left = The account is deleted.
account-name-taken = Choose another name: this one is empty, belongs to somebody, or looks like his.
account-not-proven = The passkey has not proven that it is yours: it is not known here, or the answer came too late. Try again.
account-no-code = That is nobody's code. Each code counts once; write it as it was shown.
account-no-site = Passkeys belong to the name of a site. Open the page by a name, on this machine http://localhost:{ $port }, and not at an address in numbers.
account-last-passkey = This is no passkey of yours, or the last one. Add another first.
account-not-signed-in = You are not signed in here, or were signed out from another device.

## Ratings

ratings-title = Ratings
ratings-what = Rated parties are those between people with accounts, or of one against a level of the computer with a clock, by the rules of a book as they stand; nothing is taken back in them. The levels have been measured against one another, and stand still; who begins has 1500, like { agent-casual }. 400 points are ten to one; the number after ± tells how far off a rating may be, and shrinks with every partie.
ratings-speed = Clock
ratings-free = no clock
ratings-slow = slow
ratings-quick = quick
ratings-none = Nobody has finished a rated partie of this kind yet.
ratings-computer = computer
ratings-column-place = Place
ratings-column-name = Name
ratings-column-rating = Rating
ratings-column-parties = Parties
ratings-own = { $rules }, { $speed }: { $rating } ± { $doubt } after { $parties ->
        [one] one partie
       *[other] { $parties } parties
    }
account-leaders = Who plays best
