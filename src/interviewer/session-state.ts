import { readClosing } from "./closed-matters.ts";
import type { EndReason, Guide, Move, ProbeMove, Took, Turn } from "./guide.ts";
import { asksHowMuchIsLeft } from "./how-much-is-left.ts";
import { isKeptOut } from "./keep-out.ts";
import { addReading, applyToLedger, closeMatter, type LedgerThread } from "./ledger.ts";
import { maxGapMs, maxWaitMs } from "./limits.ts";

type Stage = "opening" | "questions" | "anything_else" | "closed";

/** Where a session stands, folded from its stored turns. Nothing else is remembered between turns. */
export interface SessionState {
  stage: Stage;
  currentQuestionId: string | null;
  asked: string[];
  answers: Map<string, string[]>;
  skipped: Set<string>;
  /** Questions that were not asked, since they don't concern this person. */
  passed: Set<string>;
  /** Closed answers by question, empty where it was answered in other words. */
  closed: Map<string, string[]>;
  /** Questions whose matter somebody would not go into. */
  refused: Set<string>;
  /** Script questions that an answer to another one has settled, with the words that settle them. */
  settled: Map<string, string>;
  /** Everything said but not told yet, oldest first, and what became of it. */
  ledger: LedgerThread[];
  /** Words of theirs that they asked us not to use. */
  keptOut: string[];
  /** Probes of each question, oldest first. */
  probes: Map<string, ProbeMove[]>;
  /** Probes after the last question of ours, "anything else?". */
  lateProbes: number;
  /** Questions back, repeats and redirects at the current question or stage. */
  asides: Move[];
  anglesGiven: string[];
  redirects: number;
  checkIns: number;
  stopOffers: number;
  isTired: boolean;
  /** They asked how much was still to come: the script is left, what hurts, and little else. */
  isHurried: boolean;
  /** Probes since then. */
  hurriedProbes: number;
  /** Index of the participant's turn that answered the first follow-up on the open question; null before. */
  followedSince: number | null;
  /** The language that was changed to on the way; null while it is the guide's. */
  language: string | null;
  lastMove: Move | null;
  endReason: EndReason | null;
  interviewerTurns: number;
  /** What the participant said since the last turn of ours, joined; null when nothing was said. */
  message: string | null;
  /** Index of the participant's turn that this message is, or ends with. */
  messageTurn: number;
  /** Messages of ours that the participant has answered. */
  exchanges: number;
  /** Time spent, long pauses and waits for us counted in part. */
  activeMs: number;
  lastAt: number | null;
}

export function measureGap(from: number | null, to: number, maxMs = maxGapMs): number {
  if (from === null) return 0;
  const gap = to - from;
  return Number.isFinite(gap) ? Math.min(Math.max(gap, 0), maxMs) : 0;
}

function makeEmptyState(): SessionState {
  return {
    stage: "opening",
    currentQuestionId: null,
    asked: [],
    answers: new Map(),
    skipped: new Set(),
    passed: new Set(),
    closed: new Map(),
    refused: new Set(),
    settled: new Map(),
    ledger: [],
    keptOut: [],
    probes: new Map(),
    lateProbes: 0,
    asides: [],
    anglesGiven: [],
    redirects: 0,
    checkIns: 0,
    stopOffers: 0,
    isTired: false,
    isHurried: false,
    hurriedProbes: 0,
    followedSince: null,
    language: null,
    lastMove: null,
    endReason: null,
    interviewerTurns: 0,
    message: null,
    messageTurn: 0,
    exchanges: 0,
    activeMs: 0,
    lastAt: null,
  };
}

/** How a move took the message before it: said by the move, or clear from its kind. */
export function getTook(move: Move): Took {
  if (move.took !== undefined) return move.took;
  switch (move.kind) {
    case "ask":
    case "probe":
    case "anything_else":
    case "recap":
      return "answer";
    case "respect_skip":
      return move.otherAngle ? "aside" : "skipped";
    default:
      return "aside";
  }
}

function settleMessage(state: SessionState, move: Move): void {
  const { message, currentQuestionId } = state;
  state.message = null;
  if (message === null || currentQuestionId === null || state.stage !== "questions") return;
  const took = getTook(move);
  const answers = state.answers.get(currentQuestionId);
  if (took === "answer") {
    state.answers.set(currentQuestionId, [...(answers ?? []), message]);
    state.skipped.delete(currentQuestionId);
  } else if (took === "skipped" && answers === undefined) {
    state.skipped.add(currentQuestionId);
  }
}

function startQuestion(state: SessionState, questionId: string | null | undefined): void {
  if (questionId === null || questionId === undefined) return;
  state.currentQuestionId = questionId;
  state.stage = "questions";
  state.asides = [];
  state.followedSince = null;
  if (!state.asked.includes(questionId)) state.asked.push(questionId);
}

function countProbe(state: SessionState, move: ProbeMove): void {
  if (state.isHurried) state.hurriedProbes += 1;
  if (state.stage === "anything_else") state.lateProbes += 1;
  else state.probes.set(move.questionId, [...(state.probes.get(move.questionId) ?? []), move]);
  // What was explained or said again was the question before this one.
  state.asides = state.asides.filter(({ kind }) => kind !== "clarify" && kind !== "repeat");
}

/** Nobody is asked about, nor shown, what they asked us not to use. */
function keepOut(state: SessionState, words: readonly string[]): void {
  state.keptOut.push(...words);
  for (const thread of state.ledger) if (isKeptOut(thread.quote, words)) thread.state = "refused";
}

/** What was heard in the message that this move answers. */
function applyReading(state: SessionState, move: Move): void {
  const { reading } = move;
  if (reading !== undefined && state.message !== null) {
    addReading(state.ledger, reading, { turn: state.messageTurn, questionId: state.currentQuestionId });
    if (reading.keepOut !== undefined) keepOut(state, reading.keepOut);
    for (const { questionId, quote } of reading.settled) {
      if (!state.asked.includes(questionId)) state.settled.set(questionId, quote);
    }
  }
  applyToLedger(state.ledger, move, state.lastMove);
}

/** What somebody closes stays closed for the rest of the talk. */
function noteClosing(state: SessionState, move: Move): void {
  const { message, lastMove, ledger } = state;
  if (message === null || lastMove?.kind !== "probe") return;
  state.followedSince ??= state.messageTurn;
  const why = readClosing(message, move.reading);
  if (why === undefined) return;
  const since = why === "refused" ? state.followedSince : state.messageTurn;
  closeMatter(ledger, { about: lastMove.about, since, why });
}

/** At the first question it is a question about the study. */
function noteHurry(state: SessionState): void {
  const { message, asked } = state;
  if (message !== null && asked.length > 1 && asksHowMuchIsLeft(message)) state.isHurried = true;
}

function applyAside(state: SessionState, move: Move): void {
  if (move.kind === "respect_skip") {
    if (move.otherAngle) state.anglesGiven.push(move.questionId);
    return;
  }
  state.asides.push(move);
  if (move.kind === "redirect" && move.because !== "not_an_option") state.redirects += 1;
  if (move.kind === "check_in") state.checkIns += 1;
  if (move.kind === "offer_stop") state.stopOffers += 1;
  if (move.kind !== "answer_meta") return;
  if (move.topic === "fatigue") state.isTired = true;
  if (state.isHurried && move.about !== undefined && move.thenAsk === undefined) state.hurriedProbes += 1;
}

/** The matter of the open question is closed by a refusal, in whatever words it might come up again. */
function noteRefusal(state: SessionState, move: Move): void {
  const isSkip = move.kind === "respect_skip" && move.because === "skip";
  const isRefused = isSkip || move.reading?.done.some(({ why }) => why === "refused") === true;
  if (isRefused && state.currentQuestionId !== null) state.refused.add(state.currentQuestionId);
}

function applyMove(state: SessionState, move: Move): void {
  applyReading(state, move);
  noteRefusal(state, move);
  noteClosing(state, move);
  noteHurry(state);
  if (state.message !== null) state.exchanges += 1;
  for (const id of move.passed ?? []) state.passed.add(id);
  if (move.closed !== undefined) state.closed.set(move.closed.questionId, move.closed.values);
  settleMessage(state, move);
  state.interviewerTurns += 1;
  state.lastMove = move;
  if (move.language !== undefined) state.language = move.language;
  switch (move.kind) {
    case "introduce":
      state.stage = "questions";
      startQuestion(state, move.questionId);
      break;
    case "ask":
      startQuestion(state, move.questionId);
      break;
    case "probe":
      countProbe(state, move);
      break;
    case "anything_else":
    case "recap":
      state.stage = "anything_else";
      state.asides = [];
      break;
    case "close":
      state.stage = "closed";
      state.endReason ??= move.endReason;
      break;
    default:
      applyAside(state, move);
  }
  startQuestion(state, move.thenAsk);
}

/** Folds stored turns into the state of the session. Linear in the number of turns; never reads old texts. */
export function foldTurns(turns: readonly Turn[]): SessionState {
  const state = makeEmptyState();
  for (const [index, turn] of turns.entries()) {
    const isOurs = turn.speaker === "interviewer";
    state.activeMs += measureGap(state.lastAt, turn.at, isOurs ? maxWaitMs : maxGapMs);
    state.lastAt = turn.at;
    if (isOurs) {
      applyMove(state, turn.move);
      continue;
    }
    state.message = state.message === null ? turn.text : `${state.message}\n${turn.text}`;
    state.messageTurn = index;
  }
  noteHurry(state);
  return state;
}

/** Every answer of the session so far, oldest question first. */
export function listAllAnswers(state: SessionState): string[] {
  return [...state.answers.values()].flat();
}

export function listAnswers(state: SessionState, questionId: string | null): string[] {
  return questionId === null ? [] : (state.answers.get(questionId) ?? []);
}

/** Ids of questions behind the last one asked that were neither asked nor settled: dropped for time. */
export function listPassedOver(guide: Guide, state: SessionState): string[] {
  const asked = new Set(state.asked);
  const lastAsked = guide.questions.findLastIndex((question) => asked.has(question.id));
  return guide.questions
    .slice(0, lastAsked + 1)
    .flatMap(({ id }) => (asked.has(id) || state.settled.has(id) || state.passed.has(id) ? [] : [id]));
}

/** Ids of the questions that a session with these turns will not ask any more. */
export function listNotReached(guide: Guide, state: SessionState): string[] {
  if (state.stage === "opening" || state.stage === "questions") return listPassedOver(guide, state);
  const asked = new Set(state.asked);
  return guide.questions.flatMap(({ id }) =>
    asked.has(id) || state.settled.has(id) || state.passed.has(id) ? [] : [id],
  );
}

export function hasAsided(state: SessionState, kind: Move["kind"]): boolean {
  return state.asides.some((move) => move.kind === kind);
}
