import type { Guide } from "#interviewer/guide.ts";
import type { LoopbackModel } from "../../src/server/testing/loopback-model.ts";
import { createLoopbackVoice } from "./hostile.ts";
import { type Interview, lead } from "./interviews.ts";
import type { Case } from "./people.ts";

export interface TokenFigures {
  sessions: number;
  /** Means of an interview: our turns, and calls of the model. */
  turns: number;
  calls: number;
  /** Prompt tokens of an interview, with the plain prompt beside it for the same talk. */
  ours: number;
  plain: number;
  /** Share of ours that is the same bytes in every call: the rules and the script. */
  stableShare: number;
}

const tokensOf = (characters: number): number => Math.ceil(characters / 4);

/** One prompt with everything in it, as in the trials: the same talk is sent again for every message. */
function writePlainPrompt({ objective, questions, introduction }: Guide): string {
  const script = questions.map(({ text }, index) => `(${index + 1}) ${text}`).join(" ");
  return (
    `You are an experienced qualitative researcher who interviews a person by chat. Objective: ${objective}. ` +
    "Work through these questions in order, as written or lightly adapted, and follow up on any answer until you " +
    `understand what the person means: ${script} Begin with: '${introduction}'. Be non-directive; let the person ` +
    "raise what matters; follow up on what is unclear or only hinted at; ask for concrete events and examples; find " +
    "out how the person sees things and why; never suggest an answer; one question at a time; when they cannot " +
    "answer, try another angle once. At most 60 words a message; about 18 questions in 15 minutes. When all is " +
    "asked, or they want to stop, reply with exactly END."
  );
}

function countPlain({ given, turns }: Interview): number {
  const fixed = writePlainPrompt(given.guide).length;
  return turns.reduce((sum, turn, index) => {
    // The opening is the script's own.
    if (turn.speaker !== "interviewer" || index === 0) return sum;
    const talk = turns.slice(0, index).reduce((length, { text }) => length + text.length, 0);
    return sum + tokensOf(fixed + talk);
  }, 0);
}

/**
 * Prompt tokens with the cooperative model, as the loopback server received them, against one plain prompt for
 * the same talk. A token is taken as four characters on both sides; no cache discount is counted.
 */
export async function measureTokens(model: LoopbackModel, cases: readonly Case[]): Promise<TokenFigures> {
  const voice = createLoopbackVoice(model.url, "cooperative");
  const sum = { turns: 0, calls: 0, ours: 0, plain: 0, stable: 0 };
  model.behave({ record: true });
  for (const given of cases) {
    model.requests.length = 0;
    const interview = await lead(voice, given);
    sum.turns += interview.turns.filter((turn) => turn.speaker === "interviewer").length;
    sum.calls += model.requests.length;
    sum.plain += countPlain(interview);
    for (const { asked, inputTokens } of model.requests) {
      sum.ours += inputTokens;
      sum.stable += tokensOf(asked.system.length);
    }
  }
  const mean = (whole: number) => whole / Math.max(cases.length, 1);
  return {
    sessions: cases.length,
    turns: mean(sum.turns),
    calls: mean(sum.calls),
    ours: mean(sum.ours),
    plain: mean(sum.plain),
    stableShare: sum.stable / Math.max(sum.ours, 1),
  };
}
