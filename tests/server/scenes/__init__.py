"""Scenes: people come and go, change seats and devices, and nobody is ever sent what his token may not know."""
