"""`python -m quattrocento` is the terminal."""

from quattrocento.cli import main

main()
