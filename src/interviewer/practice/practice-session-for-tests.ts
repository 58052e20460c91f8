import type { Interviewee } from "./interviewee.ts";
import { replyAsInterviewee } from "./interviewee-reply.ts";
import { makeInterviewee } from "./make-interviewee.ts";
import type { PracticeLine } from "./meter.ts";

/** A whole practice session with a simulated person: each message with the answer that it gets. */
export function runPractice(
  messages: readonly string[],
  given: { seed?: number; topic?: string; language?: string } = {},
): { interviewee: Interviewee; lines: PracticeLine[] } {
  const { seed = 6, topic = "buying groceries online", language = "en" } = given;
  const level = {
    verbosity: 1,
    knowledge: 1,
    memory: 1,
    reflexivity: 1,
    disclosure: 1,
    understanding: 1,
  } as const;
  const interviewee = makeInterviewee({ seed, topic, language, traits: level });
  const lines: PracticeLine[] = [];
  for (const [index, text] of messages.entries()) {
    const history = lines.map((line) => ({ ...line, notes: line.notes ?? undefined }));
    const reply = replyAsInterviewee(interviewee, history, text);
    const at = 1_800_000_000_000 + index * 60_000;
    lines.push({ id: `q${index}`, speaker: "interviewer", text, at });
    lines.push({
      id: `a${index}`,
      speaker: "participant",
      text: reply.text,
      at: at + 2_000,
      notes: reply.notes,
    });
  }
  return { interviewee, lines };
}

export const poorMessages = [
  "Hi! Do you buy groceries online?",
  "Don't you think it's too expensive?",
  "How often do you do that and who delivers it?",
  "Would you pay for faster delivery?",
  "Is it difficult?",
  "You like the app, right?",
  "Great answer! Do you like the app?",
  "How old are you?",
];

export const goodMessages = [
  "Could you tell me a little about yourself?",
  "How does a normal order go?",
  "Mhm",
  "Tell me more about that",
  "Please walk me through the last time.",
  "What happened then?",
  "What is difficult about it?",
  "Can you tell me more about that?",
  "What do you do about it?",
  "How did that come about?",
  "How do you feel about it?",
  "What lies behind that?",
  "What do you wish were different?",
  "Why does that matter to you?",
];
