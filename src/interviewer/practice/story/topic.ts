import { isVerb } from "../../script/english.ts";
import { normaliseText } from "../../script/sentences.ts";
import type { LanguageBank, TopicKind } from "./bank.ts";

/** What was typed as a topic, as a story can speak of it. */
export interface ToldTopic {
  kind: TopicKind;
  /** A short name that stands inside a sentence, or null where there is none. */
  name: string | null;
}

const longestName = 40;
const mostWords = 4;
const readChars = 500;

/** Words that a name does not hold: whoever says them is no longer naming a thing. */
const sentenceWords =
  /^(?:i|i'm|you|your|we|he|she|they|it|me|us|ignore|forget|pretend|please|what|why|how|who|when|where|which|is|are|do|does|and|or|the|a|an)$/;

function isName(text: string): boolean {
  const words = text.split(" ");
  return (
    text.length <= longestName &&
    words.length <= mostWords &&
    /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’&. -]*$/u.test(text) &&
    !/[.] /.test(text) &&
    /\p{L}{2}/u.test(text) &&
    words.every((word) => !sentenceWords.test(word.toLowerCase()))
  );
}

/** "Meal planning" inside a sentence is "meal planning"; names of products and German nouns keep their capital. */
function lowerName(name: string, kind: TopicKind, language: string): string {
  const keeps = language === "de" || kind === "product" || kind === "media" || kind === "unknown";
  const [first = ""] = name;
  return keeps || /\p{Lu}|\d/u.test(name.slice(1)) ? name : first.toLowerCase() + name.slice(1);
}

/** Reads a typed topic: any text at all. It is only ever named or sorted, never followed. */
export function readTopic(topic: string, bank: LanguageBank): ToldTopic {
  const text = normaliseText(topic.slice(0, readChars)).replace(/^["']+|(?<!["'.!?])["'.!?]+$/g, "");
  const kind = bank.hearing.topics.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0] ?? "unknown";
  const startsWithVerb = bank.language === "en" && isVerb(text.split(" ")[0]?.toLowerCase() ?? "");
  const name = isName(text) && !startsWithVerb ? lowerName(text, kind, bank.language) : null;
  return { kind, name };
}
