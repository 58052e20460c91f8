import type { Token } from "../reading.ts";

/** What goes on in a head, or is said to the interviewer, is nothing that somebody does. */
const minds = new Set(
  `think know guess mean feel like love hate want need wish hope believe say suppose agree see hear wonder remember
  forget confess admit tell notice understand care mind expect assume prefer live own belong`.split(/\s+/u),
);

/** "I put my name down" may be about every day, or one. */
const alike = new Set("put cut let set read hit shut cost spread hurt quit bet split cast".split(" "));

const persons = new Set(["i", "we"]);

/**
 * Whether somebody tells what they do: `now` in "I keep a list", `once` in "I kept a list that day", `either` where the verb is the same; undefined where
 * they tell of no doing of their own.
 */
export function readOwnAct(tokens: readonly Token[]): "now" | "once" | "either" | undefined {
  for (const [at, token] of tokens.entries()) {
    if (!persons.has(token.lower)) continue;
    const verb = tokens.slice(at + 1).find(({ pos }) => pos !== "ADV");
    if (verb?.pos === "VERB" && !minds.has(verb.lemma)) {
      if (alike.has(verb.lower)) return "either";
      return verb.lower === verb.lemma ? "now" : "once";
    }
  }
  return undefined;
}
