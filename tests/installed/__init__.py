"""What others install: a clone after `make play`, the wheels, the image. They share one compiled engine."""
