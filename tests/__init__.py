"""All tests; `kit` is the scenario kit."""
