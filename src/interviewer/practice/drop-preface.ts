import { listContentStems, listSentences } from "../words.ts";

/** Words in quotation marks, single ones too: "'I can't face another Wednesday.' What happened?" */
const quote = String.raw`(?:"[^"]{2,}"|(?<!\p{L})'(?:[^']|(?<=\p{L})'(?=\p{L})){2,}'(?!\p{L}))`;
const leadingQuote = new RegExp(String.raw`(?<=^|[.!?,] )${quote}[.!?,…]?\s+(?=\p{Lu})`, "gu");
const anyQuote = new RegExp(quote, "gu");

/** "You said …", ", you said.": gives back what was heard. */
const givesBack =
  /^(?:(?:and|so|earlier|okay|ok|right|also|just now|before)[, ]+)*you(?:'ve| have)? (?:just |also |already |earlier )?(?:said|mentioned|told me|spoke of|spoke about|talked about|described)\b|, you (?:said|thought|told me|mentioned)[.!]$/iu;

/** Thanks, excuses, and what the interviewer would like to hear about: no question of its own, and no opinion. */
const courtesy =
  /^(?:(?:oh|well|and|no|yes|okay|ok),? )*(?:hello|hi|hey|good (?:morning|afternoon|evening)|thank|thanks|sorry|of course|no problem|fair (?:point|enough)|that's (?:all right|alright|okay|ok|fine|quite all right)|there(?:'s| is) no (?:rush|hurry)|take (?:all )?(?:your|the) time|let(?:'s| me) (?:go|come|turn|move|stay)|i(?:'d| would) (?:like|love) to (?:hear|understand|learn|talk)|i(?:'m| am) (?:keen|curious|glad|grateful|here|interested)|we can (?:leave|come back)|just (?:one|the one|the first))\b/iu;

/** "That sounds frightening, thank you for telling me." */
const sympathy = /^(?:(?:oh|gosh|well),? )*(?:that|it|this) sounds [^?]*[.!]$/iu;

const minShare = 0.6;
/** A question with a verb of its own; "Stable?" gives a word back. */
const asks =
  /^(?:(?:and|so|but|ok|okay),? )*(?:what|how|why|who|which|where|when|is|are|was|were|do|does|did|have|has|had|can|could|will|would|isn't|aren't|wasn't|weren't|don't|doesn't|didn't)\b/iu;

/** Whether a sentence says what was said. */
export function isRestated(sentence: string, before: ReadonlySet<string>): boolean {
  const stems = listContentStems(sentence);
  return stems.length > 0 && stems.filter((stem) => before.has(stem)).length >= minShare * stems.length;
}

/** Without the words in quotation marks that are the other's. */
function dropQuotes(text: string): string {
  return text.replace(leadingQuote, "").replace(anyQuote, "…");
}

/**
 * A message without what only leads up to its question: the other's own words, quoted or said again, and courtesies.
 * `text` has plain quotation marks; `before` is what the other said last.
 */
export function dropPreface(text: string, before: string): string {
  const said = new Set(listContentStems(before));
  const sentences = listSentences(dropQuotes(text));
  const kept = sentences.filter((sentence, index) => {
    if (index === sentences.length - 1) return true;
    if (sentence.endsWith("?")) return asks.test(sentence) || !isRestated(sentence, said);
    return !(
      givesBack.test(sentence) ||
      courtesy.test(sentence) ||
      sympathy.test(sentence) ||
      isRestated(sentence, said)
    );
  });
  return kept.join(" ").replace(/^[\s–—-]+(?=\p{L})/u, "");
}
