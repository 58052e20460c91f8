import { tellsOfDeath } from "../voices/built-in/tells-of-death.ts";
import { listEnglishHints } from "./english/hints.ts";
import type { Hint, HintInput } from "./hint.ts";
import { listHintsBySigns } from "./languages/hints.ts";

/** The sentences of an answer that most likely have a story behind them, the likeliest first. Nobody's death is one. */
export function listHints(language: string, input: HintInput): Hint[] {
  const spoken = language.toLowerCase().split(/[-_]/)[0] ?? "";
  const hints = spoken === "en" ? listEnglishHints(input) : listHintsBySigns(spoken, input);
  return hints.filter(({ quote }) => !tellsOfDeath(quote)).sort((one, other) => other.score - one.score);
}
