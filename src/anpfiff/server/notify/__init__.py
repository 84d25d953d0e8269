"""Notices: push, webhooks, calendar files, and requests to addresses that strangers name."""
