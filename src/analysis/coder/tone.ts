import type { Sentiment } from "#contract/insights.ts";
import { readSentences } from "../reading.ts";
import { classifySentiment } from "../sentiment.ts";
import { scoreTalk } from "../talk-tone.ts";
import { isAside } from "./asides.ts";
import { isWish } from "./rules.ts";

const minWords = 5;

/** Words with a tone of their own that say nothing of the speaker's: talk, and the matter that studies are about. */
const toneless =
  /\b(?:yes|yeah|yep|ok|okay|well|sure|honest(?:ly)?|frankly|true|agree[ds]?|please|sorry|hopefully|hope|wish|pretty|good (?:question|point)|argu(?:e|es|ed|ment|ments|ing)|part(?:y|ies)|freedom|strong(?:ly)?|interest(?:ed|ing|s)?|friends?|values?|rights?|cancel\w*)\b/gi;
/** What went against somebody, in words that no list of tones has. */
const setback =
  /\b(?:jumped|doubled|shot up|went up|gone up|let (?:me|us) down|gave up|given up|ran out|fell (?:apart|through|over)|died|broke(?:n)? down|waited (?:\w+ ){0,3}(?:days|weeks|months|hours)|never (?:came|arrived|answered|replied|worked)|(?:hadn't|had not|didn't|did not) see(?:n)? (?:that|it|this) coming)\b/i;

function readWords(text: string): number {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length;
}

/**
 * The tone of a message; undefined where it is too short to have one, or is nothing but thanks, assent and talk about the
 * interview. Wishes and questions say how it might be, so they do not count.
 */
export function readTone(text: string): Sentiment | undefined {
  const telling = readSentences(text).filter(
    (sentence) => !isAside(sentence.text) && !/\?\s*$/.test(sentence.text) && readWords(sentence.text) > 1,
  );
  if (telling.length === 0 || readWords(text) < minWords) return undefined;
  const judged = telling.filter((sentence) => !isWish(sentence.text.replace(/[’‘]/g, "'")));
  if (judged.length === 0) return "neutral";
  const said = judged.map((sentence) => sentence.text).join(" ");
  const tone = classifySentiment(scoreTalk(said, said.replace(toneless, "_")));
  return tone === "neutral" && setback.test(said) ? "negative" : tone;
}
