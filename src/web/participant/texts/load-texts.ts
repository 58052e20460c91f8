import type { Language } from "./language.ts";
import type { EndingTexts, Texts } from "./page-texts.ts";

/** Each language is a file of its own, English too, so that nobody loads two. The first stands in the page itself. */
const pages = import.meta.glob<Texts>("/languages/*/page.json", { import: "default" });
const endings = import.meta.glob<EndingTexts>("/languages/*/ending.json", { import: "default" });
const loadedEndings = new Map<Language, Promise<EndingTexts>>();

export async function loadTexts(language: Language): Promise<Texts> {
  return readServed(language) ?? (await load(pages, `/languages/${language}/page.json`));
}

/** What the server wrote into the page in the language that the browser asked for. */
function readServed(language: Language): Texts | undefined {
  const served = document.querySelector<HTMLScriptElement>("script[data-texts]");
  return served?.dataset.texts === language ? JSON.parse(served.text) : undefined;
}

/** The same promise each time, as React's `use` wants it; one that failed isn't kept. */
export function loadEnding(language: Language): Promise<EndingTexts> {
  const known = loadedEndings.get(language);
  if (known !== undefined) return known;
  const asked = load(endings, `/languages/${language}/ending.json`);
  loadedEndings.set(language, asked);
  asked.catch(() => loadedEndings.delete(language));
  return asked;
}

async function load<Shape>(files: Record<string, () => Promise<Shape>>, path: string): Promise<Shape> {
  const file = files[path];
  if (file === undefined) throw new Error(`${path} is missing`);
  return await file();
}
