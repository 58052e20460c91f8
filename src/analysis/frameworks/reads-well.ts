import type { Statement } from "../coder/coded-source.ts";
import { readSentences } from "../reading.ts";

const featureKinds = new Set<Statement["kind"]>(["missingFeatures", "preferredFeatures"]);
/** Talk that the phrase was cut out of badly: others' speech, hesitation, a person that was told as another. */
const broken =
  /["“”]|\b(?:okay|ok|hey|yeah|um|uh|blah|gonna say)\b|\blike (?:they|hey|look|well)\b|\bthey (?:\w+ )?am\b|--|\b(\w+) \1\b/i;
/** A part that needs the rest of its sentence. */
const opensPart =
  /^(?:when|if|while|because|since|as|with|for|of|around|like|being|that|which|who|whose|to|in part|not|and|but|or|than|even|before|after|once|until|so|sure|well|just|at the same time|on the other hand|the last|turned out|there's just|there's not someone)\b/i;
const mainFollows = /,\s\S+\s\S+\s\S+/;
/** Points at something that is not in the phrase. */
const pointsAway =
  /\b(?:this|that|these|those|it|them|there|things|stuff|something|so|they|for|of|to|and|or|in|with|as well|such|those things|the same|concerning|especially|is|are|was|were)$/i;
const timeFirst = /^(?:before that|after that|at first|since then|by then|just now|once)[ ,]+/i;
/** Phrases up to here may be a name and no statement ("Rights and duties"). */
const maxNameWords = 6;
const addressed = /^(?:you|you're|your|they (?:would|might|could) say|the thing|there's (?:the|just))\b/i;

const verbs = new Map<string, boolean>();
/** Phrases whose tags are remembered; the same ones come again for each list. */
const maxRemembered = 5_000;

function hasVerb(phrase: string): boolean {
  const known = verbs.get(phrase);
  if (known !== undefined) return known;
  const tokens = readSentences(phrase).flatMap((sentence) => sentence.tokens);
  const found = tokens.some((token) => token.pos === "VERB" || token.pos === "AUX");
  if (verbs.size >= maxRemembered) verbs.clear();
  verbs.set(phrase, found);
  return found;
}

/** True when a phrase can stand by itself, without the talk around it. Of features two words are enough. */
export function readsWell({ kind, phrase, unresolved }: Statement): boolean {
  const words = phrase.split(" ").length;
  if (unresolved || broken.test(phrase) || pointsAway.test(phrase)) return false;
  if (featureKinds.has(kind))
    return words >= 2 && words <= 12 && !/^(?:turned|encouraged|share|totally)\b/i.test(phrase);
  if (words < 3 || addressed.test(phrase)) return false;
  const told = phrase.replace(timeFirst, "");
  if (opensPart.test(told) && !mainFollows.test(told)) return false;
  // The tagger takes some verbs for nouns ("notifications pile up"), so that longer phrases are trusted.
  return words > maxNameWords || hasVerb(phrase);
}
