import { readQuestion } from "#analysis/ask/read-question.ts";
import { buildAnswerRequest, readAnswer } from "#analysis/ask/word-answer.ts";
import type { DataAnswer } from "#contract/findings.ts";
import { AppError } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { findUntoldSessions } from "../insights/untold-sessions.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { describeSearch, describeUntoldPeople, modelFailed, searchOnly } from "./ask-notes.ts";
import { type Chosen, type SearchResult, searchData } from "./search-data.ts";

type AskDeps = Pick<Deps, "db" | "config" | "analyst">;

/** Somebody waits for it. */
const maxModelMs = 25_000;
const maxTokens = 1_000;

/**
 * Answers a question from what participants said and from nothing else: by a model that may only word what the
 * search found, or by the passages themselves.
 */
export async function askData(
  deps: AskDeps,
  of: { accountId: string; interviewId: string },
  asked: { question: string; chosen: Chosen },
): Promise<DataAnswer> {
  const { accountId } = of;
  const interview = await ownInterview(deps.db, accountId, of.interviewId, "view");
  if (!Object.values(asked.chosen).includes(true)) throw new AppError("no_data_source");
  await takeFromLimit(deps, `ask:${accountId}`, { limit: 30, seconds: 60 });
  const question = readQuestion(asked.question);
  const { id: interviewId, projectId, questions } = interview;
  const place = { interviewId, projectId, questions };
  const result = await searchData(deps.db, place, { question, chosen: asked.chosen });
  const answer = toSearchAnswer(asked.question, result, describeSearch(question, result));
  if (answer.people.length === 0 || !deps.analyst) return { ...answer, notes: [...answer.notes, searchOnly] };
  const untold = await findUntoldSessions(deps.db, interview.id, deps.analyst);
  return wordAnswer(deps.analyst, interview.id, { answer, untold });
}

function toSearchAnswer(
  question: string,
  { people, counts, hasAnswer }: SearchResult,
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
    answeredBy: "search",
    notes,
  };
}

/** A model's fault costs the wording, never the answer. */
async function wordAnswer(
  analyst: NonNullable<Deps["analyst"]>,
  interviewId: string,
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
  const matched = hasAnswer ? answer.matched : 0;
  return { ...answer, found: hasAnswer, sentences, answeredBy: "model", matched };
}
