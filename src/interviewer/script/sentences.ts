/** Cutting text into sentences and words, the same way for every rule of the script. */

export function listSentences(text: string): string[] {
  return text
    .replace(/\s+/g, " ")
    .split(/(?<=[.!?…]["”’)]?)\s+(?=["“‘(]?[\p{L}\p{N}])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

export function listWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

export function countWords(text: string): number {
  return listWords(text).length;
}

/** Straight quotes, single spaces: what the rules match against. */
export function normaliseText(text: string): string {
  return text.normalize("NFKC").replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
}
