import { askAboutClause } from "../../clause-question/ask.ts";
import type { Anchor } from "../../reading.ts";
import { makeAnchor } from "./anchor.ts";
import { type Clause, findVerb, trimStretch } from "./clauses.ts";
import { countSpoken, type Message, readMessage, saysEnough, textOf } from "./message.ts";

const minWords = 4;
const maxWords = 11;
/** Said back alone, nobody knows what these point at; and what somebody supposes is no statement of theirs. */
const hangs =
  /^(?:it|that|this|they|he|she|there|those|these|first|last|next|second|you (?:think|guess|suppose|mean|know|don't know|'d say|would say|see|reckon))\b/u;

function anchorOf(message: Message, clause: Clause): Anchor | undefined {
  const stretch = trimStretch(message.words, clause);
  const anchor = makeAnchor(message.text, message.words, stretch);
  return anchor?.form === "clause" ? anchor : undefined;
}

/** The last statement of an answer that a question can be made of in its own words. */
export function findAskable(message: Message): Anchor | undefined {
  for (const clause of message.clauses.toReversed()) {
    const anchor = anchorOf(message, clause);
    if (anchor !== undefined && askAboutClause(anchor.words).length > 0) return anchor;
  }
  return undefined;
}

/** What an answer of more than one statement ends on: people put last what they want heard. */
export function findLastStatement(message: Message): Anchor | undefined {
  const { words, clauses } = message;
  const stated = clauses.filter(({ from, to }) => {
    const stretch = trimStretch(words, { from, to });
    return findVerb(words, stretch.from, stretch.to) !== -1;
  });
  const last = stated.at(-1);
  if (stated.length < 2 || last === undefined || last !== clauses.at(-1)) return undefined;
  const stretch = trimStretch(words, last);
  const spoken = countSpoken(message, stretch);
  const anchor = anchorOf(message, last);
  if (anchor === undefined || hangs.test(anchor.words)) return undefined;
  return spoken >= minWords && spoken <= maxWords && saysEnough(message, stretch) ? anchor : undefined;
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
