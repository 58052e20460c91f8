import { listWords } from "./words.ts";

const functionWords = new Map<string, Set<string>>(
  Object.entries({
    en: "the and you your what how that this was were with about could please tell when there have for did would more",
    es: "el los las que qué una cómo usted su con por para cuando podría cuénteme más fue eso esto está del y",
    fr: "le les des que une comment vous votre avec pour dans quand pourriez plus était cela cette est du et quoi",
    de: "der die das und sie ihr ihre wie mit für ist war nicht ein eine bitte mehr wenn könnten dass auf zu",
    pt: "o os uma que como você seu sua com para quando poderia mais foi isso esta está do da não em e",
  }).map(([language, words]) => [language, new Set(words.split(" "))]),
);

function countShared(words: readonly string[], language: string): number {
  const known = functionWords.get(language);
  return known === undefined ? 0 : words.filter((word) => known.has(word)).length;
}

/** Whether a text is plainly in another language than this one. Short or mixed texts get the benefit of the doubt. */
export function isOtherLanguage(text: string, language: string): boolean {
  const own = language.toLowerCase().split(/[-_]/)[0] ?? "en";
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 8) return false;
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  if (own === "ar") return arabic < letters / 2;
  if (!functionWords.has(own)) return false;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters / 2) return true;
  const words = listWords(text.toLowerCase());
  const ownCount = countShared(words, own);
  return [...functionWords.keys()].some(
    (other) => other !== own && countShared(words, other) >= ownCount + 3,
  );
}
