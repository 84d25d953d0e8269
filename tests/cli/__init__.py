"""The touchline."""
