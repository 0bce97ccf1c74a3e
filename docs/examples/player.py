#!/usr/bin/env python3
"""A player for every game, over UGI, to begin one of your own with: change choose().

Digit Duels knows the rules, so all commands are passed on to its engine but `go`, which choose() answers.
The arguments are the command that starts the engine; by default: digit-duels engine
"""
import subprocess
import sys

engine = subprocess.Popen(sys.argv[1:] or ["digit-duels", "engine"], encoding="utf-8",
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def tell(line):
    print(line, file=engine.stdin, flush=True)


def answer(line, last, show=lambda said: None):
    """Says a line, and reads up to the line that begins with the word `last`."""
    tell(line)
    for said in map(str.strip, engine.stdout):
        show(said)
        if said.split(" ")[0] == last:
            return said.split(" ")[1:]
        if said.startswith("info string"):  # What can't be answered is refused in a sentence.
            return []
    sys.exit("The engine has ended.")


def choose(position):
    """The move that leaves the opponent the fewest replies."""
    def replies(move):
        tell(position + (" " if " moves" in position else " moves ") + move)
        return len(answer("legalmoves", "legalmoves"))

    tell(position)
    return min(answer("legalmoves", "legalmoves"), key=replies, default="none")


sys.stdin.reconfigure(encoding="utf-8")
sys.stdout.reconfigure(encoding="utf-8", line_buffering=True)
position = "position startpos"
ends = {"ugi": "ugiok", "isready": "readyok", "query": "response", "eval": "eval",
        "legalmoves": "legalmoves", "chance": "chance"}
for line in map(str.strip, sys.stdin):
    command = line.split(" ")[0]
    if command == "quit":
        break
    if command == "go":
        print("bestmove", choose(position))
        tell(position)
    elif command in ends:
        answer(line, ends[command],
               lambda said: print("id name Fewest replies" if said.startswith("id name") else said))
    else:
        position = line if command == "position" else position
        tell(line)
tell("quit")
