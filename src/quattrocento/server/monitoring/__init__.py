"""What whoever runs a server can watch: logs and figures."""
