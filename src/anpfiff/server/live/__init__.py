"""Many tables at once: how each stands, for the live view and the page of a competition."""
