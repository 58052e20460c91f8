const pageMark =
  /^(?:page\s+|seite\s+|p\.\s*)?\d{1,4}\s*(?:\/|of|von|de|sur)\s*\d{1,4}$|^(?:page|seite|página)\s+\d{1,4}$|^[-–]\s*\d{1,4}\s*[-–]$/i;

/** Below this many, numbers on lines of their own may be somebody's answers. */
const shortestCount = 5;

/**
 * Lines that hold only the next number of a running count: paragraph numbers that the extraction put apart. A
 * paragraph that goes on over the page has its number on both pages.
 */
function findRunningNumbers(lines: string[]): Set<number> {
  const found = new Set<number>();
  let expected = 1;
  for (const [index, line] of lines.entries()) {
    const isAgain = expected > 1 && line.trim() === String(expected - 1);
    if (!isAgain && line.trim() !== String(expected)) continue;
    found.add(index);
    if (!isAgain) expected++;
  }
  return found.size >= shortestCount ? found : new Set();
}

/** Headers and footers: the same short line, numbers aside, beside most page marks. */
function findRepeatedLines(lines: string[], marks: number[]): Set<string> {
  const counts = new Map<string, number>();
  for (const mark of marks) {
    for (const near of [mark - 2, mark - 1, mark + 1, mark + 2]) {
      const line = lines[near]?.trim() ?? "";
      if (line === "" || line.length > 80 || /[:：]/.test(line)) continue;
      const key = line.replace(/\d+/g, "#");
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const needed = Math.max(3, marks.length * 0.7);
  return new Set([...counts].flatMap(([key, count]) => (count >= needed ? [key] : [])));
}

/** The lines of a printed page's text without page marks, running numbers, headers and footers. */
export function stripPageFurniture(lines: string[]): { lines: string[]; removed: number } {
  const marks = lines.flatMap((line, index) => (pageMark.test(line.trim()) ? [index] : []));
  const numbers = findRunningNumbers(lines);
  const isMark = new Set(marks);
  // A header may stand behind the numbers of the page before it.
  const textual = lines.filter((_, index) => !numbers.has(index));
  const textualMarks = textual.flatMap((line, index) => (pageMark.test(line.trim()) ? [index] : []));
  const repeated = findRepeatedLines(textual, textualMarks);
  const kept = lines.filter(
    (line, index) =>
      !isMark.has(index) && !numbers.has(index) && !repeated.has(line.trim().replace(/\d+/g, "#")),
  );
  return { lines: kept, removed: lines.length - kept.length };
}
