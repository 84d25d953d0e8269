"""`python -m anpfiff` is `anpfiff`."""

from anpfiff.cli.start import main

main()
