import { allLanguages, anyLanguage } from "#languages/languages.ts";

/** Words around and inside a typed choice, in every language that interviews are held in. */

const listAt = (lists: readonly string[][], place: number): string[] =>
  lists.flatMap((words) => words[place]?.split(" ") ?? []);
const numbers = allLanguages.map(({ reading }) => reading.numbers);
const ordinals = allLanguages.map(({ reading }) => reading.ordinals);

/** By number, from none to ten. */
export const numberWords = Array.from({ length: 11 }, (_, place) => listAt(numbers, place));

/** By place, from the first on; at 0 the last. */
export const ordinalWords = Array.from({ length: 11 }, (_, place) => listAt(ordinals, place));

/** Said before or after a choice without changing it. None of them denies it, or is one of two answers. */
export const smallWords: ReadonlySet<string> = new Set(
  allLanguages.flatMap(({ reading }) => reading.small.split(" ")),
);

/** Where the reason begins that people give with a choice. */
export const reasonWords = new RegExp(`\\s(?:because|cause|'cause|since|${anyLanguage("reason")})`, "iu");
