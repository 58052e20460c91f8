import type { EvidenceMaker, Message } from "../coder/messages.ts";
import { isNoStatement } from "./no-statement.ts";
import type { Answer } from "./remark.ts";

interface Span {
  text: string;
  start: number;
  end: number;
}

const maxWords = 45;
/** Rather longer than without what takes it back. */
const maxTurnedWords = 65;
const shortWords = 9;
const minWords = 2;
/** Sentences before the answer itself are talk; far behind it people are elsewhere. */
const maxLook = 10;
const laterBy = 0.35;

const leaningStart =
  /^(?:that|it|this|these|those|they|them|he|she|which|because|then|and then|or|but|also|so that)\b/i;
const fillerStart = /^(?:(?:yeah|yes|no|okay|ok|well|um+|uh+|hm+|mm+|right|so|and)[,.\s]+)+/i;
/** What goes on limits or turns what was said: without it people would be quoted with the contrary. */
const turnStart =
  /^(?:but|however|although|though|yet|still|except|unless|only|on the other hand|i guess|at least|because|so|which|and that|aber|allerdings|jedoch|pero|sin embargo|mais|cependant|mas|porém|لكن)\b/iu;
/** Says that something comes, and not yet what. */
const announcement =
  /(?::|\b(?:for example|for instance|such as|one|two|three|(?:a|one|two|three|some|few|couple of) (?:\w+ )?(?:things?|reasons?|examples?|points?|decisions?)(?: that\b.*)?))\W*$/i;
const stance =
  /\b(?:i(?:'d| would)? (?:think|say|believe|feel|guess|like|prefer|want|use|never|always|don't|love|hate)|for me|in my (?:opinion|view|case)|the (?:main|biggest|most|best|worst|hardest)|very|really|never|always|usually|it depends)\b/i;

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Breaks off: "was not satisfying for me because." */
const brokenOff =
  /\b(?:because|but|and|or|the|a|an|to|of|so|that|than|with|for|i|you|we|they|it's|wasn't|isn't|don't|but the|and the)\W*$/i;

/** Concepts of a sentence: those of the question that it takes up, and those that are new. */
interface Concepts {
  taken: number;
  fresh: number;
}

function rate(span: Span, index: number, { taken, fresh }: Concepts): number {
  const plain = span.text.replace(fillerStart, "");
  const words = countWords(plain);
  if (words < minWords || isNoStatement(span.text)) return Number.NEGATIVE_INFINITY;
  const length = Math.min(words, 14) * 0.12;
  const leaning = leaningStart.test(plain) ? 0.9 : 0;
  const early = index * laterBy;
  const echo = taken > 0 && fresh === 0 && words > 3 ? 1.5 : 0;
  const broken = brokenOff.test(plain) ? 1.5 : 0;
  return length + Math.min(taken, 3) * 0.5 + (stance.test(plain) ? 0.6 : 0) - leaning - early - echo - broken;
}

/**
 * The passage of an answer that says most of it: a short answer whole, of a longer one up to 45 words in a row, with
 * what turns or limits them. Offsets are those of the sentences; undefined where nothing in it is an answer.
 */
export function findExcerpt(
  sentences: readonly Span[],
  conceptsOf: (index: number) => Concepts = () => ({ taken: 0, fresh: 1 }),
): { start: number; end: number; rating: number } | undefined {
  const rated = sentences
    .slice(0, maxLook)
    .map((span, index) => ({ index, rating: rate(span, index, conceptsOf(index)) }))
    .filter(({ rating }) => rating > Number.NEGATIVE_INFINITY)
    .sort((a, b) => b.rating - a.rating);
  const [best] = rated;
  if (best === undefined) return undefined;
  const wordsOf = (from: number, to: number) =>
    sentences.slice(from, to + 1).reduce((sum, { text }) => sum + countWords(text), 0);
  const fits = (from: number, to: number, max = maxWords) => wordsOf(from, to) <= max;
  const last = sentences.length - 1;
  if (fits(0, last)) return place(sentences, 0, last, best.rating);
  let [from, to] = [best.index, best.index];
  const textAt = (index: number) => (sentences[index]?.text ?? "").replace(fillerStart, "");
  if (from > 0 && leaningStart.test(textAt(from)) && fits(from - 1, to)) from--;
  while (to < last) {
    const next = sentences[to + 1]?.text ?? "";
    const turns = turnStart.test(next);
    const belongs = turns || announcement.test(textAt(to)) || wordsOf(from, to) < shortWords;
    if (!belongs || brokenOff.test(next) || !fits(from, to + 1, turns ? maxTurnedWords : maxWords)) break;
    to++;
  }
  return place(sentences, from, to, best.rating);
}

/** The excerpt of a message as it is stored; undefined where nothing in it is an answer. */
export function makeExcerpt(
  maker: EvidenceMaker,
  { segment }: Pick<Message, "segment">,
  { spans, conceptsOf }: { spans: readonly Span[]; conceptsOf?: (index: number) => Concepts },
): Answer["excerpt"] {
  const found = findExcerpt(spans, conceptsOf);
  const evidence = found && maker.make(segment, found.start, found.end);
  if (!evidence) return undefined;
  const { quote, start, end } = evidence;
  return { quote, start, end, rating: found.rating };
}

function place(sentences: readonly Span[], from: number, to: number, rating: number) {
  const [first, last] = [sentences[from], sentences[to]];
  return first && last ? { start: first.start, end: last.end, rating } : undefined;
}
