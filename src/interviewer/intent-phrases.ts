import { anyLanguage } from "#languages/languages.ts";

/**
 * What participants say when they mean something else than an answer, in `intents` of each language's reading.json. The
 * phrases are matched against the whole message without punctuation, whatever the session's language is.
 */
export const wholeMessageIntents = [
  "stop",
  "skip",
  "dont_know",
  "repeat",
  "ask_robot",
  "go_on",
  "nothing",
] as const;
export type WholeMessageIntent = (typeof wholeMessageIntents)[number];

/** Said around a whole-message phrase without changing it. */
const politeList = [
  "please|pls|plz|sorry|ok|okay|well|hm+|uh+|um+|erm|oh|so|hey|hi|yes|yeah|no|thanks|thank you|now|honestly|actually|really",
  "to be honest|tbh|i think|i guess|i mean|lol|right now|just|then|but|and|for now|here|today|anymore",
  anyLanguage("polite").replace(/\(\?:|\)/g, ""),
];
/** Each once: a word that stands here twice doubles the ways to read it, with each time that it is said. */
export const politeWords = `(?:${[...new Set(politeList.join("|").split("|"))].join("|")})`;
