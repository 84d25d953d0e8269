"""HTTP: the endpoints, their description, the page and what is measured of them."""
