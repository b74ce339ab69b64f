"""Requests over HTTP: who may come in, the paths, the page's files."""
