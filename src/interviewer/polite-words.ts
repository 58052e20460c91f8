import { anyLanguage } from "#languages/languages.ts";

/** Said around a whole-message phrase without changing it. */
const politeList = [
  "please|pls|plz|sorry|ok|okay|well|hm+|uh+|um+|erm|oh|so|hey|hi|yes|yeah|no|thanks|thank you|now|honestly|actually|really",
  "to be honest|tbh|i think|i guess|i mean|lol|right now|just|then|but|and|for now|here|today|anymore",
  anyLanguage("polite").replace(/\(\?:|\)/g, ""),
];
/** Each once: a word listed twice doubles the ways to read it, with each time that it is said. */
export const politeWords = `(?:${[...new Set(politeList.join("|").split("|"))].join("|")})`;
