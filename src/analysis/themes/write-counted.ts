import type { CountedQuestion, Evidence } from "#contract/insights.ts";
import {
  type Amount,
  type Countable,
  type RatingScale,
  readCountable,
} from "../counted/countable-question.ts";
import type { TakenSide } from "../counted/side-book.ts";
import { wordSilent, wordYesNo } from "../counted/word-yes-no.ts";
import type { Reach } from "../report/voices.ts";
import type { StudyContext } from "../sources.ts";
import { capitalise } from "../words.ts";
import type { Excerpt } from "./question-pool.ts";

/** A count is a claim: with fewer plain answers, or a smaller share of those who answered, there is none. */
const minPlain = 4;
const minShare = 0.75;
/** Of fewer numbers a median says nothing. */
const minMedian = 5;
const maxOfSide = 12;
const maxOpen = 12;

export interface CountedGround {
  study: StudyContext;
  reach: Reach;
  listExcerpts: (questionId: string) => readonly Excerpt[];
  listSides: (questionId: string) => TakenSide[];
}

/** A counted question, and its sentence where that is read without the question. */
export interface Counted {
  question: CountedQuestion;
  short: string;
}

/** Their answers, each with those to follow-ups; whoever took the side only then has left it open before. */
function listWords({ people, evidence }: TakenSide, excerpts: readonly Excerpt[]): Evidence[] {
  const numbers = people.list();
  return evidence.slice(0, maxOfSide).flatMap((one, at) => {
    const own = excerpts.find(({ person }) => person === numbers[at]);
    const others = [...(own ? [own.evidence] : []), ...(own?.further ?? [])].filter(
      ({ messageId }) => messageId !== one.messageId,
    );
    const isMain = ({ followUp }: Evidence) => followUp === undefined;
    const before = isMain(one) ? [] : others.filter(isMain);
    // The whole answer, where it is at hand, and not the words alone that take the side.
    const whole = [...(own ? [own.evidence, ...own.further] : [])].find(
      ({ messageId }) => messageId === one.messageId,
    );
    return [...before, whole ?? one, ...others.filter((other) => !isMain(other))];
  });
}

const nameSide = (name: string) => (/^(?:yes|no)$/.test(name) ? capitalise(name) : name);

const openNames: Record<Countable["kind"], string> = {
  scale: "No single number",
  amount: "No plain number",
  yesNo: "No clear yes or no",
  choice: "Another answer",
};

function findMedian(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [upper = 0, lower = upper] = [
    sorted[half],
    sorted.length % 2 === 1 ? sorted[half] : sorted[half - 1],
  ];
  return (upper + lower) / 2;
}

interface Numbers {
  asked: number;
  answered: number;
  plain: number;
}

const countOf = (some: number, all: number) =>
  some === all ? `All ${all} people` : `${some} of ${all} people`;

/** "2, 4, 4 and 7". */
function listNumbers(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${sorted.slice(0, -1).join(", ")} and ${sorted.at(-1) ?? ""}`;
}

/** The middle of a range: "4–5" is 4.5. */
function toValue(name: string): number {
  const [low = 0, high = low] = name.split("–").map(Number);
  return (low + high) / 2;
}

function wordNumbers(
  sides: readonly TakenSide[],
  scale: RatingScale | Amount,
  { asked, answered, plain }: Numbers,
): string {
  const values = sides.flatMap(({ name, people }) => Array<number>(people.size).fill(toValue(name)));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range = scale.kind === "scale" ? ` on the scale from ${scale.from} to ${scale.to}` : "";
  const gave = countOf(plain, answered);
  const rest = wordSilent(asked - answered);
  if (low === high) return [`${gave} said ${low}${range}`, ...rest].join("; ");
  const said =
    values.length < minMedian
      ? `Answers ${listNumbers(values)}${range}`
      : `Median ${findMedian(values)}${range}, answers from ${low} to ${high}`;
  return [said, `${plain === answered ? `all ${answered} people` : gave} gave a number`, ...rest].join("; ");
}

function wordChoice(sides: readonly TakenSide[], { asked, answered, plain }: Numbers): string {
  const [first, ...others] = sides;
  const open = answered - plain;
  return [
    `${countOf(first?.people.size ?? 0, answered)} said “${first?.name ?? ""}”`,
    ...others.map(({ name, people }) => `${people.size} said “${name}”`),
    ...(open > 0 ? [`${open} gave another answer`] : []),
    ...wordSilent(asked - answered),
  ].join("; ");
}

/** Who answered and is on no side: shown as such, with their words. */
function listOpen(sides: readonly TakenSide[], excerpts: readonly Excerpt[]): Evidence[] {
  const taken = new Set(sides.flatMap(({ people }) => people.list()));
  return excerpts
    .filter(({ person }) => !taken.has(person))
    .slice(0, maxOpen)
    .flatMap(({ evidence, further }) => [evidence, ...further]);
}

function orderSides(sides: readonly TakenSide[], kind: Countable["kind"]): TakenSide[] {
  if (kind === "scale" || kind === "amount")
    return sides.toSorted((a, b) => toValue(a.name) - toValue(b.name));
  if (kind === "yesNo") return sides.toSorted((a, b) => b.name.localeCompare(a.name));
  return sides.toSorted((a, b) => b.people.size - a.people.size);
}

function wordCount(
  countable: Countable,
  sides: readonly TakenSide[],
  numbers: Numbers,
): { text: string; alone: boolean } {
  if (countable.kind === "scale" || countable.kind === "amount")
    return { text: wordNumbers(sides, countable, numbers), alone: false };
  if (countable.kind === "choice") return { text: wordChoice(sides, numbers), alone: false };
  const sizeOf = (name: string) => sides.find((side) => side.name === name)?.people.size ?? 0;
  const { asked, answered, plain } = numbers;
  const [yes, no] = [sizeOf("yes"), sizeOf("no")];
  return wordYesNo(countable.text, { answered, yes, no, open: answered - plain, silent: asked - answered });
}

/** Whose main answer left it open: the count says that it rests on more than that. */
function wordSettled(sides: readonly TakenSide[]): string[] {
  const settled = sides.reduce((sum, side) => sum + side.settled, 0);
  return settled > 0 ? [`${settled} gave a clear answer only to a follow-up`] : [];
}

/** The question as it is asked, without the story that leads up to it. */
function shortenQuestion(text: string): string {
  const last = /(?:[^.!?\s][^.!?]*\?+\s*)+$/.exec(text.trim())?.[0] ?? text.trim();
  const asked = last.replace(/^(?:so,? )?on (?:a|the) scale\b[^?]*?,\s*(?=(?:how|what|which|where)\b)/i, "");
  return capitalise(asked);
}

/** Everybody whose words are shown has answered, whatever the interviewer made of them. */
function countHeard(sides: readonly TakenSide[], excerpts: readonly Excerpt[]): number {
  const people = [...sides.flatMap((side) => side.people.list()), ...excerpts.map(({ person }) => person)];
  return new Set(people).size;
}

function countQuestion(
  { id, text: asking, isClosed }: StudyContext["questions"][number],
  ground: CountedGround,
): Counted[] {
  const countable = isClosed ? undefined : readCountable(asking);
  const sides = countable ? orderSides(ground.listSides(id), countable.kind) : [];
  const plain = sides.reduce((sum, { people }) => sum + people.size, 0);
  if (countable === undefined || plain < minPlain) return [];
  const { asked, answered: taken = 0 } = ground.reach.measure(plain, 0, id);
  const answered = Math.max(taken, countHeard(sides, ground.listExcerpts(id)));
  if (plain < minShare * answered) return [];
  const { text, alone } = wordCount(countable, sides, { asked, answered, plain });
  const claim = [text, ...wordSettled(sides)].join("; ");
  const open = {
    name: openNames[countable.kind],
    people: answered - plain,
    evidence: listOpen(sides, ground.listExcerpts(id)),
  };
  const question = {
    ...{ questionId: id, kind: countable.kind, text: claim, asked, answered },
    sides: sides.map((side) => ({
      name: nameSide(side.name),
      people: side.people.size,
      evidence: listWords(side, ground.listExcerpts(id)),
    })),
    open,
  };
  const short = alone ? `${claim}.` : `“${shortenQuestion(asking)}” ${claim}.`;
  return [{ question, short }];
}

/** The questions whose answers can be counted, those that most people answer plainly first. */
export function writeCounted(ground: CountedGround): Counted[] {
  const shareOf = ({ question: { answered, open } }: Counted) => 1 - open.people / Math.max(answered, 1);
  return ground.study.questions
    .flatMap((question) => countQuestion(question, ground))
    .sort((a, b) => shareOf(b) - shareOf(a));
}
