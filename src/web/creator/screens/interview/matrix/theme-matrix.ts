import type { Finding } from "#contract/insights.ts";
import { personOf } from "../../../findings/voices.ts";

export type Stance = "said" | "disagreed" | "both";

export interface MatrixRow {
  key: string;
  label: string;
  ageRange: string | null;
  /** One a theme, in their order; undefined where the person said nothing of it. */
  cells: (Stance | undefined)[];
}

/**
 * Who said what: a row a person, a column a theme. People of whom other findings hold words have a row too, so that
 * it shows who said nothing of any theme. In the order of their labels.
 */
export function makeMatrix(themes: readonly Finding[], all: readonly Finding[]): MatrixRow[] {
  const rows = new Map<string, MatrixRow>();
  for (const one of all.flatMap(({ evidence, challenging }) => [...evidence, ...challenging])) {
    const key = personOf(one);
    if (rows.has(key)) continue;
    const { sourceLabel: label, ageRange } = one;
    rows.set(key, { key, label, ageRange, cells: themes.map(() => undefined) });
  }
  for (const [column, { evidence, challenging }] of themes.entries()) {
    const saying = new Set(evidence.map(personOf));
    const against = new Set(challenging.map(personOf));
    for (const [key, row] of rows) row.cells[column] = nameStance(saying.has(key), against.has(key));
  }
  return [...rows.values()].sort((a, b) => a.label.localeCompare(b.label, "en", { numeric: true }));
}

function nameStance(said: boolean, disagreed: boolean): Stance | undefined {
  if (said && disagreed) return "both";
  if (said) return "said";
  return disagreed ? "disagreed" : undefined;
}
