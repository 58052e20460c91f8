import type { Analyst } from "../../analyst.ts";
import type { Deps } from "../../deps.ts";

/** The model that the settings choose for the analysis; null for the built-in coder. */
export function openAnalyst(_deps: Pick<Deps, "config" | "db" | "log">): Analyst | null {
  return null;
}
