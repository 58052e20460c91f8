import pino from "pino";
import { decide } from "#interviewer/conductor.ts";
import type { Database } from "../../src/server/db/database.ts";
import type { ModelSettings } from "../../src/server/model-settings.ts";
import { createModelVoice } from "../../src/server/providers/models/model-voice.ts";
import type { Case } from "./frozen-set.ts";
import { type Interviewer, listTurns, type Said } from "./interviewers.ts";
import { findScriptQuestion, listTokens, type TranscriptLine } from "./transcript.ts";

/** Short, so that a benchmark of models that never answer ends today. The product's own are 4 s and 12 s. */
const timing = { firstTokenMs: 120, totalMs: 400, restSeconds: 0.001 };

function makeSettings(url: string, mode: string): ModelSettings {
  return {
    provider: "openai-compatible",
    name: `loopback:${mode}`,
    apiKey: null,
    baseUrl: url,
    dailyLimit: null,
    interviewLimit: null,
    prices: null,
  };
}

/** The shared ledger of faults and spending, without its database: never cooling, so that every turn asks the model. */
function makeLedger(): Database {
  const row = { cooling: false, failures: 0, last_fault: null, minutes: null, today: 0, interview: 0 };
  return { pool: { query: async () => ({ rows: [row] }) } } as unknown as Database;
}

export interface VoiceCounts {
  byModel: number;
  byScript: number;
}

/** Our conductor with the model voice, over the real client and the wire. */
export function createModelInterviewer(
  url: string,
  mode: string,
): { interviewer: Interviewer; counts: VoiceCounts } {
  const deps = { db: makeLedger(), log: pino({ level: "silent" }) };
  const voice = createModelVoice(deps, makeSettings(url, mode), timing);
  const counts = { byModel: 0, byScript: 0 };
  const interviewer: Interviewer = {
    async say(given, lines, now) {
      const turns = listTurns(lines);
      const { move } = decide(given.guide, turns, now);
      const words = voice.word({ guide: given.guide, turns, move, seed: given.name, interviewId: "bench" });
      for (;;) {
        const next = await words.next();
        if (!next.done) continue;
        counts[next.value.voice === "model" ? "byModel" : "byScript"] += 1;
        return { text: next.value.text, move: next.value.move, ends: next.value.move.kind === "close" };
      }
    },
  };
  return { interviewer, counts };
}

const codeWord = "x7y8";
const spokenEnd =
  "Thank you for participating, your feedback is valuable. This concludes our interview. Have a great day!";

/** One prompt with everything in it, as the published AI interviewers have it. */
export function writePlainPrompt({ guide }: Case): string {
  return [
    "You are a professional interviewer for qualitative research. Lead the interview below by chat.",
    `The aim of the study: ${guide.objective}`,
    `Begin with: ${guide.introduction}`,
    "Ask these questions in order:",
    ...guide.questions.map((question, index) => `${index + 1}. ${question.text}`),
    "Ask one question at a time. Be non-leading and neutral. Follow up where an answer is short or surprising.",
    `When all is asked, or if the participant wants to stop, answer with the code ${codeWord} alone.`,
  ].join("\n");
}

interface ChatMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

/** The whole interview again, each turn. */
export function writePlainMessages(given: Case, lines: readonly TranscriptLine[]): ChatMessage[] {
  return [
    { role: "system", content: writePlainPrompt(given) },
    ...lines.map(({ speaker, text }): ChatMessage => {
      return speaker === "participant"
        ? { role: "user", content: text }
        : { role: "assistant", content: text };
    }),
  ];
}

function readWords(content: string): string {
  try {
    const words: unknown = JSON.parse(content);
    if (typeof words === "object" && words !== null && "text" in words) return String(words.text);
  } catch {
    // A plain interviewer shows what came.
  }
  return content;
}

/** What a chat shows of an endless answer. */
const mostShown = 1_000;

async function askLoopback(url: string, mode: string, messages: ChatMessage[]): Promise<string> {
  const response = await fetch(`${url}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: `loopback:${mode}`, messages }),
    signal: AbortSignal.timeout(timing.totalMs),
  });
  if (!response.ok) throw new Error(`The model answered ${response.status}.`);
  const body = (await response.json()) as { choices?: { message?: { content?: string } }[] };
  return readWords(body.choices?.[0]?.message?.content ?? "").slice(0, mostShown);
}

/** What a model that follows the plain prompt to the letter would say: stands in where the loopback model has no rule. */
function followPrompt(given: Case, lines: readonly TranscriptLine[]): string {
  const { questions, introduction } = given.guide;
  const ours = lines.filter((line) => line.speaker === "interviewer");
  const last = lines.at(-1)?.text ?? "";
  const asked = new Set(ours.map((line) => findScriptQuestion(given.guide, line.text)));
  const next = questions.find((question) => !asked.has(question.id));
  if (lines.length === 0) return `${introduction}\n\n${next?.text ?? ""}`;
  const wasFollowUp = findScriptQuestion(given.guide, ours.at(-1)?.text ?? "") === undefined;
  if (/^i want to stop\b/i.test(last)) return codeWord;
  if (listTokens(last).length < 8 && !wasFollowUp) return "Could you tell me more about that?";
  return next?.text ?? codeWord;
}

/**
 * The plain interviewer: the model's words are shown as they come, and its code word ends the interview. In
 * the cooperative mode the prompt is followed to the letter; else each turn after the first is the model's.
 */
export function createPlainInterviewer(url: string, mode: string): Interviewer {
  return {
    async say(given, lines): Promise<Said> {
      const isOwn = mode === "cooperative" || lines.length === 0;
      const text = isOwn
        ? followPrompt(given, lines)
        : await askLoopback(url, mode, writePlainMessages(given, lines));
      const isEnd = text.includes(codeWord) || /concludes our interview/i.test(text);
      return { text: text.trim() === codeWord ? spokenEnd : text, move: null, ends: isEnd };
    },
  };
}
