import type { Sentence, Token } from "../reading.ts";

/** A part of a sentence that can stand alone, with UTF-16 offsets in the message. */
export interface Clause {
  text: string;
  start: number;
  end: number;
  tokens: Token[];
  sentence: Sentence;
}

const subjects =
  "(?:i|we|it|they|he|she|you|there|that|this|the|my|our|people|everyone|nobody|some|most|half|sometimes|then)";
const boundary = new RegExp(
  [
    "[;—–]",
    "\\s-+\\s",
    "\\.\\.+",
    ",?\\s+(?:but|although|though|whereas|yet)\\s",
    ",\\s*(?:and|so|which|then|because)\\s",
    `,?\\s(?:and|so|plus)\\s(?=${subjects}\\b)`,
    `,\\s(?=(?:i|we|it|they|you)(?:'|\\s))(?<!\\b(?:when|if|once|because|since|while|unless|after|before|whenever)\\b[^,]{0,60},\\s)`,
  ].join("|"),
  "gi",
);

const verbs = new Set(["VERB", "AUX"]);

function canStand(tokens: Token[]): boolean {
  return (
    tokens.filter((token) => token.pos !== "PUNCT").length >= 3 &&
    tokens.some((token) => verbs.has(token.pos))
  );
}

function makeClause(sentence: Sentence, start: number, end: number): Clause {
  const tokens = sentence.tokens.filter((token) => token.start >= start && token.end <= end);
  const from = tokens[0]?.start ?? start;
  const to = tokens.at(-1)?.end ?? end;
  return {
    text: sentence.text.slice(from - sentence.start, to - sentence.start),
    start: from,
    end: to,
    tokens,
    sentence,
  };
}

/** Splits a sentence into clauses; a part without a verb of its own stays with the part before it. */
export function listClauses(sentence: Sentence): Clause[] {
  const plain = sentence.text.replace(/[’‘]/g, "'");
  const cuts = [...plain.matchAll(boundary)].map((match) => ({
    end: sentence.start + match.index,
    next: sentence.start + match.index + match[0].length,
  }));
  const clauses: Clause[] = [];
  let start = sentence.start;
  for (const [i, cut] of [...cuts, { end: sentence.end, next: sentence.end }].entries()) {
    const clause = makeClause(sentence, start, cut.end);
    const rest = makeClause(sentence, cut.next, cuts[i + 1]?.end ?? sentence.end);
    const last = i === cuts.length;
    if (last || (canStand(clause.tokens) && canStand(rest.tokens))) {
      if (clause.tokens.length > 0) clauses.push(clause);
      start = cut.next;
    }
  }
  return clauses;
}
