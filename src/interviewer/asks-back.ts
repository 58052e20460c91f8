import { countWords, listSentences, tidyText } from "./words.ts";

const maxWords = 16;
/** "To the crisps?", "After the pillar, or after my decision?" */
const points =
  /^(?:(?:sorry|hm+|um+|eh|oh|ok|and|but|so|you mean|do you mean|as in|next|more),? )*(?:to|about|of|on|in|at|after|before|with|for|from|by|the|my|our|that|this|which|what|whose|where|when)\b|^(?:(?:und|aber|also),? )?(?:nach|vor|mit|von|über|zu|bei|der|die|das|welche[rsmn]?|mein\p{L}*)(?!\p{L})|^(?:a|de|en|con|sobre|por|el|la|los|las|mi|cuál)(?!\p{L})|^(?:à|de|du|des|en|avec|sur|après|avant|le|la|les|mon|ma|mes|quel\p{L}*)(?!\p{L})|^(?:o|os|as|do|da|em|no|na|com|sobre|depois|antes|meu|minha|qual)(?!\p{L})|^(?:عن|من|في|مع|بعد|قبل|أي)(?!\p{L})/iu;
const rhetorical =
  /\b(?:what can (?:you|one|i) do|what else|what's new|what would you|what do you expect|whatever|that's (?:it|all)|what was i|where was i)\b/iu;

/** Whether a reply to a follow-up only asks what it pointed at. */
export function asksBack(message: string): boolean {
  const text = tidyText(message);
  const sentences = listSentences(text);
  return (
    countWords(text) <= maxWords &&
    sentences.length > 0 &&
    sentences.every((sentence) => /[?؟]["')]*$/u.test(sentence) && points.test(sentence)) &&
    !rhetorical.test(text)
  );
}
