import { sliceCodePoints } from "../../code-points.ts";
import type { ExportTurn } from "../export-project.ts";

type Translated = Pick<ExportTurn, "text" | "translations">;

/** The translated passages of turns, each after its original words; a turn that was translated whole needs none. */
export function describeTranslations(turns: readonly Translated[]): string {
  const lines = turns.flatMap(({ text, translations = [] }) =>
    translations.map(({ start, end, language, text: translated }) => {
      const original = sliceCodePoints(text, start, end);
      const words = `[${language}] ${translated}`;
      return original.trim() === text.trim() ? words : `“${original}” ${words}`;
    }),
  );
  return lines.join("\n");
}

/** Who translated them, each once. */
export function listTranslators(turns: readonly Translated[]): string {
  const names = turns.flatMap(({ translations = [] }) => translations.map(({ by }) => by));
  return [...new Set(names)].join("; ");
}
