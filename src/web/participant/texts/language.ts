import { languages } from "#contract/choices.ts";
import { en, type Texts } from "./en.ts";

export type Language = (typeof languages)[number];

/** Each language in its own words, for the switch. */
export const languageNames: Record<Language, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  pt: "Português",
  ar: "العربية",
};

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

export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}

/** The other languages come as files of their own; without the network English stays. */
export async function loadTexts(language: Language): Promise<Texts> {
  if (language === "es") return (await import("./es.ts")).es;
  if (language === "fr") return (await import("./fr.ts")).fr;
  if (language === "de") return (await import("./de.ts")).de;
  if (language === "pt") return (await import("./pt.ts")).pt;
  if (language === "ar") return (await import("./ar.ts")).ar;
  return en;
}
