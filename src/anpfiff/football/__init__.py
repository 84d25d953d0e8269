"""The office: what all football has in common. It knows no game and no card."""
