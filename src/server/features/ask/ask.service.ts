import { readQuestion } from "#analysis/ask/read-question.ts";
import { buildAnswerRequest, readAnswer } from "#analysis/ask/word-answer.ts";
import type { DataAnswer } from "#contract/ask.ts";
import { rates } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { findUntoldAmong } from "../insights/untold-sessions.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { ownProject } from "../projects/projects.service.ts";
import { describeSearch, describeUntoldPeople, modelFailed, searchOnly } from "./ask-notes.ts";
import type { AskedScope } from "./asked-scope.store.ts";
import { listPlaces } from "./asked-sources.store.ts";
import { type Chosen, type SearchResult, searchData } from "./search-data.ts";

type AskDeps = Pick<Deps, "db" | "config" | "analyst">;

/** Somebody waits for it. */
const maxModelMs = 25_000;
const maxTokens = 1_000;

interface Asked {
  question: string;
  chosen: Chosen;
}

export async function askInterview(
  deps: AskDeps,
  of: { accountId: string; interviewId: string },
  asked: Asked,
): Promise<DataAnswer> {
  const { id, projectId } = await ownInterview(deps.db, of.accountId, of.interviewId, "view");
  return askData(deps, { accountId: of.accountId, scope: { interviewId: id, projectId } }, asked);
}

export async function askProject(
  deps: AskDeps,
  of: { accountId: string; projectId: string },
  asked: Asked,
): Promise<DataAnswer> {
  const project = await ownProject(deps.db, of.accountId, of.projectId, "view");
  return askData(
    deps,
    { accountId: of.accountId, scope: { interviewId: null, projectId: project.id } },
    asked,
  );
}

/** In every project that the account may read. */
export function askEverything(deps: AskDeps, accountId: string, asked: Asked): Promise<DataAnswer> {
  return askData(deps, { accountId, scope: { accountId } }, asked);
}

/**
 * Answers a question from what participants said and from nothing else: by a model that may only word what the
 * search found, or by the passages themselves.
 */
async function askData(
  deps: AskDeps,
  { accountId, scope }: { accountId: string; scope: AskedScope },
  asked: Asked,
): Promise<DataAnswer> {
  if (!Object.values(asked.chosen).includes(true)) throw new AppError("no_data_source");
  await takeFromLimit(deps, `ask:${accountId}`, rates.ask);
  const question = readQuestion(asked.question);
  const result = await searchData(deps.db, scope, { question, chosen: asked.chosen });
  const people = await withPlaces(deps.db, result.people);
  const answer = toSearchAnswer(asked.question, { ...result, people }, describeSearch(question, result));
  if (people.length === 0 || !deps.analyst) return { ...answer, notes: [...answer.notes, searchOnly] };
  const sessionIds = listSourceIds(people);
  const untold = await findUntoldAmong(deps.db, sessionIds, deps.analyst);
  const interviewId = "interviewId" in scope ? scope.interviewId : null;
  return wordAnswer(deps.analyst, interviewId, { answer, untold });
}

function listSourceIds(people: SearchResult["people"]): string[] {
  return people.flatMap(({ passages }) => passages.map(({ sourceId }) => sourceId));
}

/** All that a person said here stands in one source. */
async function withPlaces(db: Deps["db"], people: SearchResult["people"]): Promise<DataAnswer["people"]> {
  const places = new Map(
    (await listPlaces(db, listSourceIds(people))).map((place) => [place.sourceId, place]),
  );
  return people.map((person) => {
    const place = places.get(person.passages[0]?.sourceId ?? "");
    return {
      ...person,
      project: toNamed(place?.projectId, place?.projectName),
      interview: toNamed(place?.interviewId, place?.interviewName),
    };
  });
}

function toNamed(id: string | null | undefined, name: string | null | undefined) {
  return id && name != null ? { _id: id, name } : null;
}

function toSearchAnswer(
  question: string,
  { people, counts, hasAnswer }: SearchResult & Pick<DataAnswer, "people">,
  notes: string[],
): DataAnswer {
  const sum = (of: "matched" | "searched") => counts.reduce((total, count) => total + count[of], 0);
  return {
    question,
    found: hasAnswer,
    sentences: [],
    people,
    matched: sum("matched"),
    searched: sum("searched"),
    counts,
    answeredBy: "search",
    notes,
  };
}

/** A model's fault costs the wording, never the answer. */
async function wordAnswer(
  analyst: NonNullable<Deps["analyst"]>,
  interviewId: string | null,
  { answer: found, untold }: { answer: DataAnswer; untold: ReadonlySet<string> },
): Promise<DataAnswer> {
  const isTold = ({ passages }: DataAnswer["people"][number]) =>
    !passages.some(({ sourceId }) => untold.has(sourceId));
  const told = found.people.filter(isTold);
  const leftOut = describeUntoldPeople(found.people.length - told.length, analyst.provider);
  const answer = { ...found, notes: [...found.notes, ...leftOut] };
  if (told.length === 0) return { ...answer, notes: [...answer.notes, searchOnly] };
  const request = buildAnswerRequest(answer.question, told);
  const { instructions, prompt, schema } = request;
  const reply = await analyst.ask({
    ...{ interviewId, instructions, prompt, schema, maxTokens },
    signal: AbortSignal.timeout(maxModelMs),
  });
  const sentences = "fault" in reply ? undefined : readAnswer(reply.json, request, answer.question);
  if (!sentences) return { ...answer, notes: [...answer.notes, modelFailed, searchOnly] };
  // The passages stay: whoever asked may see for themselves.
  const hasAnswer = sentences.length > 0;
  // The answer may be among the passages that the model didn't read.
  if (!hasAnswer && leftOut.length > 0) return { ...answer, notes: [...answer.notes, searchOnly] };
  const worded: DataAnswer = { ...answer, found: hasAnswer, sentences, answeredBy: "model" };
  if (hasAnswer) return worded;
  return { ...worded, matched: 0, counts: answer.counts.map((count) => ({ ...count, matched: 0 })) };
}
