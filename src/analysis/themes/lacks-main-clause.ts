import { readSentences } from "../reading.ts";

const opening =
  /^\W*(?:(?:and|but|so|well|or|then) )*(?:when(?:ever)?|if|because|since (?!then\b)|while|although|though|even though|unless|until|after|before|as soon as)\b/i;
const subject =
  /^(?:i|we|you|they|he|she|it|there|that|this|those|nobody|no|everybody|everyone|everything|nothing|people|someone|somebody)$/;
const asked = /^(?:please|do|don't|give|let|try|ask|call|ring|send|use|make|keep|take|leave|go)$/;

/** "When they gave up the farm calls": says when, and not what then. */
export function lacksMainClause(text: string): boolean {
  if (!opening.test(text)) return false;
  const tokens = readSentences(text).flatMap((sentence) => sentence.tokens);
  const firstVerb = tokens.findIndex(({ pos }) => pos === "VERB" || pos === "AUX");
  const rest = tokens.slice(firstVerb + 1);
  return !rest.some(({ lower, pos }, at) => {
    const behind = rest.slice(at + 1);
    const hasVerb = behind.some((token) => token.pos === "VERB" || token.pos === "AUX");
    // "When it rains, the buses stop", "If it rains I walk", "If it fails, ring me".
    const isCut = lower === "," && (hasVerb || asked.test(behind[0]?.lower ?? ""));
    return isCut || (pos !== "PUNCT" && subject.test(lower) && hasVerb);
  });
}
