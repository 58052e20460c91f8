const minWords = 3;
/** With less of the words left it is another question, not the same one put better. */
const minShareKept = 0.4;

function wordsOf(text: string): Set<string> {
  return new Set(text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Whether a question was rewritten beyond small edits, so that what was noted about it may no longer be true. */
export function isReworded(before: string, after: string): boolean {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.size === 0 || now.size < minWords) return false;
  const kept = [...old].filter((word) => now.has(word)).length;
  return kept / Math.max(old.size, now.size) < minShareKept;
}
