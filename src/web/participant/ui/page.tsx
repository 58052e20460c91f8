import { type ReactNode, useEffect, useRef } from "react";
import { languages } from "#contract/choices.ts";
import { nameLanguage } from "../texts/language.ts";
import { useWording } from "../texts/texts-context.ts";

interface PageProps {
  children: ReactNode;
  /** Changes with the step, so that the focus and the scroll begin anew. */
  step?: string;
}

/** One quiet column with the language switch above. */
export function Page({ children, step }: PageProps) {
  const { texts, language, setLanguage } = useWording();
  const main = useRef<HTMLElement>(null);
  const lastStep = useRef(step);

  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    scrollTo(0, 0);
    main.current?.querySelector<HTMLElement>("h1")?.focus();
  }, [step]);

  return (
    <div className="page">
      <header className="page-head">
        <label>
          <span className="visually-hidden">{texts.language}</span>
          <select
            className="language"
            value={language}
            onChange={(event) => {
              const chosen = languages.find((code) => code === event.target.value);
              if (chosen !== undefined) setLanguage(chosen);
            }}
          >
            {languages.map((code) => (
              <option key={code} value={code} lang={code}>
                {nameLanguage(code)}
              </option>
            ))}
          </select>
        </label>
      </header>
      <main ref={main}>{children}</main>
    </div>
  );
}
