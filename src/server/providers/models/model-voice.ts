import { offerTurn } from "#interviewer/conductor.ts";
import type { Offer } from "#interviewer/offer.ts";
import { findShown } from "#interviewer/personal-guide.ts";
import { getSpokenLanguage } from "#interviewer/spoken-language.ts";
import {
  type CompletedTurn,
  completeTurn,
  type ModelAnswer,
} from "#interviewer/voices/model/complete-turn.ts";
import { buildPrompt, type ModelPrompt, type Retry } from "#interviewer/voices/model/prompt.ts";
import { ModelWriter, type Written } from "#interviewer/voices/model/writer.ts";
import { nameError } from "../../db/database-error.ts";
import type { Deps } from "../../deps.ts";
import type { ModelSettings } from "../../model-settings.ts";
import { builtInVoice, type Fault, type TurnRequest, type Voice, type Wording } from "../../voice.ts";
import { type ConnectedModel, connectModel } from "./language-model.ts";
import { callModel, estimatePromptTokens, type Usage } from "./model-call.ts";
import {
  isProviderFault,
  keyOf,
  type ModelStanding,
  noteFault,
  noteRecovery,
  readStanding,
} from "./model-ledger.store.ts";
import { findLimit, findNotice } from "./notices.ts";

export interface VoiceTiming {
  firstTokenMs: number;
  totalMs: number;
  /** The first rest after a fault; each further one is twice as long. */
  restSeconds: number;
}

const defaultRestSeconds = 5;
const maxRestSeconds = 300;
/** A key or an account does not mend itself in seconds. */
const accountRestFactor = 12;
const maxCalls = 2;
/** A second call is of use after these: the rest would only make the participant wait. */
const worthAnother = new Set<Fault>(["unreachable", "server_error", "cut_off"]);

type VoiceDeps = Pick<Deps, "db" | "log">;
type OpenOffer = Offer & { kind: "open" };

/** What is summed up over the calls of one turn. */
interface Tally {
  calls: number;
  failures: string[];
  /** The sentence at fault in the last answer. */
  refused: string;
  fault: Fault | null;
  retryAfterMs: number | null;
  usage: Usage;
  firstTokenMs: number | null;
}

interface Speaker {
  deps: VoiceDeps;
  settings: ModelSettings;
  connected: ConnectedModel;
  timing: VoiceTiming;
  /** Tokens that turns under way may still spend, by day and interview. */
  reserved: Map<string, number>;
}

/** What is known of one turn while it is made. */
interface TurnInProgress {
  request: TurnRequest;
  offer: OpenOffer;
  limit: AbortSignal;
  tally: Tally;
  began: number;
}

/** The interviewer by a language model, inside the conductor's rails; the built-in one wherever that fails. */
export function createModelVoice(
  deps: VoiceDeps,
  settings: ModelSettings,
  timing: Partial<VoiceTiming> = {},
): Voice {
  const speaker: Speaker = {
    deps,
    settings,
    connected: connectModel(settings),
    timing: {
      firstTokenMs: settings.firstTokenMs,
      totalMs: settings.totalMs,
      restSeconds: defaultRestSeconds,
      ...timing,
    },
    reserved: new Map(),
  };
  return {
    async *speak(request) {
      const turn = offerTurn(request.guide, request.turns, request.now);
      return yield* turn.kind === "open"
        ? speakTurn(speaker, request, turn.offer)
        : builtInVoice.speak(request);
    },
    findNotice: (interviewId) => findNotice(deps.db.pool, settings, interviewId),
  };
}

function makePrompt({ guide, turns }: TurnRequest, offer: OpenOffer, retry?: Retry): ModelPrompt {
  const language = getSpokenLanguage(guide, turns);
  return buildPrompt(offer.situation, offer.moves, { language, ...(retry === undefined ? {} : { retry }) });
}

async function* speakTurn(
  speaker: Speaker,
  request: TurnRequest,
  offer: OpenOffer,
): AsyncGenerator<string, Wording, undefined> {
  const began = performance.now();
  const reservation = await reserve(speaker, request, makePrompt(request, offer));
  if (reservation === null) return yield* builtInVoice.speak(request);
  const tally: Tally = {
    calls: 0,
    failures: [],
    refused: "",
    fault: null,
    retryAfterMs: null,
    usage: { inputTokens: 0, outputTokens: 0 },
    firstTokenMs: null,
  };
  const limit = AbortSignal.timeout(speaker.timing.totalMs);
  try {
    const answer = yield* ask(speaker, { request, offer, limit, tally, began });
    const turn = completeTurn({ ...request, offer }, answer);
    if (turn.rest !== "") yield turn.rest;
    const shown = findShown(request.guide, request.turns, turn.decision.move);
    if (shown !== "") yield shown;
    await noteOutcome(speaker, reservation.standing, tally, turn.isModels);
    return toWording(speaker, { ...turn, text: turn.text + shown }, tally);
  } finally {
    reservation.end();
  }
}

/** Whether the model may be asked now; then its tokens are set aside, so that turns at once stay in the limit. */
async function reserve(
  { settings, deps, reserved }: Speaker,
  { interviewId, seed: sessionId }: TurnRequest,
  prompt: ModelPrompt,
): Promise<{ standing: ModelStanding; end: () => void } | null> {
  const standing = await readStanding(deps.db.pool, keyOf(settings), { interviewId, sessionId });
  const scopes = ["day", interviewId];
  const setAside = (scope: string) => reserved.get(scope) ?? 0;
  const limit = findLimit(settings, interviewId, {
    spentToday: standing.spentToday + setAside("day"),
    spentOnInterview: standing.spentOnInterview + setAside(interviewId),
  });
  if (standing.isCooling || standing.isUnusableHere || limit !== null) return null;
  const tokens = estimatePromptTokens(prompt) + prompt.maxTokens;
  for (const scope of scopes) reserved.set(scope, setAside(scope) + tokens);
  const end = () => {
    for (const scope of scopes) {
      const left = setAside(scope) - tokens;
      if (left > 0) reserved.set(scope, left);
      else reserved.delete(scope);
    }
  };
  return { standing, end };
}

/** Asks the model, and once more with the fault named when its first answer was refused. */
async function* ask(speaker: Speaker, turn: TurnInProgress): AsyncGenerator<string, ModelAnswer, undefined> {
  const { tally, limit } = turn;
  const answer: ModelAnswer = { said: "", last: null };
  while (tally.calls < maxCalls && !limit.aborted) {
    const before = answer.said;
    const written = yield* askOnce(speaker, turn, before);
    // Words of a first answer that were shown belong to what it chose: a second that chose otherwise may not go on.
    if (written.released !== "" || answer.last === null) answer.last = written;
    answer.said = [before, written.released].filter((part) => part !== "").join(" ");
    if (written.isWhole || written.isFixed) return { ...answer, last: written };
    if (tally.fault !== null && !worthAnother.has(tally.fault)) break;
  }
  return answer;
}

async function* askOnce(
  speaker: Speaker,
  { request, offer, limit, tally, began }: TurnInProgress,
  said: string,
): AsyncGenerator<string, Written, undefined> {
  tally.calls += 1;
  const startedMs = performance.now() - began;
  const { failures: faults, refused } = tally;
  const retry = faults.length === 0 && said === "" ? undefined : { faults, refused, said };
  const { firstTokenMs: patienceMs } = speaker.timing;
  const prompt = makePrompt(request, offer, retry);
  const call = callModel(speaker.connected, prompt, { signal: limit, firstTokenMs: patienceMs });
  const writer = new ModelWriter(offer, said);
  for await (const delta of call.deltas) {
    yield* writer.take(delta);
    // The end of a good answer is waited for, since it has the usage.
    if (writer.mustStop) break;
  }
  const written = writer.finish();
  const { fault, retryAfterMs, usage, firstTokenMs } = call.readEnd();
  tally.usage.inputTokens += usage?.inputTokens ?? 0;
  tally.usage.outputTokens += usage?.outputTokens ?? 0;
  tally.fault = fault;
  tally.retryAfterMs = retryAfterMs;
  if (firstTokenMs !== null) tally.firstTokenMs ??= Math.round(startedMs + firstTokenMs);
  if (fault === null || firstTokenMs !== null) tally.failures.push(...written.failures);
  tally.refused = written.refused;
  return written;
}

async function noteOutcome(
  { deps, settings, timing }: Speaker,
  standing: ModelStanding,
  tally: Tally,
  isModels: boolean,
): Promise<void> {
  const fault = tally.fault ?? (isModels ? null : "unusable");
  try {
    if (fault === null) {
      if (standing.failures > 0) await noteRecovery(deps.db.pool, keyOf(settings));
      return;
    }
    deps.log.warn({ fault, failures: tally.failures, calls: tally.calls }, "the model's turn was not taken");
    if (!isProviderFault(fault)) return;
    const isAccount = fault === "refused_key" || fault === "no_credit";
    const factor = isAccount ? accountRestFactor : 1;
    const firstSeconds = Math.max(timing.restSeconds * factor, (tally.retryAfterMs ?? 0) / 1_000);
    await noteFault(deps.db.pool, keyOf(settings), fault, {
      firstSeconds: timing.restSeconds === 0 ? 0 : firstSeconds,
      maxSeconds: maxRestSeconds,
    });
  } catch (error) {
    const name = nameError(error);
    deps.log.warn({ error: name }, "the model's state was not saved");
  }
}

function toWording({ settings }: Speaker, turn: CompletedTurn, tally: Tally): Wording {
  const { usage, failures, calls } = tally;
  const { prices } = settings;
  const { decision, text, voice, isModels } = turn;
  const fault = tally.fault ?? (isModels ? null : "unusable");
  return {
    decision,
    text,
    voice,
    guard: { ok: isModels, failures: [...new Set(failures)], fault, calls },
    firstTokenMs: tally.firstTokenMs,
    inputTokens: usage.inputTokens,
    outputTokens: usage.outputTokens,
    // A price per million tokens is a millionth of the currency per token.
    costMicros: prices && Math.round(usage.inputTokens * prices.input + usage.outputTokens * prices.output),
  };
}

/** The voice that the settings choose. */
export function openVoice(
  deps: Pick<Deps, "config" | "db" | "log">,
  timing: Partial<VoiceTiming> = {},
): Voice {
  return deps.config.model ? createModelVoice(deps, deps.config.model, timing) : builtInVoice;
}
