import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { chooseLanguage, type Language } from "./language.ts";
import { loadTexts } from "./load-texts.ts";
import type { Texts } from "./page-texts.ts";
import { type Wording, WordingContext } from "./texts-context.ts";

interface Loaded {
  language: Language;
  texts: Texts;
}

interface WordingProviderProps {
  children: ReactNode;
  first: Loaded;
}

/** Gives the page its words, and the document its language and direction. */
export function WordingProvider({ children, first }: WordingProviderProps) {
  const [current, setCurrent] = useState(first);

  const change = useCallback(async (language: Language) => {
    try {
      const texts = await loadTexts(language);
      // The screen stays as it is while its own texts in the other language come.
      startTransition(() => setCurrent({ language, texts }));
    } catch (error) {
      console.warn("The texts could not be read", error);
    }
  }, []);
  const setLanguage = useCallback(
    (language: Language) => {
      const url = new URL(location.href);
      // In the address, so that a reload or a shared link keeps the choice.
      url.searchParams.set("lang", language);
      history.replaceState(null, "", url);
      void change(language);
    },
    [change],
  );
  const offerLanguage = useCallback(
    (language: Language) => {
      const wanted = chooseLanguage(location.search, navigator.languages, language);
      if (wanted !== document.documentElement.lang) void change(wanted);
    },
    [change],
  );

  useEffect(() => markDocument(current), [current]);

  const wording: Wording = useMemo(
    () => ({ ...current, setLanguage, offerLanguage }),
    [current, setLanguage, offerLanguage],
  );
  return <WordingContext value={wording}>{children}</WordingContext>;
}

export function markDocument({ language, texts }: Loaded) {
  document.documentElement.lang = language;
  document.documentElement.dir = texts.direction;
}
