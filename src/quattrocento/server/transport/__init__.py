"""What carries requests and live connections: all that stands on private parts of libraries.

`docs/transport.md` lists each such part of uvicorn and picows, why it is used, and which test fails
when it changes.
"""
