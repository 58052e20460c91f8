import { askFramework } from "#analysis/frameworks/ask-framework.ts";
import type { FrameworkContext, FrameworkKind } from "#analysis/frameworks/gather-framework.ts";
import { keepLeaves } from "#analysis/frameworks/leaves.ts";
import type { Passage } from "#analysis/frameworks/passages.ts";
import { type FrameworkReading, readFrameworkAnswer } from "#analysis/frameworks/read-framework-answer.ts";
import type { Source, StudyContext } from "#analysis/sources.ts";
import { maxChars, rates } from "#contract/limits.ts";
import type { FrameworkResult } from "#contract/personas.ts";
import type { Analyst } from "../../analyst.ts";
import { AppError } from "../../app-error.ts";
import { describeError } from "../../db/database-error.ts";
import { countParticipants } from "../../db/finished-sessions.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { describeUntold, findUntoldSessions } from "../insights/untold-sessions.ts";
import { type LiveInterview, ownInterview } from "../interviews/interviews.service.ts";
import { describeStudy, readInterviewSources } from "../sources/study-sources.service.ts";
import { type Maker, withMaker } from "./framework-work.ts";
import { readLinkedTranscripts } from "./linked-transcripts.ts";
import * as store from "./personas.store.ts";
import { translateQuotes } from "./translate-quotes.ts";

type GenerateDeps = Pick<Deps, "db" | "config" | "analyst" | "translator" | "log">;

export interface FrameworkInput {
  framework: FrameworkKind;
  transcriptIds?: string[] | null | undefined;
  interviewId?: string | null | undefined;
  combinedText?: string | null | undefined;
}

/** A connection that nothing comes over is closed after a minute, so all is answered before. */
const makingMs = 45_000;
const modelMs = 30_000;

/** What is read within the time, also on a small machine; of more sessions, evenly spread ones are read. */
const maxSessions = 1_000;

const modelFailedNote =
  "The language model gave nothing that could be used, so the built-in coder made this.";

/** What a framework is to be made of. Pages come one after the other, so that none has to be kept. */
interface Material {
  context: FrameworkContext;
  interviewId: string | null;
  settings?: LiveInterview["settings"];
  pages: AsyncIterable<Source[]>;
  text: string;
  notes: string[];
  /** Sessions that no model may read. */
  untold: ReadonlySet<string>;
}

/** Makes a framework from an interview's finished sessions, from transcripts, or from a text; nothing is saved. */
export async function generateFramework(
  deps: GenerateDeps,
  accountId: string,
  input: FrameworkInput,
  most = { sessions: maxSessions, makingMs },
): Promise<FrameworkResult> {
  const material = await findMaterial(deps, accountId, { ...input, maxSessions: most.sessions });
  await takeFromLimit(deps, `personas:${accountId}`, rates.personas);
  const signal = AbortSignal.timeout(most.makingMs);
  try {
    const order = { kind: input.framework, context: material.context };
    return await withMaker(order, signal, (maker) =>
      make(deps, { maker, signal, material, kind: input.framework }),
    );
  } catch (error) {
    if (error instanceof AppError) throw error;
    deps.log.warn({ error: describeError(error) }, "a framework could not be made");
    throw new AppError("persona_failed");
  }
}

const openStudy: StudyContext = {
  questions: [],
  objective: "",
  topics: [],
  competitors: [],
  ownProduct: null,
};

async function findMaterial(
  deps: GenerateDeps,
  accountId: string,
  input: FrameworkInput & { maxSessions: number },
): Promise<Material> {
  const transcriptIds = input.transcriptIds ?? [];
  const text = input.combinedText?.trim() ?? "";
  if (input.interviewId)
    return findInterviewMaterial(deps, {
      ...input,
      accountId,
      interviewId: input.interviewId,
      transcriptIds,
    });
  if (transcriptIds.length === 0 && text === "") throw new AppError("no_transcripts");
  const isPasted = transcriptIds.length === 0;
  if (isPasted && text.length > maxChars.transcript) throw new AppError("too_large");
  return {
    context: { study: openStudy, healthStudy: false },
    interviewId: null,
    pages: await openPages(readLinkedTranscripts(deps.db, { accountId, transcriptIds })),
    text: isPasted ? text : "",
    notes: [],
    untold: new Set(),
  };
}

/** The sessions are read here, whatever text came along, so that each line can be traced to its session. */
async function findInterviewMaterial(
  deps: GenerateDeps,
  of: { accountId: string; interviewId: string; transcriptIds: string[]; maxSessions: number },
): Promise<Material> {
  const interview = await ownInterview(deps.db, of.accountId, of.interviewId, "edit");
  const finished = await countParticipants(deps.db, interview.id);
  if (finished === 0 && of.transcriptIds.length === 0) throw new AppError("nothing_to_analyze");
  const transcripts = await openPages(readLinkedTranscripts(deps.db, of));
  const untold = await findUntoldSessions(deps.db, interview.id, deps.analyst);
  const untoldNotes = describeUntold({ untold: untold.size, all: finished }, deps.analyst?.provider ?? null);
  const step = Math.max(Math.ceil(finished / of.maxSessions), 1);
  return {
    context: {
      study: await describeStudy(deps.db, interview),
      healthStudy: interview.settings.healthStudy === true,
    },
    interviewId: interview.id,
    settings: interview.settings,
    pages: chain(takeEach(readInterviewSources(deps.db, interview.id), step), transcripts),
    text: "",
    notes: [...(step > 1 ? [describeSampling(step, finished)] : []), ...untoldNotes],
    untold,
  };
}

/** Reads the first page at once, so that what is not there is told before any work. */
async function openPages(pages: AsyncGenerator<Source[]>): Promise<AsyncIterable<Source[]>> {
  const first = await pages.next();
  return chain(first.done ? [] : [first.value], pages);
}

async function* chain<T>(...all: (AsyncIterable<T> | Iterable<T>)[]): AsyncGenerator<T> {
  for (const one of all) yield* one;
}

/** Every `step`-th source, over all pages. */
async function* takeEach(pages: AsyncIterable<Source[]>, step: number): AsyncGenerator<Source[]> {
  let at = 0;
  for await (const page of pages) {
    const taken = page.filter((_, index) => (at + index) % step === 0);
    at += page.length;
    if (taken.length > 0) yield taken;
  }
}

function describeSampling(step: number, finished: number): string {
  return `Made from one in ${step} of the ${finished} finished sessions, evenly spread, because no more can be read at once.`;
}

interface Making {
  maker: Maker;
  signal: AbortSignal;
  material: Material;
  kind: FrameworkKind;
}

async function make(deps: GenerateDeps, { maker, signal, material, kind }: Making): Promise<FrameworkResult> {
  let people = 0;
  const languages = new Map<string, string>();
  for await (const sources of material.pages) {
    signal.throwIfAborted();
    for (const { id, language } of sources) languages.set(id, language);
    const sessionIds = sources.filter((source) => source.kind === "interview").map(({ id }) => id);
    people = await maker.add({ sources, occupations: await store.listOccupations(deps.db, sessionIds) });
  }
  if (material.text !== "") people = await maker.addText(material.text);
  if (people === 0)
    throw new AppError(material.interviewId === null ? "no_transcripts" : "nothing_to_analyze");
  const passages = deps.analyst ? await maker.listPassages() : [];
  const readable = passages.filter(({ evidence }) => !material.untold.has(evidence.sourceId));
  const ofModel = await makeByModel(deps, { maker, signal, material, kind }, readable);
  const made = ofModel ?? (await maker.make());
  const wasAsked = readable.length > 0 || passages.length === 0;
  const isFallback = deps.analyst !== null && !ofModel && wasAsked;
  const notes = [...made.notes, ...material.notes, ...(isFallback ? [modelFailedNote] : [])];
  const { interviewId, settings } = material;
  const told = { interviewId, settings, languages, signal };
  return removePastedIds(await translateQuotes(deps, { ...made, notes }, told));
}

async function makeByModel(
  { analyst, log }: GenerateDeps,
  { maker, signal, material, kind }: Making,
  passages: Passage[],
): Promise<FrameworkResult | undefined> {
  if (analyst === null || passages.length === 0) return undefined;
  try {
    const { interviewId } = material;
    const patience = AbortSignal.any([signal, AbortSignal.timeout(modelMs)]);
    const reading = await readFromAnalyst(analyst, { kind, passages, interviewId, signal: patience });
    return reading && (await maker.makeFromReading(reading));
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ error: describeError(error) }, "a model made no framework");
    return undefined;
  }
}

/** Ids of sources that were pasted and never saved; outside they have none. */
const pastedId = /^pasted \d+$/;

/** Evidence in a pasted text names no source: to be saved, it must be found in one that is. */
function removePastedIds(framework: FrameworkResult): FrameworkResult {
  return keepLeaves(framework, ({ evidence }) =>
    evidence.map((one) => (pastedId.test(one.sourceId) ? { ...one, sourceId: "" } : one)),
  );
}

const maxTokens = 6_000;

interface AnalystTask {
  kind: FrameworkKind;
  passages: Passage[];
  interviewId: string | null;
  signal: AbortSignal;
}

/**
 * What a model makes of the passages; undefined where it does not answer, answers nothing usable or too late. What
 * was wrong with a first answer is told once, and the better of the two is taken.
 */
async function readFromAnalyst(analyst: Analyst, task: AnalystTask): Promise<FrameworkReading | undefined> {
  const first = await askOnce(analyst, task, []);
  if (first === undefined) return undefined;
  const second = first.problems.length > 0 ? await askOnce(analyst, task, first.problems) : undefined;
  const better = second !== undefined && second.kept > first.kept ? second : first;
  return better.kept > 0 ? better : undefined;
}

async function askOnce(
  analyst: Analyst,
  { kind, passages, interviewId, signal }: AnalystTask,
  problems: string[],
): Promise<FrameworkReading | undefined> {
  if (signal.aborted) return undefined;
  const { instructions, prompt, schema } = askFramework(kind, passages, problems);
  const answer = await analyst.ask({ interviewId, instructions, prompt, schema, maxTokens, signal });
  return "json" in answer ? readFrameworkAnswer(kind, answer.json, passages) : undefined;
}
