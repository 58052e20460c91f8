import { createContext, use } from "react";
import type { Language } from "./language.ts";
import { loadEnding } from "./load-texts.ts";
import type { EndingTexts, Texts } from "./page-texts.ts";

export interface Wording {
  texts: Texts;
  language: Language;
  /** The participant's own choice. */
  setLanguage: (language: Language) => void;
  /** The interview's language, taken where neither link, browser nor participant chose one. */
  offerLanguage: (language: Language) => void;
}

export const WordingContext = createContext<Wording | undefined>(undefined);

export function useWording(): Wording {
  const wording = use(WordingContext);
  if (wording === undefined) throw new Error("The page's texts are missing");
  return wording;
}

export function useTexts(): Texts {
  return useWording().texts;
}

/** The page's texts and those of the end. Suspends the screen until the latter have come. */
export function useEndingTexts(): Texts & EndingTexts {
  const { texts, language } = useWording();
  return { ...texts, ...use(loadEnding(language)) };
}
