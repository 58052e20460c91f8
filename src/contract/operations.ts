import { z } from "zod";
import * as accounts from "./accounts.ts";
import * as answerChecks from "./answer-checks.ts";
import * as answerSignals from "./answer-signals.ts";
import * as answerSounds from "./answer-sounds.ts";
import * as answers from "./answers.ts";
import * as ask from "./ask.ts";
import * as audit from "./audit.ts";
import * as billing from "./billing.ts";
import * as dataExports from "./exports.ts";
import * as findings from "./findings.ts";
import * as forms from "./forms.ts";
import * as guides from "./guides.ts";
import * as incentives from "./incentives.ts";
import * as insights from "./insights.ts";
import * as instance from "./instance.ts";
import * as interviewSettings from "./interview-settings.ts";
import * as interviews from "./interviews.ts";
import * as jobs from "./jobs.ts";
import * as leftOut from "./left-out.ts";
import * as logins from "./logins.ts";
import * as mail from "./mail.ts";
import * as members from "./members.ts";
import type { Operation } from "./operation.ts";
import * as ownData from "./own-data.ts";
import * as ownInsights from "./own-insights.ts";
import * as personas from "./personas.ts";
import * as practice from "./practice.ts";
import * as practiceDebriefs from "./practice-debrief.ts";
import * as projects from "./projects.ts";
import * as publicInterview from "./public-interview.ts";
import * as quoteSounds from "./quote-sounds.ts";
import * as reconciliation from "./reconciliation.ts";
import * as recruitment from "./recruitment.ts";
import * as rehearsals from "./rehearsals.ts";
import * as reportCards from "./report-cards.ts";
import * as scripts from "./scripts.ts";
import * as sessionDeletion from "./session-deletion.ts";
import * as sessionReading from "./session-reading.ts";
import * as sessions from "./sessions.ts";
import * as stimuli from "./stimuli.ts";
import * as studies from "./studies.ts";
import * as threads from "./threads.ts";
import * as transcripts from "./transcripts.ts";
import * as translations from "./translations.ts";
import * as webhooks from "./webhooks.ts";
import * as wordings from "./wordings.ts";

/** Every operation of the product by its name in the code, noun by noun as the API is described. */
const byNoun = {
  accounts: [accounts],
  answers: [answers],
  audit: [audit, mail],
  billing: [billing],
  exports: [dataExports],
  findings: [findings, ask],
  forms: [forms],
  incentives: [incentives],
  insights: [insights, ownInsights],
  instance: [instance],
  interviews: [interviewSettings, studies, interviews, publicInterview],
  jobs: [jobs],
  leftOut: [leftOut],
  translations: [translations],
  wordings: [wordings],
  logins: [logins],
  members: [members],
  personas: [personas],
  practice: [practiceDebriefs, practice],
  projects: [projects],
  recruitment: [recruitment, reconciliation],
  scripts: [guides, scripts],
  rehearsals: [rehearsals],
  reportCards: [reportCards],
  sessions: [sessions, answerSounds, answerSignals, ownData],
  stimuli: [stimuli],
  transcripts: [transcripts, threads],
  sessionReading: [sessionReading, sessionDeletion, answerChecks, quoteSounds],
  webhooks: [webhooks],
};

type ByNoun = typeof byNoun;
type ValuesOf<Module> = Module extends unknown ? Module[keyof Module] : never;
type Exported = ValuesOf<ByNoun[keyof ByNoun][number]>;

/** From "GET /api/projects" to that operation's exact type; the web client is typed by it. */
export type Operations = {
  [O in Extract<Exported, Operation> as `${O["method"]} ${O["path"]}`]: O;
};
export type OperationKey = keyof Operations;

export function listOperations(): Operation[] {
  return listNouns().flatMap(({ operations }) => operations.map(([, operation]) => operation));
}

export interface Noun {
  noun: string;
  /** By their names in the code. */
  operations: [name: string, operation: Operation][];
  /** The named shapes that their answers are made of. */
  shapes: [name: string, shape: z.ZodType][];
}

export function listNouns(): Noun[] {
  return Object.entries<Record<string, unknown>[]>(byNoun).map(([noun, modules]) => {
    const entries = modules.flatMap((module) => Object.entries(module));
    return {
      noun,
      operations: entries.filter((entry): entry is [string, Operation] => isOperation(entry[1])),
      shapes: entries.filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType),
    };
  });
}

function isOperation(value: unknown): value is Operation {
  return typeof value === "object" && value !== null && "method" in value && "answers" in value;
}
