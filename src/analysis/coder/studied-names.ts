import { knownProducts } from "../lexicons/products.ts";
import type { StudyContext } from "../sources.ts";
import { escapePattern } from "./name-patterns.ts";

/** Legal forms say nothing of whose product it is: "Ledgerly Ltd" makes Ledgerly. */
const legalForm = /[\s,]+(?:ltd|limited|inc|llc|gmbh|plc|co|corp|ag|bv|oy|ab|pty)\.?$/i;

/** What a study's own words put beside its product rather than ask about: "such as Slack", "switch to Xero". */
const besides =
  /\b(?:compar\w+ (?:to|with|against)|versus|vs\.?|against|such as|like|e\.g\.|for example|for instance|including|competitors?|alternatives?|rivals?|have you (?:ever )?(?:used|tried)|(?:leave|leaving|left|switch\w*|mov(?:e|ed|ing)|go|went|churn\w*|migrat\w+)\b[^.?!]{0,40}\b(?:to|for|towards))\b[:\s(]+(?:(?:[\p{L}\p{N}.-]+(?:,| or| and|,? or|,? and|\/) ){0,5})$/iu;
const possessive = /['’]s?$/;
const minShortName = 5;

/** A name as a whole word with a capital, or as the study spells it. */
function findPlaces(text: string, name: string): number[] {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, "giu");
  return [...text.matchAll(pattern)].flatMap(({ 0: hit, index }) => (/^\p{Ll}/u.test(hit) ? [] : [index]));
}

function listStudyTexts({ objective, questions, ownProduct, titles = [] }: StudyContext): string[] {
  const names = [ownProduct ?? "", ...titles].map((title) => title.replace(legalForm, ""));
  return [...names, objective, ...questions.map(({ text }) => text)];
}

/** True where the study speaks of this name as of its subject, and not of something that people may use instead. */
function isNamedBy(texts: readonly string[], name: string): boolean {
  const asSubject = (text: string) => findPlaces(text, name).some((at) => !besides.test(text.slice(0, at)));
  return texts.some(asSubject);
}

/** A short form of a name in the study: the first word of two, or "Ledger" for "Ledgerly". */
function isShortFormIn(texts: readonly string[], name: string): boolean {
  if (name.length < minShortName || name.includes(" ") || knownProducts.has(name.toLowerCase())) return false;
  const longer = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}\\p{Ll}{1,4}(?![\\p{L}\\p{N}])`, "u");
  return texts.some((text) => longer.test(text));
}

/** Tells names that people mention apart from the product that the study itself is about, which competes with nobody. */
export class StudiedNames {
  readonly #texts: string[];
  readonly #known = new Map<string, boolean>();

  constructor(study: StudyContext) {
    this.#texts = listStudyTexts(study);
  }

  has(name: string): boolean {
    const known = this.#known.get(name) ?? this.#isStudied(name.replace(possessive, ""));
    this.#known.set(name, known);
    return known;
  }

  #isStudied(name: string): boolean {
    if (isNamedBy(this.#texts, name) || isShortFormIn(this.#texts, name)) return true;
    // "Ledgerly Pro" is Ledgerly as well.
    const [first = "", ...rest] = name.split(" ");
    return rest.length > 0 && first.length >= minShortName && isNamedBy(this.#texts, first);
  }
}
