import { languages } from "#contract/choices.ts";
import { findOtherLanguage, leansTo } from "../guard-language.ts";

export type ScriptLanguage = (typeof languages)[number];

/**
 * The language that an objective is written in; null for one that we have no guides in. English unless another
 * shows: a few words may belong to any.
 */
export function findObjectiveLanguage(objective: string): ScriptLanguage | null {
  const letters = objective.match(/\p{L}/gu)?.length ?? 0;
  const latin = objective.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const arabic = objective.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  if (arabic > letters / 2) return "ar";
  if (letters > 0 && latin < letters / 2) return null;
  if (findOtherLanguage(objective, "en") === "?") return null;
  const others = languages.filter((language) => language !== "ar" && leansTo(objective, language, "en"));
  const best = others.reduce<ScriptLanguage | undefined>(
    (found, language) => (found === undefined || leansTo(objective, language, found) ? language : found),
    undefined,
  );
  return best ?? "en";
}
