/** As many words in a row as make it likely that they are one person's own. */
const runLength = 5;

/** Whether `text` repeats words in a row of someone in `removed` that nobody in `kept` said. */
export function repeatsWordsOf(text: string, removed: string[], kept: string[]): boolean {
  const runs = listRuns(text);
  if (runs.length === 0) return false;
  const gone = removed.map(flatten);
  const left = kept.map(flatten);
  return runs.some(
    (run) => gone.some((said) => said.includes(run)) && !left.some((said) => said.includes(run)),
  );
}

/** Words only, with a space around each, so that a run is found at whole words. */
function flatten(text: string): string {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.join(" ")} `;
}

function listRuns(text: string): string[] {
  const words = flatten(text).trim().split(" ");
  const starts = Array.from({ length: Math.max(words.length - runLength + 1, 0) }, (_, index) => index);
  return starts.map((start) => ` ${words.slice(start, start + runLength).join(" ")} `);
}
