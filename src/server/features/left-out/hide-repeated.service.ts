const minRepeated = 4;
const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

interface Word {
  norm: string;
  start: number;
  end: number;
}

function listPlaced(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    norm: word.toLowerCase().replace(/’/g, "'"),
    start: index,
    end: index + word.length,
  }));
}

/**
 * What the interviewer said, with an ellipsis for every four words in a row or more that it repeats of what is left out:
 * a follow-up that quotes somebody would tell it all the same.
 */
export function hideRepeated(text: string, leftOut: readonly string[]): string {
  const runs = new Set(
    leftOut.flatMap((said) => {
      const words = listPlaced(said).map(({ norm }) => norm);
      return words.slice(minRepeated - 1).map((_, at) => words.slice(at, at + minRepeated).join(" "));
    }),
  );
  if (runs.size === 0) return text;
  const words = listPlaced(text);
  const hidden: { start: number; end: number }[] = [];
  for (const [at, first] of words.entries()) {
    const run = words.slice(at, at + minRepeated);
    const last = run[minRepeated - 1];
    if (!last || !runs.has(run.map(({ norm }) => norm).join(" "))) continue;
    const before = hidden.at(-1);
    if (before && before.end >= first.start) before.end = last.end;
    else hidden.push({ start: first.start, end: last.end });
  }
  return hidden.reduceRight((shown, { start, end }) => `${shown.slice(0, start)}…${shown.slice(end)}`, text);
}
