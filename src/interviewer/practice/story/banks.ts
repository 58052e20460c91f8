import type { LanguageBank } from "./bank.ts";
import { english } from "./banks/en/bank.ts";

const banks = new Map<string, LanguageBank>([["en", english]]);

/** The bank of a language (BCP 47; only the first part counts); English where it has none. */
export function getBank(language: string): LanguageBank {
  return banks.get(language.toLowerCase().split("-")[0] ?? "") ?? english;
}

export function listBanks(): LanguageBank[] {
  return [...banks.values()];
}
