/** "What made you press “yes?” that week" goes on: a small letter begins no sentence. */
const sentenceEnd = /[.?!؟。…]+["”»')]*(?=\s+[^\s\p{Ll}])|\n+/gu;
const openers = /[“«„]/gu;
const closers = /[”»]/gu;

/** Whether a quotation is open at the end of a text. */
export function isInsideQuotes(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(openers) > count(closers) || count(/"/gu) % 2 === 1;
}

/**
 * The whole sentences of a text that is still being written, and what is left of it. A sentence is whole
 * when a blank follows it and no quotation is open; with `isDone`, the rest is one too.
 */
export function splitSentences(text: string, isDone: boolean): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    const sentence = text.slice(start, end);
    if (sentence.trim() === "" || isInsideQuotes(sentence)) continue;
    sentences.push(tidySentence(sentence));
    start = end;
  }
  const rest = text.slice(start);
  if (!isDone || rest.trim() === "") return { sentences, rest: isDone ? "" : rest };
  return { sentences: [...sentences, tidySentence(rest)], rest: "" };
}

function tidySentence(sentence: string): string {
  return sentence.replace(/\s+/gu, " ").trim();
}
