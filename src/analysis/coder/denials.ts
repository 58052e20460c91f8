import type { Sentence } from "../reading.ts";
import type { Denial } from "./coded-source.ts";
import type { EvidenceMaker, Message } from "./messages.ts";
import { listNounConcepts } from "./terms.ts";

/** Said of oneself and of what one does not do; the last group is the verb that is denied. */
const undone =
  /\b(?:i|we)(?:'ve| have)? (?:(?:really|just|also|personally|actually|honestly|basically|still) )?(?:never|hardly ever|rarely|seldom|no longer|don't|do not|didn't|did not|haven't|stopped|quit|gave up|avoid) (?:(?:ever|really|even|usually|actually|normally|often|much) )?(?<verb>[a-z]{2,})/i;
const unneeded =
  /\b(?:(?:don't|do not|didn't|never|no longer|nobody|no one) (?:\w+ ){0,2}(?:needs?|care|miss(?:es)?)\b|(?:see |there is |there's |have |has )?no need (?:for|of|to)\b|(?:could|can) (?:easily |well |happily )?(?:do|live|work) without\b|(?:isn't|is not|aren't|are not|not (?:at all |really |that )?)(?:necessary|needed|important)\b)/i;
/** Words after a denial that deny no act: "I don't think", "I didn't mean". */
const idle = new Set(
  "think know mean believe guess remember mind have get feel say see understand want like be been really agree".split(
    " ",
  ),
);
/** "I don't use it because it is broken" tells of a fault, and a question or condition denies nothing. */
const open = /\?\s*$|^(?:if|unless|when|why)\b|\b(?:can't|cannot|couldn't|unless|if only)\b/i;

const minWords = 4;

function findVerb(text: string): string | undefined {
  const verb = undone.exec(text)?.groups?.verb?.toLowerCase();
  return verb === undefined || idle.has(verb) ? undefined : verb;
}

/** A sentence in which somebody says that they do not do a thing or do not need it, with what it is about. */
export function findDenial(message: Message, sentence: Sentence, maker: EvidenceMaker): Denial | undefined {
  const text = sentence.text.replace(/[’‘]/g, "'");
  if (sentence.tokens.length < minWords || open.test(text)) return undefined;
  const verb = findVerb(text);
  const needless = unneeded.test(text);
  if (verb === undefined && !needless) return undefined;
  const nouns = listNounConcepts(sentence.tokens);
  const evidence = nouns.length === 0 ? undefined : maker.make(message.segment, sentence.start, sentence.end);
  return evidence && { nouns, verb: verb ?? null, needless, evidence };
}
