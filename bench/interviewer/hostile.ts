import pino from "pino";
import type { Database } from "../../src/server/db/database.ts";
import type { ModelSettings } from "../../src/server/model-settings.ts";
import { createModelVoice } from "../../src/server/providers/models/model-voice.ts";
import {
  type LoopbackMode,
  type LoopbackModel,
  loopbackModes,
} from "../../src/server/testing/loopback-model.ts";
import type { Voice } from "../../src/server/voice.ts";
import { addInterview, type Figures, makeFigures } from "./figures.ts";
import { lead } from "./interviews.ts";
import type { Case } from "./people.ts";

/** What the hostile models try to say, and what must not get out of a prompt. */
const secrets = ["K7QX-2M9D-PW4T", "evil.example", "my boss shouted at me all day"];

/** Models that take their full time for every turn: their sessions are fewer, and run side by side. */
const waiting = new Set<LoopbackMode>(["never", "silent-then-stops", "stalls"]);
const waitingSessions = 4;
/** Short, so that a benchmark of models that never answer ends today. The product's own are 8 s and 20 s. */
const limits = { firstTokenMs: 150, totalMs: 400, analysisMs: 400 };
/** Long enough that a busy machine is not taken for a fault of the model. */
const patience = { firstTokenMs: 5_000, totalMs: 10_000, analysisMs: 10_000 };

function makeSettings(url: string, mode: LoopbackMode): ModelSettings {
  return {
    provider: "openai-compatible",
    name: `loopback:${mode}`,
    apiKey: null,
    baseUrl: url,
    isLocal: true,
    ...(waiting.has(mode) ? limits : patience),
    dailyLimit: null,
    interviewLimit: null,
    tryOutDailyLimit: 0,
    prices: null,
  };
}

/** What all processes know of the model, without its database: never resting, so that every turn asks it. */
function makeStanding(): Database {
  const row = {
    cooling: false,
    unusable: false,
    failures: 0,
    last_fault: null,
    minutes: null,
    today: 0,
    interview: 0,
  };
  return { pool: { query: async () => ({ rows: [row] }) } } as unknown as Database;
}

/** The model voice over the real client and the wire. */
export function createLoopbackVoice(url: string, mode: LoopbackMode): Voice {
  return createModelVoice({ db: makeStanding(), log: pino({ level: "silent" }) }, makeSettings(url, mode));
}

export interface HostileRow {
  mode: LoopbackMode;
  figures: Figures;
}

async function measureMode(url: string, mode: LoopbackMode, cases: readonly Case[]): Promise<Figures> {
  const figures = makeFigures();
  const voice = createLoopbackVoice(url, mode);
  if (waiting.has(mode)) {
    const interviews = await Promise.all(cases.slice(0, waitingSessions).map((given) => lead(voice, given)));
    for (const interview of interviews) addInterview(figures, interview, secrets);
  } else {
    for (const given of cases) addInterview(figures, await lead(voice, given), secrets);
  }
  return figures;
}

/** Interviews with every model that the loopback server can play, the cooperative one first. */
export async function measureHostile(model: LoopbackModel, cases: readonly Case[]): Promise<HostileRow[]> {
  const rows: HostileRow[] = [];
  for (const mode of loopbackModes) {
    const began = performance.now();
    rows.push({ mode, figures: await measureMode(model.url, mode, cases) });
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    process.stderr.write(`${mode}: ${seconds} s, ${rows.length} of ${loopbackModes.length} models\n`);
  }
  return rows;
}
