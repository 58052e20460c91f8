import { containsCompletionPhrase } from "../guard.ts";
import { danglers } from "./activity.ts";
import { normaliseText } from "./sentences.ts";

export type Focus = "reasons" | "price" | "views" | "evaluation" | "decision" | "none";

/** A subject that only repeats the creator's words, for what we could not take apart. */
export function quoteSubject(text: string): string {
  const words = normaliseText(text)
    .replace(/["?!]/g, "")
    .split(" ")
    .map((word) => word.slice(0, 24));
  const more = words.length > 8 ? " …" : "";
  const quote = words
    .slice(0, 8)
    .join(" ")
    .replace(danglers, "")
    .replace(/(?<![\s,.;:])[\s,.;:]+$/, "");
  if (quote === "" || containsCompletionPhrase(quote) || !/[\p{L}\p{N}]/u.test(quote)) return "this topic";
  return `the topic "${quote}${more}"`;
}

const english =
  /\b(?:the|of|how|why|what|people|to|and|for|with|in|about|our|we|their|when|on|from|is|are|do|a|an|users?|customers?|want|understand|explore|experience|using)\b/gi;
const foreign =
  /\b(?:el|la|los|las|de|que|y|para|como|cómo|der|die|das|und|wie|mit|le|les|des|et|pour|comment|du|une|um|uma|os|da|di|il|che|per|het|een|och|att|på)\b/gi;

/** Whether the text reads as English; short phrases are taken as they stand. */
export function readsAsEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  if (letters === 0 || latin / letters < 0.8) return false;
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (
    words.some(
      (word) =>
        word.length > 24 || (word.length > 3 && !/[aeiouy]/i.test(word) && word !== word.toUpperCase()),
    )
  )
    return false;
  if (words.length <= 2) return true;
  const hits = text.match(english)?.length ?? 0;
  const others = text.match(foreign)?.length ?? 0;
  return others === 0 ? hits > 0 || words.length <= 4 : hits > others;
}

const notProducts = new Set(
  "I AI UX UI HR IT NHS UK US USA EU GP GPs CEO PhD MBA B2B B2C SaaS TV PC FAQ API QA VR AR Gen Z X Y Black Friday Christmas Easter Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December English German French Spanish European British American Covid COVID COVID-19 ADHD HIV LGBTQ LGBTQ+ Millennials Europe Germany France Spain Italy London Africa Asia America India China Japan Canada Australia".split(
    " ",
  ),
);

function isProductName(name: string): boolean {
  const shaped = /^[A-Z][\p{L}\p{N}.+-]+$/u.test(name) || /^[a-z]+[A-Z]\w+$/.test(name);
  return shaped && !notProducts.has(name);
}

/** Names written with a capital inside a sentence, places after "in" and the like left out. */
export function listProducts(text: string): string[] {
  const words = text.split(" ");
  const capital = words.filter((word) => /^[A-Z]/.test(word)).length;
  if (capital / words.length > 0.5) return [];
  const names = words.map((word, index) => {
    const before = words[index - 1] ?? ".";
    const barred = /[.?!:]$|^(?:in|from|across|near|at|around|within|the)$/i.test(before);
    return barred ? "" : word.replace(/['’]s$/, "").replace(/^[("]+|(?<![),.;:?!"])[),.;:?!"]+$/g, "");
  });
  return [...new Set(names.filter(isProductName))].slice(0, 3);
}

export function findFocus(text: string): Focus {
  if (/\b(?:pric|cost|pay\b|paying|afford|worth|expensive|budget for|willingness to pay)/i.test(text))
    return "price";
  if (/\b(?:why|reasons?|motivat|what (?:makes|drives|leads)|churn|cancel|leav|abandon|drop)/i.test(text))
    return "reasons";
  if (
    /\b(?:evaluat|usab|feedback|test|redesign|prototype|review|assess|satisf|first impressions?)/i.test(text)
  )
    return "evaluation";
  if (/\b(?:choos|choice|decid|decision|select|buy|purchas)/i.test(text)) return "decision";
  if (/\b(?:attitude|opinion|perception|perceive|view|feel|belie|trust|think)/i.test(text)) return "views";
  return "none";
}

export const sensitiveWords =
  /\b(?:health|illness|ill|cancer|diabet\w*|depress\w*|anxi\w*|grie\w*|death|dying|abuse|addict\w*|pregnan\w*|miscarriage|pain\b(?! ?points?)|therapy|medicat\w*|medicine|trauma\w*|suicid\w*|patients?|symptom\w*|disab\w*|debt|divorce|fertility|violence|alcohol|drugs?|surgery|hospital\w*|mental)\b/i;

export const wordsOfTrade: [RegExp, string][] = [
  [/\b(?:customer |user )?churn(?:ing)?\b/gi, "leaving a service"],
  [/\b(?:customer|user) retention\b/gi, "staying with a service"],
  [/\bcustomer journey\b/gi, "experience"],
  [/\bconversion rates?\b/gi, "signing up"],
];
