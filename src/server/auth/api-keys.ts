import { newId } from "../ids.ts";

const mark = "ask_";
const letters = 40;
const shownLetters = 6;

/** A key that opens the API for programs: 238 random bits, so that a plain hash of it cannot be guessed back. */
export function newApiKey(): string {
  return mark + (newId() + newId()).slice(0, letters);
}

export function isApiKey(bearer: string): boolean {
  return bearer.startsWith(mark);
}

/** What is shown of a key later, to tell keys apart by. */
export function prefixOf(key: string): string {
  return key.slice(0, mark.length + shownLetters);
}
