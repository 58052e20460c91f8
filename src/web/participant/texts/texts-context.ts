import { createContext, useContext } from "react";
import { en, type Texts } from "./english.ts";
import type { Language } from "./language.ts";

export interface Wording {
  texts: Texts;
  language: Language;
  /** The participant's own choice. */
  setLanguage: (language: Language) => void;
  /** The interview's language, taken where neither link, browser nor participant chose one. */
  offerLanguage: (language: Language) => void;
}

export const WordingContext = createContext<Wording>({
  texts: en,
  language: "en",
  setLanguage: () => undefined,
  offerLanguage: () => undefined,
});

export function useWording(): Wording {
  return useContext(WordingContext);
}

export function useTexts(): Texts {
  return useContext(WordingContext).texts;
}
