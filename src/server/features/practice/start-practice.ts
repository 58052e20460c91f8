import type { Deps } from "../../deps.ts";
import { repeat } from "../../repeat.ts";
import { finishIdle } from "./practice-endings.service.ts";

const everyMs = 5 * 60_000;

/** Finishes practice sessions that people left. On every instance: each is finished once. */
export function startPracticeEndings(deps: Pick<Deps, "db" | "log">): { stop: () => Promise<void> } {
  return repeat(deps, { what: "ending idle practice", everyMs }, () => finishIdle(deps, null));
}
