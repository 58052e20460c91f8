import type { Database } from "../../db/database.ts";
import {
  maxTogether,
  mayShare,
  storeWholeTurn,
  storeWholeTurns,
  type WholeTurn,
} from "./whole-turn.store.ts";

/** Stores a turn as storeWholeTurn does, perhaps with those of other people who answered in the same moment. */
export type StoreTurn = (turn: WholeTurn) => Promise<number | undefined>;

interface Waiting {
  turn: WholeTurn;
  settle: (stored: Promise<number | undefined>) => void;
}

/** One is made ready while the other is stored; more would only make the groups smaller. */
const maxAtOnce = 2;
/** Who has waited this long for the statements before, as when the database is away, asks for a connection of their own. */
const patienceMs = 1_000;

/**
 * Nobody waits for company: a turn that finds a statement free goes at once, alone. Those that come while all are
 * under way go together as soon as one is free, so that a commit is paid once for as many as came in its time.
 */
export function storeTogether(db: Database): StoreTurn {
  const waiting: Waiting[] = [];
  let underWay = 0;
  let impatient: NodeJS.Timeout | undefined;
  const goAlone = (): void => {
    impatient = undefined;
    for (const { turn, settle } of waiting.splice(0)) settle(storeWholeTurn(db, turn));
  };
  const goTogether = (group: Waiting[]): void => {
    underWay += 1;
    const turns = group.map(({ turn }) => turn);
    const stored = storeGroup(db, turns).finally(() => {
      underWay -= 1;
      clearTimeout(impatient);
      impatient = undefined;
      advance();
    });
    for (const [index, { settle }] of group.entries()) settle(stored.then((all) => all[index]));
  };
  const advance = (): void => {
    while (underWay < maxAtOnce && waiting.length > 0) goTogether(takeGroup(waiting));
    if (waiting.length > 0) impatient ??= setTimeout(goAlone, patienceMs);
  };
  return (turn) => {
    if (!mayShare(turn)) return storeWholeTurn(db, turn);
    return new Promise((resolve) => {
      waiting.push({ turn, settle: resolve });
      advance();
    });
  };
}

/** The longest waiting, no two of the same session: of those only one can be what the session stands at. */
function takeGroup(waiting: Waiting[]): Waiting[] {
  const group = new Map<string, Waiting>();
  for (const one of waiting) {
    if (group.size === maxTogether) break;
    if (!group.has(one.turn.sessionId)) group.set(one.turn.sessionId, one);
  }
  const taken = new Set(group.values());
  waiting.splice(0, waiting.length, ...waiting.filter((one) => !taken.has(one)));
  return [...taken];
}

async function storeGroup(db: Database, turns: WholeTurn[]): Promise<(number | undefined)[]> {
  const [alone] = turns;
  if (alone && turns.length === 1) return [await storeWholeTurn(db, alone)];
  // In one order, so that two servers with the same sessions do not wait for each other.
  const sorted = turns.toSorted((one, other) => (one.sessionId < other.sessionId ? -1 : 1));
  try {
    const stored = await storeWholeTurns(db, sorted);
    return turns.map((turn) => stored[sorted.indexOf(turn)]);
  } catch (error) {
    if (!nothingWasStored(error)) throw error;
    // One turn's fault is not the others'.
    return Promise.all(turns.map((turn) => storeWholeTurn(db, turn)));
  }
}

/** What the database says of a statement that it took back: bad data, a broken rule, a deadlock. */
function nothingWasStored(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(22|23|40)/.test(String(error.code));
}
