# Words of every page.

web-home = Home: the games
web-navigation = Pages
web-account = Account
web-about = About
web-language = Language
web-skip = Skip to the content
web-fan-made = Made by people who like these games. Not by their publishers.
web-offline = The server can’t be reached. Check your connection, then try again.
web-oops = Something went wrong
