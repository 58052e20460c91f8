import { askForCase, type CaseTask } from "#interviewer/practice/model/ask-case.ts";
import { readCase } from "#interviewer/practice/model/read-case.ts";
import type { PracticeCase } from "#interviewer/practice/practice-case.ts";
import type { Analyst } from "../../analyst.ts";
import { AppError } from "../../app-error.ts";
import { askCreatorWork } from "../../creator-work/creator-work.ts";
import type { Deps } from "../../deps.ts";
import { getCases } from "./case-files.ts";

const maxTokens = 9_000;
/** Somebody waits for it. */
const maxMs = 300_000;

/** One of the people who come with the product. */
export function findPerson(id: string): PracticeCase {
  const found = getCases().find((one) => one.id === id);
  if (!found) throw new AppError("practice_person_unknown");
  return found;
}

/** A person for a topic or a script: by the model where there is one, checked; else the nearest on offer. */
export async function preparePerson(
  { analyst, log }: Pick<Deps, "analyst" | "log">,
  task: CaseTask,
  { accountId, cancelled }: { accountId: string; cancelled: AbortSignal },
): Promise<PracticeCase> {
  if (!analyst) {
    const of = { accountId, signal: cancelled };
    return findPerson(await askCreatorWork(of, "findNearestPerson", task));
  }
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(Math.min(analyst.runMs, maxMs))]);
  const first = await ask(analyst, signal, task);
  if ("practiceCase" in first) return first.practiceCase;
  const second = first.json === undefined ? first : await ask(analyst, signal, task, first);
  if ("practiceCase" in second) return second.practiceCase;
  log.warn({ faults: second.faults.length }, "a model's person to practise with was not taken");
  throw new AppError("practice_not_prepared");
}

type Outcome = { practiceCase: PracticeCase } | { json: unknown; faults: string[] };

async function ask(
  analyst: Analyst,
  signal: AbortSignal,
  task: CaseTask,
  earlier?: { json: unknown; faults: string[] },
): Promise<Outcome> {
  const answer = await analyst.ask({
    ...askForCase(task, earlier),
    ...{ interviewId: null, maxTokens, signal },
  });
  if ("fault" in answer) return { json: undefined, faults: [answer.fault] };
  const read = readCase(answer.json);
  return "practiceCase" in read ? read : { json: answer.json, faults: read.faults };
}
