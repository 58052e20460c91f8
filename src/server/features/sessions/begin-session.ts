import { randomInt } from "node:crypto";
import {
  type Drawn,
  drawConcept,
  isDrawn,
  nothingDrawn,
  toPersonalGuide,
} from "#interviewer/personal-guide.ts";
import { countAssigned } from "../../db/assigned-concepts.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { factsOf } from "../recruitment/match-quotas.ts";
import type { FrozenGuide } from "./guides.service.ts";
import { type MadeReply, makeOpening } from "./make-reply.ts";
import type { FirstTurn, NewSession } from "./sessions.store.ts";

/** A session's first turn, with what was drawn before it could be made. */
export interface Begun {
  drawn: Drawn;
  first: MadeReply;
  firstTurn: FirstTurn;
}

/**
 * Draws what is left to chance and makes the first turn. Called while the interview's row is held, so that starts at
 * once, on other servers too, each count all before them. Where nothing is drawn the turn is ready before that.
 */
export function prepareBeginning(
  deps: Pick<Deps, "clock" | "newId" | "config">,
  guide: FrozenGuide,
  row: NewSession,
): (tx: Queryable) => Promise<Begun> {
  if (isDrawn(guide))
    return async (tx) => begin(deps, { guide, row }, await draw(tx, guide, row.interviewId));
  const begun = begin(deps, { guide, row }, nothingDrawn);
  return async () => begun;
}

function begin(
  { clock, newId, config }: Pick<Deps, "clock" | "newId" | "config">,
  { guide, row }: { guide: FrozenGuide; row: NewSession },
  drawn: Drawn,
): Begun {
  const { aboutYou, link, form } = factsOf({ ...row, town: row.town ?? null }, null);
  const person = { aboutYou, link, form, concept: drawn.concept };
  const own = { ...toPersonalGuide(guide, drawn), person };
  const first = makeOpening(own, row.id, clock().getTime(), config.model === null);
  const firstTurn = {
    ...{ sessionId: row.id, seq: 1, id: newId(), projectId: row.projectId },
    ...{ speaker: "interviewer" as const, type: "introduction" as const, text: first.text },
    ...{ move: first.move, reason: first.reason, voice: "scripted", latencyMs: 0 },
  };
  return { drawn, first, firstTurn };
}

async function draw(tx: Queryable, { concepts = [] }: FrozenGuide, interviewId: string): Promise<Drawn> {
  const drawSeed = randomInt(2 ** 31);
  if (concepts.length === 0) return { concept: null, drawSeed };
  const names = concepts.map(({ name }) => name);
  const counts = await countAssigned(tx, interviewId);
  const assigned = new Map(counts.map((one) => [one.name, one.assigned]));
  return { concept: drawConcept(names, assigned, drawSeed), drawSeed };
}
