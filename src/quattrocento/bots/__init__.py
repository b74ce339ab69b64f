"""Players made of code. They get what their seat knows, never the true state."""

from quattrocento.bots.bot import Bot, bot_kinds, make_bot

__all__ = ["Bot", "bot_kinds", "make_bot"]
