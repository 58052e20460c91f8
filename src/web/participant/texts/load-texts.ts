import { en, type Texts } from "./english.ts";
import type { Language } from "./language.ts";

/** The other languages come as files of their own. */
const others = import.meta.glob<Texts>(["/languages/*/page.json", "!/languages/en/*"], { import: "default" });

export async function loadTexts(language: Language): Promise<Texts> {
  return (await others[`/languages/${language}/page.json`]?.()) ?? en;
}
