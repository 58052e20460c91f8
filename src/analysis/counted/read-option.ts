import type { Sentence } from "../reading.ts";
import type { OptionChoice } from "./countable-question.ts";

const open =
  /\b(?:both|either|neither|depends?|maybe|perhaps|sometimes|it varies|mix|combination|not sure|don't know|but|although|unless|if|except|however|used to)\b/i;
const denying = /\b(?:not|never|no longer|cannot|no|than|instead)\b|n't\b/i;
const maxSentences = 2;

/** The one of the options that an answer names plainly; undefined where it names none, several, or denies one. */
export function readOption(
  sentences: readonly Sentence[],
  { options }: OptionChoice,
): { name: string; at: number } | undefined {
  const read = sentences.slice(0, maxSentences);
  const named = read.flatMap(({ tokens }, at) => {
    const stems = new Set(tokens.map(({ stem }) => stem));
    return options
      .filter((option) => option.stems.some((stem) => stems.has(stem)))
      .map(({ name }) => ({ name, at }));
  });
  const [first] = named;
  if (first === undefined || new Set(named.map(({ name }) => name)).size > 1) return undefined;
  const plain = read.map(({ text }) => text.replace(/[’‘]/g, "'")).join(" ");
  return open.test(plain) || denying.test(read[first.at]?.text ?? "") ? undefined : first;
}
