/** Countries by their ISO 3166-1 alpha-2 codes. No schema library here: the participant's page imports this file. */

/** All 249. */
export const countryCodes: readonly string[] = (
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW " +
  "BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI " +
  "FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN " +
  "IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME " +
  "MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF " +
  "PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV " +
  "SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE " +
  "YT ZA ZM ZW"
).split(" ");

/** The interface's languages: a name in any of them is read as its country. */
const languages = ["en", "de", "es", "fr", "pt", "ar"];

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
 * The code of a country that is given by its code or by its name in one of the interface's languages; any other text
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
  return countryCodes.includes(code) ? (namesIn(language).of(code) ?? code) : code;
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

const displayNames = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  const known = displayNames.get(language);
  if (known) return known;
  const made = new Intl.DisplayNames([language, "en"], { type: "region" });
  displayNames.set(language, made);
  return made;
}
