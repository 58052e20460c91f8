import type { FastifyInstance } from "fastify";
import { rates } from "#contract/limits.ts";
import { AppError } from "../app-error.ts";
import type { Deps } from "../deps.ts";
import { addToLimit } from "./rate-limit.ts";

/** One key's uses in the window that runs: those that the database knows of, and those that only this process does. */
interface Tally {
  beganAt: number;
  shared: number;
  own: number;
  /** While the database is asked; who comes meanwhile waits for what it says. */
  sharing: Promise<void> | null;
}

/** Tallies of ended windows are thrown away when there are this many. */
const maxTallies = 20_000;

/**
 * Counts uses that come often, such as every call of a creator, and refuses what is past `limit` in a window: in this
 * process, which tells the database of every `step` uses at once and learns there what the others have counted. So
 * most uses cost nothing, one server lets through the limit exactly, and several at most a step each on top of it.
 */
export function countInSteps(
  deps: Pick<Deps, "db" | "config">,
  rule: { limit: number; seconds: number; step: number },
): (key: string) => Promise<void> {
  const tallies = new Map<string, Tally>();
  return async (key) => {
    if (!deps.config.rateLimits) return;
    const tally = currentTally(tallies, key, rule.seconds * 1000);
    while (tally.sharing) await tally.sharing;
    if (tally.shared + tally.own >= rule.limit) throw new AppError("rate_limited");
    tally.own += 1;
    if (tally.own < rule.step) return;
    tally.sharing = share(deps, { key, tally, seconds: rule.seconds });
    await tally.sharing;
  };
}

function currentTally(tallies: Map<string, Tally>, key: string, windowMs: number): Tally {
  const now = performance.now();
  const found = tallies.get(key);
  if (found && now - found.beganAt < windowMs) return found;
  if (tallies.size >= maxTallies) dropEnded(tallies, now - windowMs);
  const tally = { beganAt: now, shared: 0, own: 0, sharing: null };
  tallies.set(key, tally);
  return tally;
}

function dropEnded(tallies: Map<string, Tally>, before: number): void {
  for (const [key, { beganAt }] of tallies) if (beganAt <= before) tallies.delete(key);
  // All within one window: memory goes before counting, and who is counted anew has at most a limit more.
  if (tallies.size >= maxTallies) tallies.clear();
}

/** A database that is away takes no call down: meanwhile each process counts by itself. */
async function share(
  deps: Pick<Deps, "db">,
  { key, tally, seconds }: { key: string; tally: Tally; seconds: number },
): Promise<void> {
  const uses = tally.own;
  tally.own = 0;
  tally.shared += uses;
  try {
    const { count, ageMs } = await addToLimit(deps, key, { uses, seconds });
    tally.shared = Math.max(tally.shared, count);
    // All processes' windows end with the database's.
    tally.beganAt = performance.now() - ageMs;
  } catch {
    // What is asked next of the database says how it is.
  } finally {
    tally.sharing = null;
  }
}

/** All calls of a creator together, by cookie, token or key; some have narrower limits of their own. */
export function limitCreators(app: FastifyInstance, deps: Pick<Deps, "db" | "config">): void {
  const count = countInSteps(deps, rates.calls);
  app.addHook("onRequest", async ({ account }) => {
    if (account) await count(`calls:${account.id}`);
  });
}
