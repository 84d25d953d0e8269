"""The report of a study: one page that needs nothing else, no script and no network, with a table beside every plot."""
