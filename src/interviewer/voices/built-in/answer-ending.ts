import { isToldAsPast } from "../../told-as-past.ts";
import { listSentences, readableSlice } from "../../words.ts";

/** What an English answer ends on: what they did or do themselves, or what others did or do. */
export type AnswerEnding = "ownPast" | "ownPresent" | "othersPast" | "othersPresent";

const own =
  /\b(?:i|we|i'?ve|we'?ve)(?= (?!told|asked|did|do|just|think|thought|guess|suppose|know|mean|would|could|said|say|was|were|am|are|have|had|don't|didn't|can't|couldn't|feel|felt|liked?|live|work)[a-z])/giu;
const others =
  /\b(?:they|he|she|people|everyone|everybody|someone|somebody|some (?:of them|people)|(?:the|my|our|a) (?:other |older |young |new )?(?:teacher|boss|bosses|doctor|nurse|manager|owner|founder|landlord|landlady|secretary|director|pharmacist|colleagues?|neighbou?rs?|drivers?|wife|husband|mother|father|mum|dad|sister|brother|daughters?|sons?|kids|children|team|company|school|council))\b/giu;

function findLast(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}

/** Undefined where the answer is about a thing, or of no more than a few words. */
export function readEnding(answer: string): AnswerEnding | undefined {
  const sentences = listSentences(readableSlice(answer)).filter((sentence) => !/[?؟]$/u.test(sentence));
  const last = sentences.at(-1) ?? "";
  const [ownAt, othersAt] = [findLast(last, own), findLast(last, others)];
  if (ownAt === -1 && othersAt === -1) return undefined;
  const isOwn = ownAt > othersAt;
  const isPast = isToldAsPast(last, "en");
  if (isOwn) return isPast ? "ownPast" : "ownPresent";
  return isPast ? "othersPast" : "othersPresent";
}

const died =
  /\b(?:(?:he|she|mum|mom|mother|dad|father|wife|husband|partner|son|daughter|sister|brother|gran|nan|granddad|friend|baby) (?:has |had |just )?(?:died|passed(?: away| on)?)|(?:he|she)(?:'s| has)? (?:gone|went) (?:a|two|three|four|five|six|\d+|last|some) (?:years?|months?|weeks?|spring|summer|autumn|winter)|lost (?:my|our) (?:mum|mom|mother|dad|father|wife|husband|partner|son|daughter|sister|brother|baby|best friend)|(?:after|when|since|before) (?:my|our) (?:[a-z]+ )?(?:died|passed)|i (?:do |still |really )?miss (?:him|her)(?! (?:call|turn)))\b|\bmy late [a-z]+\b/iu;

/** Whether an English answer tells of somebody's death. */
export function tellsOfDeath(answer: string): boolean {
  return died.test(readableSlice(answer));
}
