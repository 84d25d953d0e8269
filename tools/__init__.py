"""What `make` runs: the environment, the page, the compiled engine, the start. Plain Python without packages."""
