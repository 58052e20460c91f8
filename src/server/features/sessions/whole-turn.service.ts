import type { Turn } from "#interviewer/guide.ts";
import type { Database } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { getGuide, withPerson } from "./guides.service.ts";
import { listWordsKeptOut } from "./keep-answers-out.service.ts";
import {
  hearOut,
  type IncomingMessage,
  type InterviewerReply,
  type Listener,
  type MadeReply,
  toInterviewerReply,
  toReply,
} from "./make-reply.ts";
import {
  maxTogether,
  mayShare,
  storeWholeTurn,
  storeWholeTurns,
  type WholeTurn,
} from "./whole-turn.store.ts";

export type TurnDeps = Pick<Deps, "db" | "clock" | "newId" | "config" | "voice"> & {
  recent: RecentTurns;
  storeTurn: StoreTurn;
};

/**
 * Where the voice thinks no longer than the statement takes, and this process knows what was said before, message
 * and reply are one statement. It stores nothing unless all is as it was known; then the longer way is taken.
 */
export async function replyAtOnce(
  deps: TurnDeps,
  message: IncomingMessage,
  listen: Listener,
): Promise<InterviewerReply | undefined> {
  const { sessionId, interviewId, tokenHash, text, clientMessageId } = message;
  const known = deps.voice.instant ? deps.recent.find(sessionId, tokenHash) : undefined;
  if (!known) return undefined;
  const began = performance.now();
  const guide = await withPerson(deps.db, await getGuide(deps.db, known.guideId), sessionId);
  const turns: Turn[] = [...known.turns, { speaker: "participant", text, at: Date.now() }];
  const now = deps.clock().getTime();
  const words = deps.voice.speak({ guide, turns, now, seed: sessionId, interviewId });
  const pieces: string[] = [];
  const wording = await hearOut(words, (piece) => pieces.push(piece));
  const made = toReply(guide, turns, { wording, now });
  // What is to be left out is written first, which only the longer way does.
  if (listWordsKeptOut(made.move).length > 0) return undefined;
  const turnId = deps.newId();
  const storedAt = await deps.storeTurn({
    ...made,
    ...{ sessionId, interviewId, tokenHash, turnId, turnCount: known.turnCount },
    message: { id: deps.newId(), text, clientMessageId },
    latencyMs: Math.round(performance.now() - began),
    limited: deps.config.rateLimits,
    counted: deps.config.billing.mode !== "off",
  });
  deps.recent.drop(sessionId);
  if (storedAt === undefined) return undefined;
  if (made.end === null) deps.recent.keep(sessionId, advance(known, text, { made, storedAt }));
  for (const piece of pieces) listen(piece);
  return toInterviewerReply(made, turnId);
}

/** The conversation as it is known after a message and its reply. */
function advance(
  known: RecentSession,
  text: string,
  stored: { made: MadeReply; storedAt: number },
): RecentSession {
  const { made, storedAt: at } = stored;
  return {
    guideId: known.guideId,
    tokenHash: known.tokenHash,
    turnCount: known.turnCount + 2,
    turns: [
      ...known.turns,
      { speaker: "participant", text, at },
      { speaker: "interviewer", text: made.text, at, move: made.move },
    ],
  };
}

/** Stores a turn as storeWholeTurn does, perhaps with those of other people who answered in the same moment. */
type StoreTurn = (turn: WholeTurn) => Promise<number | undefined>;

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

/** What was said in a session up to a turn count; whoever uses it proves by the count that nothing came since. */
export interface RecentSession {
  guideId: string;
  /** Of its participant's token: another's message does not find it. */
  tokenHash: string;
  turnCount: number;
  turns: readonly Turn[];
}

export interface RecentTurns {
  find: (sessionId: string, tokenHash: string) => RecentSession | undefined;
  keep: (sessionId: string, session: RecentSession) => void;
  drop: (sessionId: string) => void;
}

/**
 * The conversations that this process answered last, so that an answer need not read what was said before it. Only
 * ever a saving: the database decides by the turn count whether it still holds. Bounded by characters of text.
 */
export function keepRecentTurns(maxCharacters: number): RecentTurns {
  const sessions = new Map<string, RecentSession>();
  let characters = 0;
  const drop = (sessionId: string): void => {
    const found = sessions.get(sessionId);
    if (!found) return;
    characters -= countCharacters(found);
    sessions.delete(sessionId);
  };
  return {
    find: (sessionId, tokenHash) => {
      const found = sessions.get(sessionId);
      return found?.tokenHash === tokenHash ? found : undefined;
    },
    drop,
    keep: (sessionId, session) => {
      drop(sessionId);
      sessions.set(sessionId, session);
      characters += countCharacters(session);
      // A map lists its oldest entry first.
      for (const oldest of sessions.keys()) {
        if (characters <= maxCharacters) break;
        drop(oldest);
      }
    },
  };
}

/** What a turn takes besides its text. */
const overhead = 400;

function countCharacters({ turns }: RecentSession): number {
  return turns.reduce((sum, turn) => sum + turn.text.length + overhead, 0);
}
