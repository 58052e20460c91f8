import type { Anchor } from "../../reading.ts";
import { makeAnchor } from "./anchor.ts";
import { type Clause, trimStretch } from "./clauses.ts";
import { type Message, readMessage, textOf } from "./message.ts";

function anchorOf(message: Message, clause: Clause): Anchor | undefined {
  const stretch = trimStretch(message.words, clause);
  const anchor = makeAnchor(message.text, message.words, stretch);
  return anchor?.form === "clause" ? anchor : undefined;
}

const saysNothing =
  /^(?:that(?:'s| is| was) (?:it|all|about it|that)|i (?:think|guess|suppose|know|mean|hope)(?: so)?|you (?:know|see)|so (?:yeah|yes)|(?:i )?don't know|if that makes sense|(?:as|like) i said.*|what can (?:you|i) (?:do|say)|there you go|never mind|it is what it is)$/u;
const maxRead = 600;

/** The last statement of an answer in its own words; undefined where it states nothing. */
export function findPoint(answer: string): string | undefined {
  const message = readMessage(answer.slice(-maxRead));
  const said = message.clauses.map((clause) => textOf(message, trimStretch(message.words, clause)));
  return said.findLast((text) => text.split(" ").length >= 2 && !saysNothing.test(text.toLowerCase()));
}

/** The last statement of an answer as we would say it back. */
export function findPointAnchor(answer: string): Anchor | undefined {
  const message = readMessage(answer.slice(-maxRead));
  return message.clauses
    .map((clause) => anchorOf(message, clause))
    .findLast((anchor) => anchor !== undefined);
}
