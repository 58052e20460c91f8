import { foldName } from "./build-transcript.ts";
import { findClockSeconds } from "./clock.ts";
import { looksLikeName } from "./speaker-labels.ts";

const maxNames = 12;

function isBareName(line: string): boolean {
  const name = line.trim();
  return (
    name.length <= 40 && !/[.,:;!?…"“”()]/.test(name) && name.split(/\s+/).length <= 4 && looksLikeName(name)
  );
}

/** Whether the next line with text, a clock time aside, is speech. */
function leadsSpeech(lines: string[], index: number): boolean {
  const next = lines.slice(index + 1, index + 4).find((line) => {
    return line.trim() !== "" && findClockSeconds(line) === undefined;
  });
  return next !== undefined && !isBareName(next);
}

/**
 * Names, folded, that stand alone on lines without any sign, as some meeting programs write them: at least two, each
 * coming back, before a good part of the text. One that does not come back counts beside those.
 */
export function findBareNames(lines: string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (!isBareName(line) || !leadsSpeech(lines, index)) continue;
    const name = foldName(line);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([, count]) => count >= 2);
  const covered = repeated.reduce((sum, [, count]) => sum + count, 0);
  const filled = lines.filter((line) => line.trim() !== "").length;
  const isDialogue = repeated.length >= 2 && repeated.length <= maxNames && covered >= filled * 0.2;
  return new Set(isDialogue ? repeated.map(([name]) => name) : []);
}
