"""`make bench-stadium`: how many people a stadium holds, beside a bare server of the same libraries in the same run."""
