import { findSentence, type Span } from "./place-quote.ts";

/** Words that turn round or bind what follows them in the same clause, in the languages that we meet most. */
const turning =
  /(?<![\p{L}\p{N}])(?:not|never|no|none|nobody|neither|nor|cannot|without|hardly|barely|rarely|instead of|rather than|unless|if|doubt|deny|refuse[ds]? to|fail(?:ed|s)? to|nicht|kein\p{L}*|nie|niemals|ohne|wenn|pas|jamais|sans|ne|si|nunca|jamás|sin|tampoco|non|mai|senza|não|sem|niet|geen|nooit|zonder)(?![\p{L}\p{N}])|n['’]t(?!\p{L})/iu;
/** What begins a clause of its own: a negation before it leaves the quote alone. */
const clauseBorder =
  /[;:—–]|,\s+and(?=\s+(?:i|we|you|they|he|she|it)\s)|(?<![\p{L}])(?:but|because|however|although|though|aber|weil|mais|pero|porque|maar|ma|mas)(?!\p{L})/giu;
/** "No, I use it daily": the word answers the question and not the clause after it. */
const answerParticle = /^\s*(?:no|nein|non|não|nee|nope|well)\s*[,.]\s*/iu;
const negatedAfter = /^\s+(?:\p{L}+\s+)?(?:not|never|no longer|nicht|niemals|nunca|jamais)(?![\p{L}\p{N}])/iu;

/** "Well, I don't know, twelve years": thinking aloud, set off by commas, denies nothing. */
const aloud =
  /(?<=^|[,.…–—-])\s*(?:(?:yo )?qu[ée] s[ée] yo|yo qu[ée] s[ée]|no s[ée]|(?:i )?(?:don['’]t know|dunno)|(?:je )?(?:ne )?sais pas|(?:ich )?wei(?:ß|ss) nicht|keine ahnung|não sei|non so|(?:ik )?weet (?:ik )?niet)\s*(?=[,.…–—-])/giu;

/** What stands further off belongs to another thought, and a quote could not be widened so far. */
const maxWords = 12;

/**
 * The words of the same sentence that are cut off before or behind the span and would turn its sense round:
 * "I cannot," before "disregard the rights of three people". Undefined where there are none.
 */
export function findLostNegation(text: string, span: Span): string | undefined {
  const sentence = findSentence(text, span);
  const lead = text.slice(sentence.start, span.start).replace(answerParticle, "").replace(aloud, "");
  let from = 0;
  for (const match of lead.matchAll(clauseBorder)) from = match.index + match[0].length;
  const words = lead.slice(from).trim().split(/\s+/u);
  const clause = words.slice(-maxWords).join(" ");
  if (turning.test(clause)) return clause;
  const tail = text.slice(span.end, sentence.end);
  return negatedAfter.exec(tail)?.[0].trim();
}
