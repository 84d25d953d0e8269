"""Speed, measured as ratios in one run: ours and other engines side by side, on one core."""
