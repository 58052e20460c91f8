import { languages } from "./choices.ts";
import { countryCodes, nameCode } from "./countries.ts";

/** Countries by what people and browsers call them. Apart from the codes, as the participant's page stays light. */

/** Names that browsers of other years give, and people write, apart from those that `Intl` knows today. */
const otherNames: Record<string, string[]> = {
  AE: ["UAE"],
  BN: ["Brunei Darussalam"],
  CD: ["Congo (DRC)", "Democratic Republic of the Congo", "DR Congo"],
  CG: ["Congo", "Congo (Republic)", "Republic of the Congo"],
  CI: ["Ivory Coast"],
  CN: ["People's Republic of China"],
  CV: ["Cabo Verde"],
  CZ: ["Czech Republic"],
  FK: ["Falkland Islands (Islas Malvinas)", "Falkland Islands (Malvinas)"],
  FM: ["Federated States of Micronesia", "Micronesia, Federated States of"],
  GB: ["Britain", "England", "Great Britain", "Northern Ireland", "Scotland", "U.K.", "Wales"],
  HK: ["Hong Kong"],
  IE: ["Republic of Ireland"],
  IR: ["Islamic Republic of Iran", "Iran, Islamic Republic of"],
  KP: ["Democratic People's Republic of Korea"],
  KR: ["Korea", "Korea, Republic of", "Republic of Korea"],
  LA: ["Lao People's Democratic Republic"],
  MD: ["Republic of Moldova", "Moldova, Republic of"],
  MK: ["Macedonia", "Macedonia (FYROM)"],
  MM: ["Burma"],
  MO: ["Macao", "Macau"],
  NL: ["Holland"],
  PS: ["Palestine", "State of Palestine"],
  RU: ["Russian Federation"],
  SY: ["Syrian Arab Republic"],
  SZ: ["Swaziland"],
  TL: ["East Timor"],
  TR: ["Turkey"],
  TZ: ["United Republic of Tanzania", "Tanzania, United Republic of"],
  US: ["America", "U.S.A.", "United States of America"],
  VA: ["Holy See"],
  VN: ["Viet Nam"],
};

/**
 * The code of a country that is given by its code or by its name in one of the participants' languages; any other text
 * comes back as it is, trimmed.
 */
export function readCountry(text: string): string {
  const given = text.trim();
  codeByName ??= indexNames();
  return codeByName.get(plain(given)) ?? given;
}

/** A country's name in `language`, whether its code is given or a name; any other text comes back as it is. */
export function nameCountry(country: string, language = "en"): string {
  const code = countryCodes.includes(country) ? country : readCountry(country);
  return countryCodes.includes(code) ? nameCode(code, language) : code;
}

let codeByName: Map<string, string> | undefined;

function indexNames(): Map<string, string> {
  const codes = new Map<string, string>();
  const add = (name: string | undefined, code: string) => {
    const key = plain(name ?? "");
    if (key !== "" && !codes.has(key)) codes.set(key, code);
  };
  for (const code of countryCodes) add(code, code);
  for (const language of languages) {
    for (const style of ["long", "short"] as const) {
      const names = new Intl.DisplayNames([language], { type: "region", style });
      for (const code of countryCodes) add(names.of(code), code);
    }
  }
  for (const [code, names] of Object.entries(otherNames)) for (const name of names) add(name, code);
  return codes;
}

/** "St. Kitts & Nevis" and "saint kitts and nevis", "Türkiye" and "turkiye" are one: letters alone count. */
function plain(text: string): string {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = letters.match(/\p{L}+/gu) ?? [];
  return words
    .filter((word) => word !== "and" && word !== "the")
    .map((word) => (word === "st" ? "saint" : word))
    .join("");
}
