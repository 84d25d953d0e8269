"""`python -m anpfiff` is `anpfiff`."""

from anpfiff.cli.main import main

main()
