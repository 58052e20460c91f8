import { sliceCodePoints } from "#analysis/code-points.ts";

interface Passage {
  start: number;
  end: number;
  language: string;
  text: string;
}

/** What was translated of a message, in its order; of two passages that share words, the longer. */
export function joinPassages(
  message: string,
  passages: readonly Passage[],
): { text: string; language: string } | undefined {
  const kept: Passage[] = [];
  for (const one of passages.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (kept.every(({ start, end }) => one.end <= start || one.start >= end)) kept.push(one);
  }
  kept.sort((a, b) => a.start - b.start);
  const [first] = kept;
  if (first === undefined) return undefined;
  const hasWords = (from: number, to: number) => sliceCodePoints(message, from, to).trim() !== "";
  let text = "";
  let at = 0;
  for (const passage of kept) {
    if (hasWords(at, passage.start)) text += " …";
    text += ` ${passage.text}`;
    at = passage.end;
  }
  if (hasWords(at, message.length)) text += " …";
  return { text: text.trim(), language: first.language };
}
