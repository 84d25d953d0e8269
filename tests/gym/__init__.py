"""The environments for programs that learn."""
