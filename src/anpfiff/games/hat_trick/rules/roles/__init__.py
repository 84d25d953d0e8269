"""H15: the 22 roles, line by line. Each enters what its silver and its gold side can do into the table of abilities."""
