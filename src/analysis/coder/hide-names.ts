import type { Source } from "../sources.ts";
import { escapePattern } from "./name-patterns.ts";

const dates =
  "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter";
const name = `((?!(?:${dates})(?!\\p{L}))\\p{Lu}\\p{Ll}+(?:[-'’]\\p{Lu}\\p{Ll}+)*)`;
const greetings =
  "hi|hello|hey|dear|thanks|thank you|cheers|welcome|morning|afternoon|evening|sorry|hallo|hola|ciao|bonjour|olá|danke|merci|gracias|grazie|obrigada|obrigado";
const inBothCases = greetings.replace(/(?<=^|\|)\p{L}/gu, (first) => `[${first}${first.toUpperCase()}]`);

/** "Thanks, Ana." */
const afterGreeting = new RegExp(
  `(?<!\\p{L})(?:${inBothCases})(?: (?:so|very) much)?,? ${name}(?=[,.!?–—])`,
  "gu",
);
/** "Where was that, Ana?", "So, Ana, what ...": in languages that write no nouns with capitals. */
const apart = [
  new RegExp(`(?<=(?<!\\p{L})\\p{Ll}+), ${name}(?=[.?!])`, "gu"),
  new RegExp(`(?:^|[.!?…]\\s+)(?:So|Okay|OK|Ok|Right|Well),? ${name}(?=,)`, "gu"),
];

/** Who people are called in a talk that was held elsewhere: by the names in its file, and by its interviewer. */
function listNames({ names = [], kind, segments, language }: Source): string[] {
  const known = names
    .flatMap((one) => [one, ...one.split(/\s+/)])
    .filter((part) => /^\p{Lu}\p{L}/u.test(part));
  if (kind !== "transcript") return known;
  const calls = language.startsWith("de") ? [afterGreeting] : [afterGreeting, ...apart];
  const asked = segments.filter(({ speaker }) => speaker === "interviewer");
  const called = asked.flatMap(({ text }) =>
    calls.flatMap((one) => [...text.matchAll(one)].flatMap(([, who]) => who ?? [])),
  );
  return [...new Set([...known, ...called])];
}

/** Interviewers call people by their names, which a report does not. */
export function makeNameHider(source: Source): (text: string) => string {
  const names = listNames(source);
  if (names.length === 0) return (text) => text;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${names.map(escapePattern).join("|")})(?![\\p{L}\\p{N}])`,
    "gu",
  );
  return (text) => text.replace(pattern, "[name]");
}
