import type { WishState } from "#contract/session-reading.ts";
import type { OwnChoice } from "#contract/sessions.ts";
import { isBarePlea } from "#interviewer/keep-out.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { leaveOutForParticipant, listKeptOutByParticipants } from "../../db/left-out.ts";
import type { Deps } from "../../deps.ts";
import { listWishes } from "./keep-answers-out.service.ts";
import * as store from "./own-choice.store.ts";
import { getOwnSession, type OwnSession } from "./sessions.service.ts";
import type { StoredTurn } from "./turns.store.ts";

/** Leaves a participant's own message out of all that is made of the interview, or lets it be used again. */
export async function chooseUse(
  deps: Pick<Deps, "db">,
  of: OwnSession & { messageId: string },
  leftOut: boolean,
): Promise<void> {
  const { session } = await getOwnSession(deps, of);
  const { messageId } = of;
  const place = { sessionId: session.id, interviewId: session.interviewId };
  await deps.db.orm.transaction(async (tx) => {
    const text = await store.saveChoice(tx, { ...place, messageId }, leftOut ? "leave_out" : "use");
    if (text === undefined) throw new AppError("not_found");
    if (leftOut) await leaveOutForParticipant(tx, place, [{ id: messageId, text }]);
    else await store.deleteWish(tx, { ...place, messageId });
  });
}

/**
 * By message, whether it's left out now: of those that they asked us not to use, or chose about. The asking is left out
 * as well, but a button beside it would read as if it were about what it asked for.
 */
export async function readOwnWishes(
  { db }: Pick<Deps, "db">,
  sessionId: string,
  turns: readonly StoredTurn[],
): Promise<Map<string, boolean>> {
  const states = await readWishStates(db, sessionId, turns);
  return new Map(
    turns.flatMap(({ id, text }) => {
      const state = states.get(id);
      if (state === undefined || (state === "heard" && isBarePlea(text))) return [];
      return [[id, state === "heard" || state === "chosen"] as const];
    }),
  );
}

/** By message, what the participant wished of its use and what became of it; nothing where they said nothing of it. */
export async function readWishStates(
  db: Database,
  sessionId: string,
  turns: Parameters<typeof listWishes>[0],
): Promise<Map<string, WishState>> {
  const [choices, keptOut] = await Promise.all([
    store.listChoices(db, sessionId),
    listKeptOutByParticipants(db, [sessionId]),
  ]);
  const heard = listWishes(turns);
  return new Map(
    turns.flatMap(({ id }) => {
      const of = { choice: choices.get(id), isHeard: heard.has(id), isKeptOut: keptOut.has(id) };
      const state = describeWish(of);
      return state === undefined ? [] : [[id, state] as const];
    }),
  );
}

interface Wish {
  choice: OwnChoice | undefined;
  isHeard: boolean;
  isKeptOut: boolean;
}

function describeWish({ choice, isHeard, isKeptOut }: Wish): WishState | undefined {
  if (isKeptOut) return choice === "leave_out" ? "chosen" : "heard";
  if (choice === "use") return "taken_back";
  return isHeard ? "included" : undefined;
}
