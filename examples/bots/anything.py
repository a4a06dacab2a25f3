#!/usr/bin/env python3
"""The smallest bot that plays well enough to lose: any legal action. See docs/bots.md."""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    if question["do"] == "hello":
        answer = {"protocol": "zashiki-bot/1", "name": "anything goes"}
    else:
        chance = random.Random(question["seed"])
        answer = {"number": question["number"], "action": chance.choice(question["view"]["legal"])}
    print(json.dumps(answer), flush=True)
