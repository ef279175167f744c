"""The games, one folder each. A folder here with a `TITLE` is a game: there is no list to edit."""
