import { allLanguages, findLanguage, type Language } from "#languages/languages.ts";
import type { ThreadKind, Weight } from "../../reading.ts";

/** Signs of a thread in one language, over text as its `fold` leaves it. */
interface LanguageCue {
  kind: ThreadKind;
  weight: Weight;
  pattern: RegExp;
}

export interface LanguageCues {
  /** Lower case and one spelling for what people type as they like, letter for letter. */
  fold(text: string): string;
  cues: readonly LanguageCue[];
  /** Words before which a clause ends. */
  conjunctions: RegExp;
  /** Words before which a clause that is too long may be cut. */
  cuts: RegExp;
  /** Words that only join or fill, at the beginning of a clause. */
  openers: RegExp;
}

/** Lower case without accents, letter for letter: people leave them out on phones. */
function foldAccents(text: string): string {
  return [...text]
    .map((letter) => {
      const folded = (letter.normalize("NFD").charAt(0) || letter).toLowerCase();
      return folded.length === letter.length && /[\p{L}]/u.test(letter) ? folded : letter;
    })
    .join("")
    .replace(/[’‘´`]/g, "'");
}

/** Arabic with one spelling for alef, ya and ta marbuta. */
function foldArabic(text: string): string {
  return text.replace(/[أإآ]/g, "ا").replace(/ى/g, "ي").replace(/ة/g, "ه");
}

/** Alternatives as whole words. */
function anyOf(alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

function buildCues({ page, listener }: Language): LanguageCues | undefined {
  if (listener === undefined) return undefined;
  const { kin = "(?!)", day = "(?!)" } = listener;
  const expand = (sign: string) => sign.replaceAll("{kin}", kin).replaceAll("{day}", day);
  return {
    fold: page.direction === "rtl" ? foldArabic : foldAccents,
    conjunctions: anyOf(listener.conjunctions),
    cuts: anyOf(listener.cuts),
    openers: new RegExp(`^(?:(?:${listener.openers.join("|")}) )+`, "u"),
    cues: listener.cues.map(({ kind, weight, signs }) => ({
      kind,
      weight,
      pattern: anyOf(signs.map(expand)),
    })),
  };
}

const cuesByLanguage = new Map(allLanguages.map((language) => [language.code, buildCues(language)]));

/** Undefined for English, which is heard by code of its own, and for languages that are not ours. */
export function findCues(tag: string): LanguageCues | undefined {
  const language = findLanguage(tag);
  return language === undefined ? undefined : cuesByLanguage.get(language.code);
}
