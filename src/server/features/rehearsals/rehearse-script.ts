import type { RehearsedInterview } from "#contract/rehearsals.ts";
import { startCardSum } from "#interviewer/aggregate-cards.ts";
import type { Guide } from "#interviewer/guide.ts";
import { listRecalled, type Participant } from "#interviewer/participants/persona.ts";
import type { StoryPack } from "#interviewer/participants/story.ts";
import { type Drawn, drawConcept, toPersonalGuide } from "#interviewer/personal-guide.ts";
import { makeSessionCard } from "#interviewer/session-card.ts";
import type { RehearsalContent } from "../../db/rehearsal-schema.ts";
import type { Voice } from "../../voice.ts";
import { toMessages } from "../sessions/session-messages.service.ts";
import { chooseParticipants } from "./choose-participants.ts";
import { listChanges } from "./list-changes.ts";
import { type RehearsedTurn, rehearseInterview } from "./rehearse-interview.ts";

export interface RehearsalRequest {
  rehearsalId: string;
  guide: Guide;
  participants: number;
  seed: number;
  /** Written by a model for this guide; the built-in people without. */
  pack?: StoryPack | undefined;
  voice: Pick<Voice, "speak">;
  /** Whose budget a model's words are counted in. */
  interviewId: string;
  startAt: number;
  signal: AbortSignal;
  /** Told after each interview how many are done. */
  onProgress: (done: number) => Promise<void>;
  /** Told of the tokens of each turn that a model was asked to word. */
  onSpent: (tokens: number) => Promise<void>;
}

export interface RehearsedScript {
  content: RehearsalContent;
  voice: "model" | "scripted";
}

/** A script tried on simulated participants, one after another. Reads and writes nothing. */
export async function rehearseScript(request: RehearsalRequest): Promise<RehearsedScript> {
  const { guide, rehearsalId, seed, pack } = request;
  const people = chooseParticipants(guide.objective, request.participants, seed, pack);
  const sum = startCardSum();
  const interviews: RehearsedInterview[] = [];
  let isByModel = false;
  const assigned = new Map<string, number>();
  for (const [index, participant] of people.entries()) {
    const drawn = draw(guide, assigned, seed + index);
    const own = { ...toPersonalGuide(guide, drawn), person: { ...unknownPerson, concept: drawn.concept } };
    const said = await rehearseInterview({ ...request, guide: own, participant, seed: `${seed} ${index}` });
    isByModel ||= said.isByModel;
    const number = index + 1;
    const turns = said.turns.map((turn, seq) => ({ ...turn, id: `${rehearsalId}-${number}-${seq}` }));
    // Questions as they are written, so that all people's go together.
    const card = makeSessionCard(own, turns, toPersonalGuide(guide, { ...drawn, concept: null }));
    const label = `S-${String(number).padStart(2, "0")}`;
    const interview = {
      id: `${rehearsalId}-${number}`,
      participant: toSimulatedParticipant(participant, label),
      minutes: measureMinutes(turns),
      messages: toMessages(turns.map(toRow), new Map(), own),
      reportCard: card,
      heldBack: countHeldBack(participant, turns),
    };
    sum.add({ sessionId: interview.id, label, turns, card });
    interviews.push(interview);
    await request.onProgress(number);
  }
  const count = (of: "held" | "said") => interviews.reduce((whole, { heldBack }) => whole + heldBack[of], 0);
  const reportCard = sum.total();
  const content = {
    changes: listChanges(guide, interviews, reportCard.scriptFlags),
    interviews,
    reportCard,
    heldBack: { held: count("held"), said: count("said") },
    people: pack ? ("model" as const) : ("built_in" as const),
    ...(pack && { pack }),
  };
  return { content, voice: isByModel ? "model" : "scripted" };
}

function draw(guide: Guide, assigned: Map<string, number>, drawSeed: number): Drawn {
  const names = (guide.concepts ?? []).map(({ name }) => name);
  const concept = drawConcept(names, assigned, drawSeed);
  if (concept !== null) assigned.set(concept, (assigned.get(concept) ?? 0) + 1);
  return { concept, drawSeed };
}

/** Of simulated people nothing is known beforehand. */
const unknownPerson = {
  aboutYou: { ageRange: null, country: null, town: null, occupation: null },
  ...{ link: {}, form: null },
};

function toSimulatedParticipant(participant: Participant, label: string): RehearsedInterview["participant"] {
  const { pseudonym, demographics, traits, behaviours } = participant;
  return { label, pseudonym, userInfo: demographics, traits, behaviours };
}

function measureMinutes(turns: readonly RehearsedTurn[]): number {
  const [first, last] = [turns[0], turns.at(-1)];
  return first && last ? Math.round((last.at - first.at) / 60_000) : 0;
}

function countHeldBack(participant: Participant, turns: readonly RehearsedTurn[]) {
  const said = turns.flatMap((turn) => (turn.speaker === "participant" ? [turn.text] : []));
  return { held: participant.insights.length, said: listRecalled(participant, said).length };
}

/** As a stored turn would stand in its table, for the one view that transcripts have. */
function toRow(turn: RehearsedTurn & { id: string }) {
  const move = turn.speaker === "interviewer" ? turn.move : null;
  const type = move?.kind === "close" ? "completion" : move?.kind === "introduce" ? "introduction" : "core";
  return {
    sessionId: "",
    id: turn.id,
    speaker: turn.speaker,
    type: type as "completion" | "introduction" | "core",
    text: turn.text,
    move,
    reason: turn.reason,
    createdAt: new Date(turn.at),
  };
}
