import { countryCodes, nameCode } from "#contract/countries.ts";

export interface CountryChoice {
  /** The ISO 3166-1 alpha-2 code, which is sent and counted; a name where the list's own service knows no code. */
  value: string;
  label: string;
}

/** All countries by their names in `language`, in its alphabetical order. The browser knows the names. */
export function listCountries(language: string): CountryChoice[] {
  const order = new Intl.Collator(language);
  return countryCodes
    .map((code) => ({ value: code, label: nameCode(code, language) }))
    .sort((a, b) => order.compare(a.label, b.label));
}
