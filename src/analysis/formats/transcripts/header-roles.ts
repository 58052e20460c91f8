import { foldName } from "./build-transcript.ts";
import type { SpeakerRole, SpokenTurn } from "./imported-transcript.ts";
import { findNamedRole } from "./roles.ts";

/** How many lines such a header may have. */
const maxHeaderWords = 6;

/**
 * "Interviewer: Ana Ruiz" above a talk in which Ana Ruiz speaks is no turn but says her role. The turns without such
 * lines, their speakers' roles set.
 */
export function applyHeader(turns: SpokenTurn[]): SpokenTurn[] {
  const said = new Map<string, SpeakerRole>();
  let first = 0;
  for (const { speaker, text } of turns.slice(0, maxHeaderWords)) {
    const role = findNamedRole(speaker ?? "");
    const [name = "", ...others] = text.split("\n");
    if (!others.every((line) => /^[^:]{1,30}:|^$/.test(line))) break;
    const named = foldName(name);
    const speaks = turns.some((turn) => foldName(turn.speaker ?? "") === named);
    if (role === undefined || !speaks) break;
    said.set(named, role);
    first++;
  }
  return turns
    .slice(first)
    .map((turn) => ({ ...turn, role: turn.role ?? said.get(foldName(turn.speaker ?? "")) }));
}
