import type { Logger } from "pino";
import type { Finding } from "#contract/insights.ts";
import type { Analyst } from "./analyst.ts";
import type { Config } from "./config.ts";
import type { Database, Queryable } from "./db/database.ts";
import type { Forum } from "./forum.ts";
import type { IntervieweeVoice } from "./interviewee-voice.ts";
import type { HandOver, RemovedSource } from "./listeners.ts";
import type { LoginProvider } from "./login-provider.ts";
import type { Mailer } from "./mailer.ts";
import type { Payments } from "./payments.ts";
import type { Recogniser } from "./recogniser.ts";
import type { Translator } from "./translator.ts";
import type { Voice } from "./voice.ts";

/** What a feature may need from outside. A function takes the part of it that it uses. */
export interface Deps {
  config: Config;
  db: Database;
  clock: () => Date;
  /** A new unguessable id: 22 random base62 characters. */
  newId: () => string;
  /** Signs the bearer tokens of this installation. */
  secret: Uint8Array;
  jobs: JobQueue;
  /** Words the interviewer's moves. */
  voice: Voice;
  /** Words the answers of the person that is practised on. */
  intervieweeVoice: IntervieweeVoice;
  /** Reads threads of the public forum. */
  forum: Forum;
  /** The analysis' language model; null where none is configured. */
  analyst: Analyst | null;
  /** Turns speech into text; null where none is configured. */
  recogniser: Recogniser | null;
  /** Translates quotes over LibreTranslate's wire; null where none is configured. */
  translator: Translator | null;
  /** Null where nothing is sold. */
  payments: Payments | null;
  loginProviders: LoginProvider[];
  /** Null keeps mails in the outbox. */
  mailer: Mailer | null;
  listeners: Listeners;
  log: Logger;
}

/** What a wing does and a higher one must hear of, in the order of the list in app.ts. */
export interface Listeners {
  /** Within the transaction that removes the source: neither can happen without the other. */
  onSourceRemoved: ((tx: Queryable, source: RemovedSource) => Promise<void>)[];
  /** Within the transaction that saves the result. */
  onInsightsSaved: ((tx: Queryable, interviewId: string, findings: readonly Finding[]) => Promise<void>)[];
  /** Within the transaction that changes the owner. */
  onProjectHandedOver: ((tx: Queryable, deps: Pick<Deps, "newId">, change: HandOver) => Promise<void>)[];
  /** After the account is stored; a failure is the listener's own to catch. */
  onAccountCreated: ((deps: Pick<Deps, "db" | "clock" | "newId" | "log">, userId: string) => Promise<void>)[];
}

/** Runs the jobs that wait in the jobs table, in this process or in another. */
export interface JobQueue {
  /** Looks for waiting jobs now instead of at the next look. Never throws. */
  wake: () => void;
  stop: () => Promise<void>;
}
