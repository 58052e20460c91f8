import { findBaseOfGerund, isStative, isVerb, lowerFirst, toGerund, toPast } from "./english.ts";

/** Something that participants do, in the forms that questions need ("plan meals", "planning meals", "planned meals"). */
export interface Activity {
  base: string;
  gerund: string;
  past: string;
  negative: boolean;
  stative: boolean;
}

export const maximumSubjectWords = 9;

const ours: [RegExp, string][] = [
  [/\b(?:their|his|her|his or her|one's)\b/gi, "your"],
  [/\bthemselves\b/gi, "yourself"],
  [/\bthey are\b/gi, "you are"],
  [/\bthey\b/gi, "you"],
  [/\b(?:our|my)\b/gi, "the"],
];

/** "their budget" becomes "your budget": the words as the participant is to hear them. */
export function turnToParticipant(text: string): string {
  return ours.reduce((current, [pattern, word]) => current.replace(pattern, word), text);
}

export const danglers =
  /(?:[\s,;:]+(?:and|or|of|with|to|in|on|for|the|a|an|their|your|by|at|from|that|which|who|as|is|are|about|when|while|so|but|than|into|how|what|why))+$/i;

/** Of a phrase that is longer no nine words are read. */
const longestPhrase = 1_000;

/** At most nine words, cut where a phrase may end. */
export function shorten(phrase: string): string {
  const words = (text: string): number => text.split(" ").length;
  let text = phrase
    .slice(0, longestPhrase)
    .replace(/\([^)]*\)/g, "")
    .replace(/["“”]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const cut =
    /^((?:\S+ ){2,8}?\S+?),? (?:who|that|which|because|so that|in order to|such as|including|like|e\.g\.?|especially|particularly|with the|as well as)\b/i.exec(
      text,
    );
  if (words(text) > 5 && cut?.[1]) text = cut[1];
  if (words(text) > maximumSubjectWords)
    text = text.replace(/,? (?:when|while|during|where|after|before|if|across|among)\b.*$/i, "");
  if (words(text) > maximumSubjectWords) text = text.split(" ").slice(0, maximumSubjectWords).join(" ");
  return text.replace(danglers, "").replace(/(?<![\s,;:.!?–-])[\s,;:.!?–-]+$/, "");
}

/** After "how chefs" a word that is no preposition, pronoun or adjective ending is taken for their verb. */
export function likelyVerb(word: string): boolean {
  const other =
    /^(?:with|in|who|that|of|from|at|on|over|under|aged|and|or|are|is|were|was|to|for|by|about|as|around|between|during|when|while|after|before|without)$/;
  return /^[a-z]{3,}$/.test(word) && !other.test(word) && !/(?:ing|ed|ly|s)$/.test(word);
}

function inflectAll(phrase: string, inflect: (verb: string) => string): string {
  const tokens = phrase.split(" ");
  return tokens
    .map((token, index) => {
      const previous = tokens[index - 1];
      const starts = index === 0 || ((previous === "and" || previous === "or") && index <= 3);
      return starts && (index === 0 || isVerb(token)) ? inflect(token) : token;
    })
    .join(" ");
}

/** The activity in "plan weekly meals" or "do not vote", when it starts with a verb that we know. */
export function findActivity(phrase: string, trusted = false): Activity | undefined {
  const turned = turnToParticipant(phrase);
  const negative = /^(?:do not|don't|does not|doesn't|never|avoid|refuse to|fail to)\s+/i;
  const short = shorten(
    lowerFirst(
      turned
        .replace(negative, "")
        .replace(
          /^(?:currently|usually|really|often|actually|typically|regularly|first|still|successfully|best) /i,
          "",
        ),
    ),
  );
  const [first = ""] = short.split(" ");
  const base = isVerb(first) || (trusted && likelyVerb(first)) ? short : undefined;
  const known = base ?? gerundToBase(short);
  if (known === undefined) return undefined;
  const verb = known.split(" ")[0] ?? "";
  return {
    base: known,
    gerund: inflectAll(known, toGerund),
    past: inflectAll(known, toPast),
    negative: negative.test(turned),
    stative: isStative(verb),
  };
}

/** "spending habits" is a noun, "spending money" an activity. */
const nounAfterGerund =
  /^(?:and|or|for|habits?|goals?|behaviou?rs?|decisions?|patterns?|tools?|apps?|platforms?|strateg\w+|process\w*|services?|experiences?|systems?|software|plans?|methods?|skills|practices|culture|conditions|hours|routines?|sites?|websites?|lists?|list|room|machines?|programmes?|programs?|courses?|materials|costs?|prices?)$/i;

function gerundToBase(phrase: string): string | undefined {
  const [first = "", ...rest] = phrase.split(" ");
  const base = nounAfterGerund.test(rest[0] ?? "") ? undefined : findBaseOfGerund(first);
  return base === undefined || rest.length === 0 ? undefined : [base, ...rest].join(" ");
}
