import type { Question } from "#contract/interviews.ts";
import type { Deps } from "../../deps.ts";
import { defaultSettings, readQuestions } from "../interviews/script-input.ts";
import { sampleScript } from "./sample-script.ts";
import * as store from "./samples.store.ts";

/** Fixed, so that the processes of a server make it once. No e-mail address is without an @: nobody can register it. */
const demoAccountId = "askwellDemoAccount0001";
const demoProjectId = "askwellDemoProject0001";
const tryInterviewId = "askwellTryInterview001";

/** One project with one interview for a new account to look around in; it counts in no limit. */
export async function addSample(deps: Pick<Deps, "db" | "newId">, userId: string): Promise<void> {
  const projectId = deps.newId();
  await store.insertSample(deps.db, {
    project: {
      id: projectId,
      ownerId: userId,
      name: sampleScript.name,
      organization: "Askwell",
      sample: true,
    },
    interview: {
      id: deps.newId(),
      projectId,
      ...sampleScript,
      questions: toQuestions(deps),
      settings: defaultSettings,
    },
  });
}

function toQuestions(deps: Pick<Deps, "newId">): Question[] {
  return readQuestions(sampleScript.questions, [], deps.newId);
}

/** The interview that visitors can try; made when it is not there yet. Answers its id. */
export async function ensureTryInterview(deps: Pick<Deps, "db" | "newId">): Promise<string> {
  if (await store.hasInterview(deps.db, tryInterviewId)) return tryInterviewId;
  await store.insertTryInterview(deps.db, {
    account: { id: demoAccountId, name: "Askwell", email: "askwell-demo", companyName: "Askwell" },
    project: {
      id: demoProjectId,
      ownerId: demoAccountId,
      name: sampleScript.name,
      organization: "Askwell",
      sample: true,
    },
    interview: {
      id: tryInterviewId,
      projectId: demoProjectId,
      ...sampleScript,
      questions: toQuestions(deps),
      settings: { ...defaultSettings, retentionDays: 1, linkEmailToSession: false },
    },
  });
  return tryInterviewId;
}

/** What visitors wrote in the interview to try is gone a day after they began. */
export async function purgeTrySessions(deps: Pick<Deps, "db">): Promise<void> {
  await store.deleteDayOldSessions(deps.db, tryInterviewId);
}
