import { once } from "node:events";
import type { CheckedPerson } from "#analysis/answer-checks/checked-person.ts";
import type { AnswerFlag } from "#contract/answer-checks.ts";
import type { GuideTemplate, nearestGuides } from "#contract/guides.ts";
import type { BodyOf } from "#contract/operation.ts";
import type { PracticeComparison, PracticeMeter } from "#contract/practice-debrief.ts";
import type { PanelEnding, Reconciliation } from "#contract/reconciliation.ts";
import type { Ending } from "#contract/return-links.ts";
import type { GenerateInput, ScriptDraft, ScriptMap } from "#contract/scripts.ts";
import type { WalkedScript } from "#interviewer/paths/check-paths.ts";
import type { ComparisonInput } from "#interviewer/practice/compare-practice.ts";
import type { Debrief, DebriefInput } from "#interviewer/practice/debrief.ts";
import type { Interviewee } from "#interviewer/practice/interviewee.ts";
import type { IntervieweeReply, PracticeLine as TalkLine } from "#interviewer/practice/interviewee-reply.ts";
import type { PracticeLine } from "#interviewer/practice/meter.ts";
import type { CaseTask } from "#interviewer/practice/model/ask-case.ts";
import type { PracticeGuide } from "#interviewer/practice/practice-card.ts";
import type { CheckedScript, ScriptWarning } from "#interviewer/script/check.ts";
import { AppError } from "../app-error.ts";
import { makeFairQueue } from "../processes/fair-queue.ts";
import { type Calls, openCalls } from "../processes/work-calls.ts";
import { WorkEnded } from "../processes/work-process.ts";

/** A draft from a guide, and the guide that it came from. */
interface GuideDraft {
  draft: ScriptDraft;
  guide: GuideTemplate;
}

/** A panel's list, and what is stored of its people. */
export interface ReconcileInput {
  list: string;
  columns: Partial<Reconciliation["columns"]>;
  field: string;
  /** What is stored under the parameter, and how each session ended. */
  sessions: { panelId: string; ending: PanelEnding }[];
  /** The completion codes of the return links, folded. */
  codes: [string, Ending[]][];
  uncompared: Reconciliation["uncompared"];
}

/** What creators' calls have worked out in a process of its own: reading long texts takes up to seconds. */
export interface CreatorWork {
  /** With the map of who is asked what, where how the questions are treated is known. */
  checkScript: (
    script: CheckedScript,
    walked?: WalkedScript,
  ) => { warnings: ScriptWarning[]; map: ScriptMap | null };
  findNearestGuides: (study: BodyOf<typeof nearestGuides>) => {
    language: GuideTemplate["language"];
    ids: string[];
    isClear: boolean;
    notice: string | null;
  };
  /** By the guide that was chosen, else by the nearest one. Null where there is no guide of the chosen name. */
  draftFromGuide: (input: GenerateInput) => GuideDraft | null;
  /** The id of the person on offer who comes nearest to a topic. */
  findNearestPerson: (task: CaseTask) => string;
  replyAsInterviewee: (interviewee: Interviewee, history: TalkLine[], message: string) => IntervieweeReply;
  measureMeter: (lines: PracticeLine[]) => PracticeMeter;
  /** The ids of a script's questions that were asked. */
  listAsked: (lines: PracticeLine[], guide: PracticeGuide) => string[];
  makeDebrief: (input: DebriefInput) => Debrief;
  comparePractice: (input: ComparisonInput) => PracticeComparison;
  /** As text that is sent on as it is: the comparison of a long list is longer still. */
  reconcilePanel: (as: "json" | "csv", input: ReconcileInput) => { text: string } | { problem: string };
  /** By session, what is worth a look in its answers. `script` is all that the study itself says. */
  flagAnswers: (people: CheckedPerson[], script: string[]) => [sessionId: string, flags: AnswerFlag[]][];
}

const names = [
  "checkScript",
  "findNearestGuides",
  "draftFromGuide",
  "findNearestPerson",
  "replyAsInterviewee",
  "measureMeter",
  "listAsked",
  "makeDebrief",
  "comparePractice",
  "reconcilePanel",
  "flagAnswers",
] as const satisfies readonly (keyof CreatorWork)[];

const file = new URL("../creator.worker.ts", import.meta.url);
/** Below the participants' turns in the machine's order: they go first where processors are short. */
const limits = { heapMb: 256, residentMb: 600, niceness: 5 };
/** The worst texts that the calls take need two seconds of a processor. Longer only where nobody waits. */
const maxSeconds = 18;
/** Together with the work itself less than the minute after which a silent connection is cut. */
const maxWaitSeconds = 40;
/** How often work that is late looks whether somebody waits by now. */
const lookMs = 250;
const queue = makeFairQueue();

let opened: { calls: Calls<CreatorWork>; loaded: Promise<void>; close: () => void } | undefined;

/** The process is kept: to start one takes longer than most of its work. */
function openWork() {
  opened ??= openCalls<CreatorWork>({ file, data: null, names, limits });
  return opened;
}

function closeWork(): void {
  opened?.close();
  opened = undefined;
}

interface Asker {
  accountId: string;
  signal?: AbortSignal | undefined;
  maxWaitMs?: number;
  maxMs?: number;
}

/**
 * Has something worked out away from the server's own thread: one thing at a time, the accounts in rotation, each
 * within a limit of time. Whoever leaves or has waited too long leaves the queue. To load the process counts as waiting:
 * if it counted as work, a busy machine would end each new process before its first answer.
 */
export async function askCreatorWork<N extends keyof CreatorWork>(
  { accountId, signal, maxWaitMs = maxWaitSeconds * 1_000, maxMs = maxSeconds * 1_000 }: Asker,
  name: N,
  ...args: Parameters<CreatorWork[N]>
): Promise<ReturnType<CreatorWork[N]>> {
  const until = performance.now() + (maxWaitSeconds + maxSeconds) * 1_000;
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(new AppError("unavailable")), maxWaitMs);
  const waiting = signal ? AbortSignal.any([signal, wait.signal]) : wait.signal;
  const ask = async () => {
    const { calls, loaded } = openWork();
    await Promise.race([loaded, once(waiting, "abort")]);
    waiting.throwIfAborted();
    clearTimeout(timer);
    const call = calls[name] as (...given: unknown[]) => Promise<ReturnType<CreatorWork[N]>>;
    return withinTime(call(...args), { maxMs, until });
  };
  try {
    return await queue.run(accountId, ask, waiting);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Work that is late, or that took too much memory, ends with its process; the next one gets another. It is late when it
 * holds others up, or when its connection would be cut: on a busy machine two seconds of a processor take a minute.
 */
async function withinTime<T>(
  answer: Promise<T>,
  { maxMs, until }: { maxMs: number; until: number },
): Promise<T> {
  const late = Promise.withResolvers<never>();
  const look = () => {
    if (queue.isAwaited() || performance.now() > until) late.reject(new AppError("took_too_long"));
    else timer = setTimeout(look, lookMs);
  };
  let timer = setTimeout(look, maxMs);
  try {
    return await Promise.race([answer, late.promise]);
  } catch (error) {
    const hasEnded = error instanceof WorkEnded;
    if (hasEnded || error instanceof AppError) closeWork();
    throw hasEnded ? new AppError("took_too_long") : error;
  } finally {
    clearTimeout(timer);
    // Rejected by the process that is ended, where nobody waits for it any more.
    answer.catch(() => undefined);
  }
}
