"""The laws, one by one."""
