"""The command line. One file a command; cli.py finds them."""
