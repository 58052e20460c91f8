import { readAskedOutPlace } from "#analysis/asked-out-place.ts";
import { listAskedOut } from "#analysis/formats/transcripts/asked-out.ts";
import type { TranscriptTurn } from "#contract/transcripts.ts";
import type { Database } from "../../db/database.ts";
import { Pointers } from "../left-out/hide-pointers.service.ts";
import type { Passage } from "../left-out/quote-ranges.service.ts";
import * as store from "./transcripts.store.ts";

/**
 * What somebody in an uploaded talk asks to have left out, with the story that it is about. It is read from the turns each
 * time, so that it follows who is a participant; only what a model heard beyond that, and what was included again, is stored.
 */

type Row = Pick<store.SourceRow, "id" | "kind" | "speakers" | "askedOutTurns" | "includedTurns">;
type Turn = Pick<store.TurnRow, "id" | "speakerId" | "text">;

type Place = Pick<Passage, "messageId" | "start" | "end">;
type TurnWish = NonNullable<TranscriptTurn["wish"]>;

/**
 * By turn, whether it is left out as somebody asked, whole or in part, or was included again; nothing where nobody asked.
 */
export function readTurnWishes(
  { kind, speakers, askedOutTurns, includedTurns }: Row,
  turns: readonly Turn[],
): Map<string, TurnWish> {
  // Comments of a forum are no talk with us.
  if (kind !== "transcript") return new Map();
  const people = new Set(speakers.filter(({ role }) => role === "participant").map(({ id }) => id));
  const said = turns.map(({ id, speakerId, text }) => ({
    ...{ id, speakerId, text },
    isParticipant: people.has(speakerId),
  }));
  const whole = listAskedOut(said);
  const partly = new Set<string>();
  const participants = new Set(said.flatMap(({ id, isParticipant }) => (isParticipant ? [id] : [])));
  for (const { turnId, span } of askedOutTurns.map(readAskedOutPlace))
    if (participants.has(turnId)) (span ? partly : whole).add(turnId);
  const nameWish = (id: string): TurnWish => {
    if (includedTurns.includes(id)) return "included";
    return whole.has(id) ? "heard" : "heard_partly";
  };
  return new Map([...whole, ...partly].map((id) => [id, nameWish(id)]));
}

/** The passages that are left out of turns that are used otherwise. */
function listPartly({ askedOutTurns }: Row, wishes: ReadonlyMap<string, TurnWish>): Place[] {
  return askedOutTurns
    .map(readAskedOutPlace)
    .flatMap(({ turnId: messageId, span }) =>
      span && wishes.get(messageId) === "heard_partly" ? [{ messageId, ...span }] : [],
    );
}

/** What points, in turns that are used, at those that are left out. */
export function listPointing(
  { speakers }: Row,
  turns: readonly Turn[],
  wishes: ReturnType<typeof readTurnWishes>,
): Place[] {
  const isGone = ({ id }: Turn) => wishes.get(id) === "heard";
  if (!turns.some(isGone)) return [];
  const asking = new Set(speakers.filter(({ role }) => role === "interviewer").map(({ id }) => id));
  const textsOf = (some: readonly Turn[]) => some.map(({ text }) => text);
  const shown = textsOf(turns.filter((turn) => !isGone(turn)));
  const pointers = new Pointers({ leftOut: textsOf(turns.filter(isGone)), shown });
  const open = new Set<string>();
  return turns.flatMap((turn) => {
    const { id: messageId, speakerId, text } = turn;
    if (asking.has(speakerId)) return [];
    const isNext = open.delete(speakerId);
    if (isGone(turn)) open.add(speakerId);
    return isGone(turn) ? [] : pointers.list(text, isNext).map((place) => ({ messageId, ...place }));
  });
}

/** The turns that are left out, whole or in part, and what points at them elsewhere. */
export function listKeptOutTurns(row: Row, turns: readonly Turn[]): Passage[] {
  const wishes = readTurnWishes(row, turns);
  const whole = turns.flatMap(({ id, text }) =>
    wishes.get(id) === "heard" ? [{ messageId: id, start: 0, end: Array.from(text).length }] : [],
  );
  return [...whole, ...listPartly(row, wishes), ...listPointing(row, turns, wishes)].map((place) => ({
    ...{ sourceId: row.id, isAsked: true },
    ...place,
  }));
}

/** Leaves out what a model heard somebody ask for; false where nothing changes by it. */
export function addAskedOut(db: Database, sourceId: string, places: string[]): Promise<boolean> {
  return store.addAskedOut(db.orm, sourceId, places);
}

/** As `listKeptOutTurns`, of all transcripts among the sources. */
export async function readKeptOutTurns(db: Database, ids: string[]): Promise<Passage[]> {
  const rows = ids.length === 0 ? [] : await store.listSources(db, { kind: "transcript" }, ids);
  if (rows.length === 0) return [];
  const turns = await store.listTurns(
    db,
    rows.map(({ id }) => id),
  );
  const bySource = Map.groupBy(turns, ({ sourceId }) => sourceId);
  return rows.flatMap((row) => listKeptOutTurns(row, bySource.get(row.id) ?? []));
}
