import type { CaseNodes } from "./case-nodes.ts";
import type { Heard } from "./hear-message.ts";
import type { TalkLine } from "./recall-talk.ts";
import { givesBack } from "./thread.ts";
import { listMatter } from "./word-stems.ts";

const oneOfThem = /\b(?:he|she|him|her|his)\b/u;

/** Whom "he" or "she" in a question is: who was named last in the exchange before it, if the question names nobody. */
function findPerson(core: string, names: readonly string[], exchange: readonly string[]): string | undefined {
  if (!oneOfThem.test(core) || names.some((one) => core.includes(one.toLowerCase()))) return undefined;
  for (const text of exchange) {
    const at = (one: string) => text.lastIndexOf(one);
    const named = names.filter((one) => at(one) >= 0).toSorted((one, other) => at(other) - at(one));
    if (named[0] !== undefined) return named[0];
  }
  return undefined;
}

/** With who "he" or "she" is. */
export function nameThem(
  heard: Heard,
  { people }: CaseNodes,
  history: readonly TalkLine[],
  message: string,
): Heard {
  const isAnswer = ({ speaker }: TalkLine) => speaker === "participant";
  const quoted = history.findLast((line) => isAnswer(line) && givesBack(heard.said, line.text));
  const before = quoted === undefined ? history.slice(-2) : [quoted];
  const exchange = [message, ...before.map(({ text }) => text).toReversed()];
  const named = listMatter(findPerson(heard.core, people, exchange) ?? "");
  return { ...heard, matter: [...heard.matter, ...named], terms: [...heard.terms, ...named] };
}
