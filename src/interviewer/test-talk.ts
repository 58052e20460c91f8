import { acceptChoice, type ModelChoice } from "./accept.ts";
import { offerTurn } from "./conductor.ts";
import type { Move, Turn } from "./guide.ts";
import type { Offer } from "./offer.ts";
import type { Reading, Thread, Tone } from "./reading.ts";
import { makeGuide, makeQuestion } from "./test-interview.ts";

/** A talk of six questions for tests of what a model may do at any moment of it. */
export const ids = ["a", "b", "c", "d", "e", "f"];
export const guide = makeGuide({
  questions: ids.map((id) => makeQuestion(id, `What about part ${id}?`, { depth: "normal" })),
  minutes: 25,
});
export const answer = "I always pick the one code, since the man at the door once lost his bonus over it.";

export const hear = (threads: Thread[] = [], tone: Tone = "plain"): Reading => ({
  threads,
  settled: [],
  done: [],
  want: "nothing",
  tone,
  by: "model",
});

export const heavy: Thread = { quote: "once lost his bonus", untold: "how", weight: 3 };
export const probe = (questionId: string, over: Partial<Move & { kind: "probe" }> = {}): Move => ({
  kind: "probe",
  questionId,
  about: null,
  ...over,
});

/** Ours and theirs by turns, after the introduction. */
export function talk(...said: (string | Move)[]): Turn[] {
  const first: Turn = {
    speaker: "interviewer",
    text: "Hi.",
    at: 0,
    move: { kind: "introduce", questionId: "a" },
  };
  return [
    first,
    ...said.map((one, index): Turn => {
      const at = (index + 1) * 20_000;
      return typeof one === "string"
        ? { speaker: "participant", text: one, at }
        : { speaker: "interviewer", text: "So?", at, move: one };
    }),
  ];
}

export function offer(turns: Turn[]): Offer & { kind: "open" } {
  const made = offerTurn(guide, turns, (turns.at(-1)?.at ?? 0) + 1);
  if (made.kind !== "open") throw new Error(`decided alone: ${made.decision.reason}`);
  return made.offer;
}
export const listKinds = (turns: Turn[]) => offer(turns).moves.map(({ kind }) => kind);

export function choose(turns: Turn[], over: Partial<ModelChoice>) {
  return acceptChoice(offer(turns), { reading: hear(), move: "ask", about: null, ...over });
}
