import { useEffect, useMemo, useState } from "react";
import { preferNotToSay } from "#contract/choices.ts";
import { type CountryChoice, listCountries } from "./countries.ts";
import { askCountries, readCountries } from "./outside-countries.ts";

/** The built-in list at once, and that of the installation's own service when it comes. What is chosen stays. */
export function useCountries(language: string, chosen: string): CountryChoice[] {
  const [answer, setAnswer] = useState<unknown>();
  useEffect(() => {
    let isGone = false;
    void askCountries().then((given) => !isGone && setAnswer(given));
    return () => {
      isGone = true;
    };
  }, []);
  const list = useMemo(() => readCountries(answer, language) ?? listCountries(language), [answer, language]);
  const isThere = chosen === "" || chosen === preferNotToSay || list.some(({ value }) => value === chosen);
  return isThere ? list : [{ value: chosen, label: chosen }, ...list];
}
