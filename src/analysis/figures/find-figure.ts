import type { AskedFigure } from "./asked-figures.ts";
import {
  bareFigure,
  bareRate,
  type FigureKind,
  figurePatterns,
  hedgeBefore,
  hedgeBehind,
  wordFigures,
} from "./figure-patterns.ts";

/** UTF-16 offsets in the answer, end exclusive. */
export interface FigureSpan {
  start: number;
  end: number;
}

const maxLength = 90;
const maxGap = 40;
/** A number further on belongs to another matter. */
const maxSentences = 3;
const maxReach = 600;
const sentenceEnd = /[.!?…]+(?=\s|$)|\n+/gu;

/** "Twenty, no, thirty", "20 minutes. Well, half an hour with the queue": the second belongs to the first. */
const goesOn =
  /^(?:[,;]? ?(?:[-–—] ?)?(?:or|to|maybe|sometimes|and sometimes|up to|no|well|actually|sorry|more like|then)(?!\p{L})|[.…]+\s+(?:no|well|actually|sorry|or|maybe|sometimes|more like)(?!\p{L}))/iu;
/** "Half an hour? Maybe forty minutes." */
const correcting = /^(?:maybe|perhaps|probably|more than|nearly|almost)(?!\p{L})/iu;
/** "No one", "that one": no number. */
const pronounBefore = /(?<!\p{L})(?:no|that|this|the|which|any|every|some|each|other) $/iu;
const ofBehind = /^(?: of (?!the \d)|'s(?!\p{L})| another(?!\p{L})| day(?!\p{L}))/iu;

const patterns = new Map<string, RegExp>();

function compile(source: string): RegExp {
  const known = patterns.get(source);
  if (known) return known;
  const made = new RegExp(
    `(?<![\\p{L}\\p{N}£$€.,:])${hedgeBefore}(?:${source})${hedgeBehind}(?![\\p{L}\\p{N}])`,
    "giu",
  );
  patterns.set(source, made);
  return made;
}

function isNumber(text: string, { start, end }: FigureSpan): boolean {
  const words = text.slice(start, end);
  if (/^one$/iu.test(words)) {
    return !pronounBefore.test(text.slice(0, start)) && !ofBehind.test(text.slice(end));
  }
  return !/^(?: ago)(?!\p{L})/iu.test(text.slice(end));
}

function findHits(text: string, source: string): FigureSpan[] {
  return [...text.matchAll(compile(source))]
    .map(({ index, 0: found }) => ({ start: index, end: index + found.trimEnd().length }))
    .filter((hit) => isNumber(text, hit));
}

/** The first sentences, which may hold the answer. */
function cutReach(text: string): string {
  const ends = [...text.slice(0, maxReach).matchAll(sentenceEnd)].map(
    ({ index, 0: end }) => index + end.length,
  );
  return text.slice(0, ends[maxSentences - 1] ?? maxReach);
}

/** What is counted, in the words right behind a number: "21 texts". */
function findNoun(text: string, { end }: FigureSpan, noun: string | undefined): number | undefined {
  if (noun === undefined) return undefined;
  const stem = noun.replace(/(?:ies|es|s)$/u, "");
  const found = new RegExp(`^(?: \\p{L}+){0,2}? ${stem}\\p{L}*`, "iu").exec(text.slice(end));
  return found ? end + found[0].length : undefined;
}

/** Words before a number that opens an answer, and behind one that counts what was asked without naming it. */
const opensAnswer =
  /^\W*(?:(?:um+|er+m*|ooh+|well|oh|so|yeah|yes|i|i've|we|we've|have|had|got|get|do|did|there|there's|are|were|is|was|it's|that's|honestly|i'd say|say|think|usually|my|make|take|took)(?!\p{L})\W+)*$/iu;
const goesOnWithout =
  /^(?:\W*$|\s*[.,;:!?…–—)]|\s+(?:of|at|in|on|an?|per|or|and|to|every|each|for|from|with|when|if|then|that|which|who|i|we|they|it|is|are|was|were|go|goes|went|come|came|pass|passed|more|altogether|so|but|because|now|today|this|last)(?!\p{L}))/iu;
const lasting =
  /(?:'ve|have|has|he's|she's|it's) (?:\p{L}+ )?(?:been|lived|worked|had|known|done)(?!\p{L})[^.!?]*$/iu;

/** Without numbers that count another thing ("me and one cat"), or say since when somebody lives here. */
function listFitting(text: string, hits: FigureSpan[], { kind, lasts }: AskedFigure): FigureSpan[] {
  if (kind === "duration" && !lasts) return hits.filter(({ start }) => !lasting.test(text.slice(0, start)));
  if (kind !== "count") return hits;
  return hits.filter(
    ({ start, end }) => opensAnswer.test(text.slice(0, start)) || goesOnWithout.test(text.slice(end)),
  );
}

/** The figure with what corrects or widens it. */
function extend(text: string, hits: FigureSpan[], first: FigureSpan): FigureSpan {
  let { end } = first;
  for (const hit of hits) {
    if (hit.start < end) continue;
    const gap = text.slice(end, hit.start);
    const corrects = /^[?.…,]\s+$/u.test(gap) && correcting.test(text.slice(hit.start, hit.end));
    const isPart =
      gap.length <= maxGap && (corrects || goesOn.test(gap)) && hit.end - first.start <= maxLength;
    if (!isPart) break;
    end = hit.end;
  }
  return { start: first.start, end };
}

function findWord(text: string, kind: FigureKind): FigureSpan | undefined {
  const words = wordFigures[kind];
  if (words === "") return undefined;
  const opening = new RegExp(
    `^((?:(?:um+|uh+|well|oh|honestly|probably|i'd say|i)[,.…]* )*)(?:${words})(?!\\p{L})`,
    "iu",
  );
  const from = text.length - text.trimStart().length;
  const [all, lead = ""] = opening.exec(text.slice(from)) ?? [];
  return all === undefined ? undefined : { start: from + lead.length, end: from + all.length };
}

/** "Ten? Ten if that.": a number that is all the answer begins with. */
function findOpening(text: string): FigureSpan | undefined {
  return findHits(text, bareFigure).find(
    ({ start, end }) =>
      opensAnswer.test(text.slice(0, start)) && /^\s*(?:[.,;:!?…–—)]|$)/u.test(text.slice(end)),
  );
}

/** The figure in an English answer, in the speaker's own words with their "about"; undefined where there is none. */
export function findFigure(answer: string, asked: AskedFigure): FigureSpan | undefined {
  const { kind, noun } = asked;
  // Length for length, so that the offsets hold.
  const text = cutReach(answer.replace(/[’‘ʼ]/gu, "'").replace(/[\u00a0\t]/gu, " "));
  const opening = asked.bare ? findOpening(text) : undefined;
  if (opening) return opening;
  for (const source of [...figurePatterns[kind], ...(asked.bare ? [bareRate] : [])]) {
    const hits = findHits(text, source);
    const named = hits.find((hit) => findNoun(text, hit, noun) !== undefined);
    const [first] = named ? [named] : listFitting(text, hits, asked);
    if (!first) continue;
    const whole = extend(text, hits, first);
    return { start: whole.start, end: findNoun(text, whole, noun) ?? whole.end };
  }
  return findWord(text, kind);
}
