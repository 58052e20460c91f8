/** Longer than anybody speaks at a time; a text without speakers may still be one long paragraph. */
const maxTurnLength = 10_000;

/** Where to cut a text that is too long: behind a paragraph, else a sentence, else a word, else anywhere. */
function findCut(text: string, from: number): number {
  const end = from + maxTurnLength;
  const least = from + maxTurnLength / 2;
  for (const mark of ["\n\n", "\n", ". ", "? ", "! ", " "]) {
    const at = text.lastIndexOf(mark, end - mark.length);
    if (at >= least) return at + mark.length;
  }
  // Never within a surrogate pair.
  return /[\ud800-\udbff]/.test(text[end - 1] ?? "") ? end - 1 : end;
}

/** The text as pieces of at most 10,000 UTF-16 units, nearly always just the text itself. */
export function splitLongTurn(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > maxTurnLength) {
    const cut = findCut(text, from);
    pieces.push(text.slice(from, cut).trim());
    from = cut;
  }
  pieces.push(text.slice(from).trim());
  return pieces.filter((piece) => piece !== "");
}
