"""The wheels, built and tried."""
