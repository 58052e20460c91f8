import type { LanguageBank } from "./bank.ts";
import { arabic } from "./banks/ar/bank.ts";
import { german } from "./banks/de/bank.ts";
import { english } from "./banks/en/bank.ts";
import { spanish } from "./banks/es/bank.ts";
import { french } from "./banks/fr/bank.ts";
import { portuguese } from "./banks/pt/bank.ts";

const banks = new Map<string, LanguageBank>([
  ["en", english],
  ["es", spanish],
  ["fr", french],
  ["de", german],
  ["pt", portuguese],
  ["ar", arabic],
]);

/** The bank of a language (BCP 47; only the first part counts); English where it has none. */
export function getBank(language: string): LanguageBank {
  return banks.get(language.toLowerCase().split("-")[0] ?? "") ?? english;
}

export function listBanks(): LanguageBank[] {
  return [...banks.values()];
}
