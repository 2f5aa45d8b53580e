# What is said of notices that it is one's turn

notice-turn = It is your turn.
notices-begin = Tell me when it is my turn
notices-end = Tell me no more
notices-what = Also when this page is closed, on this device. Word of your turn goes through the push service of your browser; it holds no card.
notices-on = You are told on this device when it is your turn and you are not at the table.
notices-unable = This browser cannot be told anything, or only over https. Elsewhere the title of the tab says so.
notices-denied = The browser lets this page tell you nothing. Allow notifications for it in the browser's settings, and try again.
notices-none = This server sends no notices.
failed-notices = This server sends no notices, or not in that language.
failed-push-service = That is no address of a push service that this server calls. Whoever hosts it can name more of them (--push-host).
