import { maxNameChars } from "#contract/limits.ts";
import { type CountryChoice, listCountries } from "./countries.ts";

/** A list that comes later than this is not waited for; the built-in one is there all the time. */
const waitMs = 3_000;
const fewest = 2;
const most = 400;

let asked: Promise<unknown> | undefined;

/** The list of this installation's own countries service, which is asked once a visit. */
export async function findCountries(url: string, language: string): Promise<CountryChoice[] | undefined> {
  asked ??= fetchCountries(url).catch(() => undefined);
  return readCountries(await asked, language);
}

async function fetchCountries(url: string): Promise<unknown> {
  const response = await fetch(url, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(waitMs),
  });
  return response.ok ? response.json() : undefined;
}

/**
 * The choices of an answer: a list of codes or English names, or of entries with a `code`, `cca2` or `alpha2Code`, or
 * a `name`. Undefined, so that the built-in list stays, when it is anything else.
 */
export function readCountries(answer: unknown, language: string): CountryChoice[] | undefined {
  if (!Array.isArray(answer) || answer.length < fewest || answer.length > most) return undefined;
  const builtIn = listCountries(language);
  const byCode = new Map(builtIn.map((country) => [country.value, country]));
  const codes = new Map(listCountries("en").map(({ value, label }) => [label.toLowerCase(), value]));
  const chosen = new Map<string, CountryChoice>();
  for (const entry of answer) {
    const { code, name } = readEntry(entry);
    const choice = byCode.get(code) ??
      byCode.get(codes.get(name.toLowerCase()) ?? "") ?? { value: name, label: name };
    if (choice.value === "" || choice.value.length > maxNameChars) return undefined;
    chosen.set(choice.value, choice);
  }
  return [...chosen.values()].sort((a, b) => a.label.localeCompare(b.label, language));
}

function readEntry(entry: unknown): { code: string; name: string } {
  if (typeof entry === "string") return { code: entry.trim().toUpperCase(), name: entry.trim() };
  if (typeof entry !== "object" || entry === null) return { code: "", name: "" };
  const { code, cca2, alpha2Code, name } = entry as Record<string, unknown>;
  const common = typeof name === "object" && name !== null ? (name as Record<string, unknown>).common : name;
  return { code: textOf(code ?? cca2 ?? alpha2Code).toUpperCase(), name: textOf(common).trim() };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
