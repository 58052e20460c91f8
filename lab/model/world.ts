import type { Client } from "#server/testing/client.ts";
import type { Participant } from "#server/testing/makers.ts";
import type { TestApp } from "#server/testing/test-app.ts";

/** The plan's limits in these runs; so low that they are met. */
export const limits = { projects: 2, interviews: 2, sessions: 3 };

export interface ModelInterview {
  oneOff: boolean;
  deleted: boolean;
}

export interface ModelSession {
  interview: number;
  /** What the participant was told is stored, in order. */
  said: string[];
  /** Nothing was said for half an hour after the start: its place is free for others. */
  isAbandoned: boolean;
  isComplete: boolean;
  code: string | null;
  claimedBy: string | null;
  wrongGuesses: number;
  isWithdrawn: boolean;
}

/** What there ought to be, by the answers that were given. */
export interface Model {
  projects: number;
  /** Bought and not used. */
  slots: number;
  bought: number;
  interviews: ModelInterview[];
  sessions: ModelSession[];
  /** Which session each participant is in. */
  current: (number | null)[];
}

export function makeModel(): Model {
  return { projects: 1, slots: 0, bought: 0, interviews: [], sessions: [], current: [null, null] };
}

/** What there is: two servers on one database, and those who call them. */
export interface Real {
  app: TestApp;
  creator: Client & { email: string };
  accountId: string;
  /** The same person at either server. */
  creators: Client[];
  urls: string[];
  projectId: string;
  spareProjects: string[];
  interviewIds: string[];
  participants: Participant[];
  messages: number;
}

/** Sessions that take a place of the same plan, or of the same bought interview. */
export function countTaken(model: Model, interview: number): number {
  const one = model.interviews[interview];
  return model.sessions.filter((session) => {
    const other = model.interviews[session.interview];
    const isSame = one?.oneOff ? session.interview === interview : other?.oneOff === false;
    return isSame && (session.said.length > 0 || !session.isAbandoned);
  }).length;
}

export const countPlanInterviews = (model: Model): number =>
  model.interviews.filter(({ oneOff, deleted }) => !oneOff && !deleted).length;
