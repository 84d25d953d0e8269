"""What a link shows elsewhere: titles, sentences and pictures of tables, competitions and reports."""
