const segmenters = new Map<string, Intl.Segmenter>();

function getSegmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  let segmenter: Intl.Segmenter;
  try {
    segmenter = new Intl.Segmenter(language, { granularity: "word" });
  } catch {
    // An unknown language tag still has words.
    segmenter = new Intl.Segmenter("und", { granularity: "word" });
  }
  segmenters.set(language, segmenter);
  return segmenter;
}

const latin = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** True for languages that the built-in coder reads in full. */
export function isEnglish(language: string): boolean {
  return /^en(?:$|[-_])/i.test(language);
}

/** A word with its UTF-16 place. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

const maxChunkLength = 1000;

/** Pieces of at most about a thousand characters, cut at line breaks or blanks. */
function* listChunks(text: string): Generator<{ chunk: string; offset: number }> {
  let offset = 0;
  while (offset < text.length) {
    let end = Math.min(offset + maxChunkLength, text.length);
    if (end < text.length) {
      const blank = Math.max(text.lastIndexOf(" ", end), text.lastIndexOf("\n", end));
      if (blank > offset) end = blank;
    }
    yield { chunk: text.slice(offset, end), offset };
    offset = end;
  }
}

/** Words of a text in any language. Fed in pieces, as the segmenter is a hundred times slower on long strings. */
export function listPlacedWords(text: string, language: string): PlacedWord[] {
  if (isEnglish(language)) {
    return [...text.matchAll(latin)].map((match) => ({
      word: match[0].toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    }));
  }
  const segmenter = getSegmenter(language);
  const words: PlacedWord[] = [];
  for (const { chunk, offset } of listChunks(text)) {
    for (const part of segmenter.segment(chunk)) {
      if (!part.isWordLike) continue;
      const start = offset + part.index;
      words.push({ word: part.segment.toLowerCase(), start, end: start + part.segment.length });
    }
  }
  return words;
}

/** Words of a text, lower case, in order. */
export function listWords(text: string, language: string): string[] {
  return listPlacedWords(text, language).map((placed) => placed.word);
}

/** How many words a text has. */
export function countWords(text: string, language: string): number {
  return listPlacedWords(text, language).length;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Stretches between blanks; for English, where these are the words. */
export function countSpacedWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

const apostrophes = new Map(
  `don't doesn't didn't isn't wasn't aren't weren't haven't hasn't hadn't can't couldn't wouldn't shouldn't won't i'm i've
  that's there's they're they've you're you've what's`
    .split(/\s+/u)
    .map((word) => [word.replace("'", ""), word]),
);

/** Words as the rules know them: with straight apostrophes, and with those that people leave out ("dont"). */
export function plainWords(text: string): string {
  return text
    .replace(/[’‘ʼ]/gu, "'")
    .replace(/(?<![\p{L}'])\p{L}{2,8}(?![\p{L}'])/gu, (word) => apostrophes.get(word.toLowerCase()) ?? word);
}
