# Words of every page.

web-home = Home: the games
web-navigation = Pages
web-account = Account
web-about = About
web-language = Language
web-skip = Skip to the content
