"""`make bench-server`: how many people a server holds, beside a bare server of the same libraries in the same run."""
