import { cutToStem, listContentWords } from "../../../words.ts";
import { trimStretch } from "../clauses.ts";
import { countContent, countSpoken, type Message, textOf } from "../message.ts";
import { signs } from "./signs.ts";

/** The talk around an answer, as far as the choice depends on it. */
export interface Talk {
  /** Stems of our last question. */
  asked: ReadonlySet<string>;
  /** Stems of what they said before this answer. */
  said: ReadonlySet<string>;
}

export function makeTalk(question: string, before: readonly string[] = []): Talk {
  const listStems = (text: string) => listContentWords(text).map(cutToStem);
  return { asked: new Set(listStems(question)), said: new Set(before.flatMap(listStems)) };
}

const lengths = [2, 3, 5, 8, 12, 17] as const;
const someAfter = 12;
const muchAfter = 30;
const maxContent = 4;

/** Where in the answer: what is said last, or first, or alone. */
function listPlaces({ clauses, words }: Message, index: number): string[] {
  const [clause, last] = [clauses[index], clauses.at(-1)];
  if (clause === undefined || last === undefined) return [];
  const after = words.length - clause.to;
  const found: string[] = [`third${Math.floor((3 * index) / clauses.length)}`];
  if (index === clauses.length - 1) found.push("last");
  if (index === clauses.length - 2) found.push("nextToLast");
  if (index === 0 && clauses.length > 1) found.push("first");
  if (last.sentence === 0) found.push("onlySentence");
  else if (clause.sentence === last.sentence) found.push("lastSentence");
  else if (clause.sentence === 0) found.push("firstSentence");
  if (clauses.length === 1) found.push("alone");
  if (after > someAfter) found.push("someAfter");
  if (after > muchAfter) found.push("muchAfter");
  return found;
}

const playsDown = /\b(?:anyway|never mind|sure|whatever|nothing|don't ask|it passed|fine|haha\w*|lol)\b/u;
const joins = /^(?:but|though|because|until|since|so|and)$/u;

/** What the clauses beside it say of one: what it follows, and whether the next takes it back. */
function listNeighbours(message: Message, index: number): string[] {
  const { clauses, words, text } = message;
  const [before, clause, next] = [clauses[index - 1], clauses[index], clauses[index + 1]];
  if (clause === undefined) return [];
  const found: string[] = [];
  if (next?.sentence === clause.sentence) {
    const opening = words[next.from]?.lower ?? "";
    if (joins.test(opening)) found.push(`then:${opening}`);
    if (playsDown.test(textOf(message, next).toLowerCase())) found.push("playedDown");
  }
  const said = before === undefined ? "" : textOf(message, before).toLowerCase();
  for (const sign of ["verdict", "secret", "feeling"] as const) {
    if (signs[sign].test(said)) found.push(`after:${sign}`);
  }
  if (text.startsWith("?", words[clause.to - 1]?.end ?? 0)) found.push("asks");
  return found;
}

/** How much a clause says, and how much of it is new. */
function listSizes(message: Message, index: number, { asked, said }: Talk): string[] {
  const clause = message.clauses[index];
  if (clause === undefined) return [];
  const stretch = trimStretch(message.words, clause);
  const spoken = countSpoken(message, stretch);
  const found = [
    `length<=${lengths.find((length) => spoken <= length) ?? "more"}`,
    `content${Math.min(maxContent, countContent(message, stretch))}`,
  ];
  const stems = listContentWords(textOf(message, stretch)).map(cutToStem);
  const shareIn = (known: ReadonlySet<string>) =>
    stems.length === 0 ? 0 : stems.filter((stem) => known.has(stem)).length / stems.length;
  if (shareIn(asked) >= 0.5) found.push("asOurs");
  if (shareIn(said) >= 0.6) found.push("saidBefore");
  return found;
}

/** Signs that mean more together than each by itself. */
const pairs = [
  ["past", "ownSubject"],
  ["past", "oneTime"],
  ["negated", "ownSubject"],
  ["others", "speech"],
  ["last", "verdict"],
  ["last", "ownSubject"],
  ["last", "reversal"],
  ["last", "others"],
  ["last", "past"],
] as const;

/** Names of the signs in a clause, with what joins it to the one before and without. */
export function listSigns(message: Message, index: number): string[] {
  const clause = message.clauses[index];
  if (clause === undefined) return [];
  const whole = textOf(message, clause).toLowerCase();
  const own = textOf(message, trimStretch(message.words, clause)).toLowerCase();
  return Object.entries(signs).flatMap(([name, sign]) => (sign.test(whole) || sign.test(own) ? [name] : []));
}

/** Everything that the scorer sees of one clause; `heavy` are the kinds of heavy threads heard in it. */
export function listFeatures(
  message: Message,
  index: number,
  talk: Talk,
  heavy: readonly string[],
): string[] {
  const found = [
    ...heavy.flatMap((kind) => ["heavy", `heavy:${kind}`]),
    ...listPlaces(message, index),
    ...listNeighbours(message, index),
    ...listSigns(message, index),
    ...listSizes(message, index, talk),
  ];
  const both = pairs.filter(([one, other]) => found.includes(one) && found.includes(other));
  return [...new Set([...found, ...both.map((pair) => pair.join("+"))])];
}

const shortAnswer = 10;
const longAnswer = 45;

/** What the scorer sees of taking up nothing: how long the answer is, and what is in it at all. */
export function listNoneFeatures(message: Message, spoken: number, isHeavy: boolean): string[] {
  const inAny = new Set(message.clauses.flatMap((_, index) => listSigns(message, index)));
  const found = ["none", ...[...inAny].map((sign) => `none:${sign}`)];
  if (spoken < shortAnswer) found.push("none:short");
  if (spoken > longAnswer) found.push("none:long");
  if (message.clauses.length <= 2) found.push("none:fewClauses");
  if (isHeavy) found.push("none:heavy");
  return found;
}
