/** Where words were left out their places stay, as line breaks; people type fewer in a row. */
const gap = /\n{3,}/u;

/** Whether words stand on both sides of what was left out: as one quote they would be stretched over it. */
export function spansGap(text: string): boolean {
  return gap.test(text.trim());
}

/** Of words that span what was left out the longest run on one side of it. */
export function cutAtGap(text: string, start: number, end: number): { start: number; end: number } {
  if (!spansGap(text.slice(start, end))) return { start, end };
  const runs = [...text.slice(start, end).matchAll(/\S(?:(?!\n{3})[\s\S])*/gu)].map(
    ({ index, 0: words }) => ({
      start: start + index,
      end: start + index + words.trimEnd().length,
    }),
  );
  return runs.reduce((best, run) => (run.end - run.start > best.end - best.start ? run : best));
}
