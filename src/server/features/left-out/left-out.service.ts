import type { SourceKind } from "#contract/insights.ts";
import type {
  changeLeftOut as changeOperation,
  DistressState,
  LeftOut,
  QuotePlace,
} from "#contract/left-out.ts";
import type { BodyOf } from "#contract/operation.ts";
import { invalidFields } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { insertLeftOutQuotes, type LeftOutRow, toLeftOut } from "../../db/left-out.ts";
import { labelParticipant } from "../../participant-label.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { getSession } from "../session-reading/session-reading.service.ts";
import * as store from "./left-out.store.ts";

interface Of {
  accountId: string;
  interviewId: string;
}

/** The next analysis reads without them; what is shown loses their words at once. Answers how many changed. */
export async function changeLeftOut(
  db: Database,
  of: Of,
  { leftOut, sourceIds, quotes }: BodyOf<typeof changeOperation>,
): Promise<number> {
  const interview = await ownInterview(db, of.accountId, of.interviewId, "edit");
  const place = { interviewId: interview.id, projectId: interview.projectId };
  const change = { leftOut, accountId: of.accountId };
  return db.orm.transaction(async (tx) => {
    const changed = await store.changeSources(tx, place, [...new Set(sourceIds)], change);
    if (!leftOut) return changed + (await store.deleteQuotes(tx, place.interviewId, quotes));
    const texts = await store.readMessages(tx, place, quotes);
    const there = quotes.filter((quote) => texts.has(nameMessage(quote)));
    for (const quote of there) checkPlace(quote, texts.get(nameMessage(quote)) ?? "");
    const rows = there.map(({ sourceId, messageId, start, end }) => ({
      ...{ sourceId, messageId, start, end },
      interviewId: place.interviewId,
      leftOutBy: of.accountId,
    }));
    return changed + (await insertLeftOutQuotes(tx, rows));
  });
}

function nameMessage({ sourceId, messageId }: Pick<QuotePlace, "sourceId" | "messageId">): string {
  return `${sourceId} ${messageId}`;
}

function checkPlace({ start, end }: QuotePlace, text: string): void {
  if (start < end && end <= Array.from(text).length) return;
  throw invalidFields({ quotes: "This passage isn't in the message. Reload the page and select it again." });
}

interface LeftOutList {
  sources: (LeftOut & { sourceId: string; kind: SourceKind; label: string })[];
  quotes: (LeftOut & QuotePlace & { kind: SourceKind; quote: string })[];
}

/** Quotes with their words as they stand in the message; those of sources that are gone are passed over. */
export async function listLeftOut(db: Database, of: Of): Promise<LeftOutList> {
  const interview = await ownInterview(db, of.accountId, of.interviewId, "view");
  const place = { interviewId: interview.id, projectId: interview.projectId };
  const [sessions, sources, quotes] = await Promise.all([
    store.listLeftOutSessions(db, interview.id),
    store.listLeftOutSources(db, place),
    store.listQuotes(db.orm, interview.id),
  ]);
  const texts = await store.readMessages(db.orm, place, quotes);
  const kinds = await store.listKinds(db, place, quotes);
  return {
    sources: [
      ...sessions.flatMap((row) =>
        toEntry(row, {
          sourceId: row.id,
          kind: "interview" as const,
          label: labelParticipant(row.number),
        }),
      ),
      ...sources.flatMap((row) => toEntry(row, { sourceId: row.id, kind: row.kind, label: row.name })),
    ],
    quotes: quotes.flatMap(({ sourceId, messageId, start, end, ...row }) => {
      const text = texts.get(nameMessage({ sourceId, messageId }));
      if (text === undefined) return [];
      const quote = Array.from(text).slice(start, end).join("");
      const kind = kinds.get(sourceId) ?? "interview";
      return toEntry(row, { sourceId, messageId, start, end, kind, quote });
    }),
  };
}

function toEntry<T>(row: LeftOutRow, entry: T): (LeftOut & T)[] {
  const leftOut = toLeftOut(row);
  return leftOut === null ? [] : [{ ...leftOut, ...entry }];
}

/** Throws `invalid_input` for a session that did not end in distress. */
export async function decideDistress(
  db: Database,
  of: { accountId: string; sessionId: string },
  decision: "taken_in" | "kept_out" | null,
): Promise<DistressState> {
  const { session } = await getSession(db, of, "edit");
  if (!session.endedInDistress) {
    throw invalidFields({
      decision: "This interview didn't end in distress, so there is nothing to decide.",
    });
  }
  await store.saveDecision(db, of.sessionId, { decision, accountId: of.accountId });
  return decision ?? "needs_you";
}
