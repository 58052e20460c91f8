import type { AnswerSignals } from "#contract/answer-signals.ts";
import type { Deps } from "../../deps.ts";
import { storeSignals } from "./answer-signals.store.ts";
import { getGuide } from "./guides.service.ts";
import { getOwnSession, type OwnSession } from "./sessions.service.ts";

/**
 * Keeps how a message came into its box, beside the message, once. Of whoever was not told before they agreed nothing is
 * kept, whatever their page sends.
 */
export async function saveAnswerSignals(
  deps: Pick<Deps, "db">,
  of: OwnSession & { clientMessageId: string },
  signals: AnswerSignals,
): Promise<boolean> {
  const { session } = await getOwnSession(deps, of);
  const { promised } = await getGuide(deps.db, session.guideId);
  if (promised?.answerSignals !== true) return false;
  return storeSignals(deps.db, { sessionId: session.id, clientMessageId: of.clientMessageId }, signals);
}
