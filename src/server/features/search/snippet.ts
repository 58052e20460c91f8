import { fold } from "./search-words.ts";

/** A stretch of a text, in code points, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Characters that no message holds: they are taken out of all that comes in. */
export const openMark = "\u0001";
export const closeMark = "\u0002";

/** The stretches between marks of a marked text; undefined where it is not the text with marks alone. */
export function readMarks(text: string, marked: string): Span[] | undefined {
  const spans: Span[] = [];
  let plain = "";
  let at = 0;
  let start: number | undefined;
  for (const point of marked) {
    if (point === openMark) start = at;
    else if (point === closeMark) {
      if (start !== undefined && at > start) spans.push({ start, end: at });
      start = undefined;
    } else {
      plain += point;
      at += 1;
    }
  }
  return plain === text ? spans : undefined;
}

/** Where any of these texts stands in another, whatever case and accents; in order, without overlaps. */
export function findSpans(text: string, wanted: string[]): Span[] {
  const folded: string[] = [];
  const origins: number[] = [];
  Array.from(text).forEach((point, index) => {
    for (const unit of fold(point).split("")) {
      folded.push(unit);
      origins.push(index);
    }
  });
  const all = folded.join("");
  const found = wanted.map(fold).filter((one) => one !== "");
  const spans: Span[] = [];
  for (const one of found) {
    for (let at = all.indexOf(one); at !== -1; at = all.indexOf(one, at + one.length)) {
      spans.push({ start: origins[at] ?? 0, end: (origins[at + one.length - 1] ?? 0) + 1 });
    }
  }
  return withoutOverlaps(spans);
}

function withoutOverlaps(spans: Span[]): Span[] {
  const sorted = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: Span[] = [];
  for (const span of sorted) if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  return kept;
}

export interface Snippet {
  snippet: string;
  snippetStart: number;
  marks: Span[];
}

const before = 80;
const most = 240;

/** The stretch of a message around the first mark, from word to word, with the marks that lie in it. */
export function cutSnippet(text: string, marks: Span[]): Snippet {
  const points = Array.from(text);
  const first = marks[0] ?? { start: 0, end: 0 };
  const start = toWordStart(points, first.start - before, first.start);
  const end = toWordEnd(points, Math.max(start + most, first.end), first.end);
  return {
    snippet: points.slice(start, end).join(""),
    snippetStart: start,
    marks: marks.filter((mark) => mark.start >= start && mark.end <= end),
  };
}

/** How far a cut may move to fall between words; languages without spaces have none. */
const reach = 24;

function toWordStart(points: string[], wanted: number, latest: number): number {
  if (wanted <= 0) return 0;
  for (let at = wanted; at < Math.min(wanted + reach, latest); at++) {
    if (/\s/.test(points[at - 1] ?? "")) return at;
  }
  return wanted;
}

function toWordEnd(points: string[], wanted: number, earliest: number): number {
  if (wanted >= points.length) return points.length;
  for (let at = wanted; at > Math.max(wanted - reach, earliest); at--) {
    if (/\s/.test(points[at] ?? "")) return at;
  }
  return wanted;
}
