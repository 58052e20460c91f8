import type { Sentence } from "../reading.ts";
import type { OptionChoice } from "./countable-question.ts";
import { someoneElse } from "./someone-else.ts";

const bothName = "both";
const opensBoth =
  /^\W*(?:(?:well|hm+|u+m+|honestly|i'd say|i would say|i like|i use|i do|it's|it is)[,\s]+)*(?:a )?(?:(?:bit|mix|mixture) of )?both\b/i;
/** Neither side before or beside the name of one. */
const open =
  /\b(?:either|neither|depends?|maybe|perhaps|sometimes|it varies|mix|combination|not sure|don't know|unless|used to|whichever|the same)\b/i;
const denying = /\b(?:not|never|no longer|cannot|than|instead of|hate|dislike|avoid|can't stand)\b|n't\b/i;
/** "Put me there by myself and I go home", "What would I do on my own?" */
const supposed = /\?\W*$|^\W*(?:put|stick|leave) me\b|\bif\b|\bwould\b/i;
/** "Fair if you use it daily", "Website for the dentist, phone for the vet". */
const limited = /^[\s,]*(?:if|unless|except|but|when|only)\b/i;
const partly = /^\s*(?:for|in|on|at|with|during)\b/i;
const joined = /^[\s,]*(?:and|or|&|\+|\/)\s*(?:(?:the|a|an|also|then|on|by|my)\s+)*$/i;
const maxSentences = 2;

interface Named {
  name: string;
  start: number;
  end: number;
}

function listNamed({ text, start, tokens }: Sentence, { options }: OptionChoice): Named[] {
  const named = tokens.flatMap((token) =>
    options
      .filter((option) => option.stems.includes(token.stem))
      .map(({ name }) => ({ name, start: token.start - start, end: token.end - start })),
  );
  const reworded = options.flatMap(({ name, also }) => {
    const match = supposed.test(text) ? null : also?.exec(text);
    return match ? [{ name, start: match.index, end: match.index + match[0].length }] : [];
  });
  const all = [...named, ...reworded].sort((a, b) => a.start - b.start);
  // A name is denied by what stands before it in its clause.
  return all.filter(({ start: from }) => {
    const clause =
      text
        .slice(0, from)
        .replace(/[’‘]/g, "'")
        .split(/[,;:–—]|\b(?:but|because|so|although)\b/i)
        .at(-1) ?? "";
    return !denying.test(clause) && !someoneElse.test(clause);
  });
}

/**
 * The one of the options that an answer names first and does not deny, or "both"; undefined where it names none, limits
 * what it names, or has one for this and another for that.
 */
export function readOption(
  sentences: readonly Sentence[],
  choice: OptionChoice,
): { name: string; at: number } | undefined {
  const read = sentences.slice(0, maxSentences);
  if (opensBoth.test(read[0]?.text.replace(/[’‘]/g, "'") ?? "")) return { name: bothName, at: 0 };
  const lists = read.map((sentence) => listNamed(sentence, choice));
  const at = lists.findIndex((named) => named.length > 0);
  const first = lists[at]?.[0];
  const text = read[at]?.text.replace(/[’‘]/g, "'");
  if (first === undefined || text === undefined || read.slice(0, at + 1).some((one) => open.test(one.text)))
    return undefined;
  const own =
    lists[at]?.findLast(({ name, start }) => name === first.name && start - first.end <= 1) ?? first;
  const after = text.slice(own.end);
  const others = lists.flat().filter(({ name }) => name !== first.name);
  const next = lists[at]?.find(({ name }) => name !== first.name);
  const isJoined = next !== undefined && joined.test(text.slice(own.end, next.start));
  if (limited.test(after) || isJoined || (others.length > 0 && partly.test(after))) return undefined;
  return { name: first.name, at };
}
