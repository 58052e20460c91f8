import type pg from "pg";
import type { Entry } from "./journal.ts";

/** A pool, or one connection of it. */
export type Readable = Pick<pg.ClientBase, "query">;

export interface Breach {
  kind: "lost" | "doubled" | "stuck" | "order" | "count" | "limit";
  /** The fault in whose time the client was answered; empty where that cannot be told. */
  fault: string;
  text: string;
}

interface SessionRow {
  id: string;
  turn_count: number;
  withdrawn: boolean;
  ended: boolean;
  leased: boolean;
  finalised: boolean;
  code: string | null;
}

interface TurnRow {
  session_id: string;
  seq: number;
  id: string;
  speaker: string;
  text: string;
  client_message_id: string | null;
  at: number;
}

/** One session: its row, its turns in order, and what its client noted. */
interface Case {
  session: SessionRow;
  turns: TurnRow[];
  notes: Entry[];
}

/** Every acknowledged message once, in order, and nobody stuck. */
export async function checkConversations(pool: Readable, entries: Entry[]): Promise<Breach[]> {
  const sessions = await pool.query<SessionRow>(
    `select s.id, turn_count, withdrawn_at is not null as withdrawn, end_reason is not null as ended,
      coalesce(lease_until > now(), false) as leased, finalised_at is not null as finalised, incentive_code as code
      from sessions s join projects p on p.id = s.project_id where not p.sample`,
  );
  const turns = await pool.query<TurnRow>(
    `select session_id, seq, id, speaker, text, client_message_id, extract(epoch from created_at)::float8 as at
      from turns order by session_id, seq`,
  );
  const turnsOf = Map.groupBy(turns.rows, (turn) => turn.session_id);
  const notesOf = Map.groupBy(entries, (entry) => ("sessionId" in entry ? entry.sessionId : ""));
  const breaches: Breach[] = entries.flatMap((entry) =>
    entry.kind === "stuck" ? [{ kind: "stuck" as const, fault: entry.fault, text: entry.what }] : [],
  );
  const stored = new Set(sessions.rows.map((session) => session.id));
  for (const entry of entries) {
    if (entry.kind === "started" && !stored.has(entry.sessionId))
      breaches.push({ kind: "lost", fault: entry.fault, text: `session ${entry.sessionId}` });
  }
  for (const session of sessions.rows) {
    const found = { session, turns: turnsOf.get(session.id) ?? [], notes: notesOf.get(session.id) ?? [] };
    breaches.push(...checkCase(found));
  }
  return breaches;
}

function checkCase(found: Case): Breach[] {
  if (found.session.withdrawn) return checkWithdrawn(found);
  return [...listLost(found), ...listDoubled(found), ...listDisorder(found), ...listStuck(found)];
}

/** Withdrawn by its own participant, and nothing left of it. */
function checkWithdrawn({ session, turns, notes }: Case): Breach[] {
  const { id } = session;
  const asked = notes.some((note) => note.kind === "withdrawing");
  if (!asked)
    return [{ kind: "lost", fault: "", text: `session ${id} is withdrawn and nobody asked for it` }];
  return turns.length > 0 ? [{ kind: "lost", fault: "", text: `withdrawal of ${id} left words` }] : [];
}

function listLost({ session, turns, notes }: Case): Breach[] {
  const texts = new Map(notes.flatMap((n) => (n.kind === "saying" ? [[n.clientMessageId, n.text]] : [])));
  const isKept = (note: Entry): boolean => {
    switch (note.kind) {
      case "started":
        return turns[0]?.id === note.messageId && turns[0].text === note.text;
      case "said": {
        const at = turns.findIndex((turn) => turn.client_message_id === note.clientMessageId);
        const reply = turns[at + 1];
        const isSame = turns[at]?.text === texts.get(note.clientMessageId);
        return at > 0 && isSame && reply?.id === note.replyId && reply.text === note.reply;
      }
      case "completed":
        return session.finalised && (note.code === null || note.code === session.code);
      case "withdrawn":
        return false;
      default:
        return true;
    }
  };
  return notes
    .filter((note) => !isKept(note))
    .map((note) => ({ kind: "lost", fault: note.fault, text: `${note.kind} in session ${session.id}` }));
}

/** Twice by id, twice by its words, or never sent by anybody. */
function listDoubled({ session, turns, notes }: Case): Breach[] {
  const sent = new Map(notes.flatMap((n) => (n.kind === "saying" ? [[n.clientMessageId, n] as const] : [])));
  const seen = new Set<string>();
  return turns
    .filter((turn) => turn.speaker === "participant")
    .flatMap((turn) => {
      const origin = sent.get(turn.client_message_id ?? "");
      const isAgain = seen.has(turn.text) || seen.has(turn.client_message_id ?? "");
      seen.add(turn.text).add(turn.client_message_id ?? "");
      if (origin && !isAgain) return [];
      return [
        { kind: "doubled" as const, fault: origin?.fault ?? "", text: `turn ${turn.seq} of ${session.id}` },
      ];
    });
}

/** Numbered without a gap, in turn, in the order of time and of the client's notes; counted as many as there are. */
function listDisorder({ session, turns, notes }: Case): Breach[] {
  const wrong = turns.find(
    (turn, at) =>
      turn.seq !== at + 1 ||
      turn.speaker !== (at % 2 === 0 ? "interviewer" : "participant") ||
      turn.at < (turns[at - 1]?.at ?? 0),
  );
  const breaches: Breach[] = [];
  if (wrong) breaches.push({ kind: "order", fault: "", text: `turn ${wrong.seq} of ${session.id}` });
  if (session.turn_count !== turns.length && turns.length > 0)
    breaches.push({ kind: "count", fault: "", text: `${session.turn_count} turns of ${session.id}` });
  const place = new Map(turns.map((turn) => [turn.client_message_id, turn.seq]));
  const said = notes.flatMap((n) => (n.kind === "said" ? [place.get(n.clientMessageId) ?? 0] : []));
  if (said.some((seq, at) => at > 0 && seq <= (said[at - 1] ?? 0)))
    breaches.push({ kind: "order", fault: "", text: `messages of ${session.id}` });
  return breaches;
}

/** Whoever was told of a session has finished it or has gone on with it after the faults. */
function listStuck({ session, notes }: Case): Breach[] {
  const started = notes.find((note) => note.kind === "started");
  if (session.leased) return [{ kind: "stuck", fault: "", text: `turn of ${session.id} is taken` }];
  if (!started || session.ended || notes.some((note) => note.kind === "wentOn")) return [];
  return [{ kind: "stuck", fault: started.fault, text: `session ${session.id}` }];
}
