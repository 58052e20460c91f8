import { nameCountry } from "#contract/country-names.ts";
import type { OwnData } from "#contract/own-data.ts";
import { AppError } from "../../app-error.ts";
import { openAddress } from "../../auth/sealed-address.ts";
import { listSounds } from "../../db/answer-sounds.ts";
import { listKeptOutByParticipants } from "../../db/left-out.ts";
import type { Deps } from "../../deps.ts";
import { participantTitleOf } from "../interviews/participant-title.service.ts";
import { listSignals } from "./answer-signals.store.ts";
import { findOwnFacts, listOwnForms } from "./own-data.store.ts";
import { getOwnKeptSession } from "./sessions.service.ts";
import { listTurns } from "./turns.store.ts";

/** All that is stored of a participant, for themselves: who shows the session's cookie or its resume token. */
export async function exportOwnSession(
  deps: Pick<Deps, "db" | "secret" | "config">,
  sessionId: string,
  token: string | null,
): Promise<OwnData> {
  const { session } = await getOwnKeptSession(deps, { sessionId, token });
  const [facts, forms, turns, sounds, signals, keptOut] = await Promise.all([
    findOwnFacts(deps.db, sessionId),
    listOwnForms(deps.db, sessionId),
    listTurns(deps.db, sessionId),
    listSounds(deps.db, sessionId),
    listSignals(deps.db, sessionId),
    listKeptOutByParticipants(deps.db, [sessionId]),
  ]);
  if (!facts) throw new AppError("session_not_found");
  const { ageRange, occupation, country, town } = session;
  return {
    interview: participantTitleOf(facts),
    organization: facts.organization,
    startedAt: session.startedAt.toISOString(),
    completedAt: session.completedAt?.toISOString() ?? null,
    language: session.language,
    consent: { text: facts.consentText, givenAt: session.consentedAt.toISOString() },
    aboutYou: { ageRange, occupation, country: country && nameCountry(country, session.language), town },
    concept: session.concept,
    link: { source: session.source, fields: session.hiddenFields ?? {} },
    forms: forms.map(({ name, fields, answers }) => ({
      name,
      answers: Object.entries(answers).map(([id, answer]) => ({
        question: fields.find((field) => field.id === id)?.label ?? id,
        answer,
      })),
    })),
    recordings: sounds.map(({ id, bytes, heard, sent, createdAt }) => ({
      recordedAt: createdAt.toISOString(),
      heard,
      sent,
      url: bytes === 0 ? null : `${deps.config.publicUrl}/api/sessions/${sessionId}/sounds/${id}`,
    })),
    messages: turns.map(({ id, speaker, text, at }) => ({
      from: speaker === "participant" ? "you" : "interviewer",
      text,
      at: new Date(at).toISOString(),
      ...(signals.has(id) && { howWritten: signals.get(id) }),
      ...(keptOut.has(id) && { leftOut: true as const }),
    })),
    incentiveCode: session.incentiveCode,
    claimEmail: facts.email ? openAddress(deps.secret, facts.email) : null,
  };
}
