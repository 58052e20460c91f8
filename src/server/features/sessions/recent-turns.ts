import type { Turn } from "#interviewer/guide.ts";

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
