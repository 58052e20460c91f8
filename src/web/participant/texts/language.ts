import { languages } from "#contract/choices.ts";

export type Language = (typeof languages)[number];

/** A language in its own words, for the switch: "Español". */
export function nameLanguage(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function findLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

/** The link says it (?lang=), else the browser, else the interview. */
export function chooseLanguage(search: string, browser: readonly string[], interview?: Language): Language {
  const fromLink = findLanguage(new URLSearchParams(search).get("lang"));
  if (fromLink !== undefined) return fromLink;
  for (const tag of browser) {
    const found = findLanguage(tag);
    if (found !== undefined) return found;
  }
  return interview ?? "en";
}
