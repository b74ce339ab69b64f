"""An agent that asks a language model: by any command that reads a prompt and writes an answer.

quattrocento lab rate "python examples/agents/language_model.py COMMAND [ARGUMENTS]"

The prompt has the table in words, the question, and each answer in notation; the last line that the
command writes is taken as the answer. If it is not allowed, the table says which rule forbids it,
and the model is asked again with that reason.
"""

import subprocess
import sys

TASK = """You play a board game. Below is the table as you see it, the question you are asked, and
every answer that is allowed, each in its notation with the words in brackets.
Write the notation of one answer as your last line, exactly as it stands, and nothing after it.
"""
AGAIN = """Your last answer, "{answer}", was refused: {why}
Write another one."""


def asked(command: list[str], prompt: str) -> str:
    """The last line that the command writes for a prompt."""
    told = subprocess.run(command, input=prompt, capture_output=True, text=True, check=True)
    lines = [line.strip() for line in told.stdout.splitlines() if line.strip()]
    return lines[-1].strip("`\"'*- ") if lines else ""


def main() -> None:
    """Read what the table says, and let the model answer whenever it says go."""
    command = sys.argv[1:]
    if not command:
        sys.exit("language_model.py: name the command that asks your model")
    table: list[str] = []
    answer, why = "", ""
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "view":
            table, why = [], ""
        elif word == "text":
            table.append(rest.removeprefix("|"))
        elif word == "refused":
            why = rest
        elif word == "go":
            parts = [TASK, *table]
            if why:
                parts.append(AGAIN.format(answer=answer, why=why))
            answer = asked(command, "\n".join(parts))
            print(answer, flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
