import { setTimeout as sleep } from "node:timers/promises";
import { generate } from "./creator.ts";
import { choose, insist, isRefusal, type Life } from "./crowd.ts";
import { type Outcome, type Target, untilServed } from "./inject.ts";

const ofAccount = [
  ...["/api/current_user", "/api/prices", "/api/subscription-status", "/api/purchases", "/api/forms"],
  ...["/api/personas", "/api/transcripts", "/api/audit", "/api/user/sessions", "/api/projects"],
];
const ofProject = ["", "/chatbots", "/members", "/interviews"];
const ofInterview = [
  ...["details", "sessions?view=summary", "sessions/processed", "sessions/demographics"],
  ...["incentives", "claims", "report-card", "saturation", "segments", "personas", "rehearsals"],
];

/** A creator opens every list there is, then has the answers analysed: each call meets whichever version comes. */
export async function lookAround(life: Life): Promise<void> {
  const study = choose(life.random, life.studies);
  const headers = { cookie: study.owner.cookie };
  const read = async (path: string) => (await insist(life, "read", { method: "GET", path, headers })).body;
  const projectId = (await read("/api/projects"))[0]?._id;
  const { sessions } = await read(`/api/interviews/${study.interviewId}/sessions?view=summary`);
  const paths = [
    ...ofAccount,
    ...ofProject.map((list) => `/api/projects/${projectId}${list}`),
    ...ofInterview.map((list) => `/api/interviews/${study.interviewId}/${list}`),
    ...(sessions[0] ? [`/api/sessions/${sessions[0]._id}/transcript`] : []),
  ];
  for (const path of paths) {
    if (life.isOver()) return;
    await read(path).catch((error: unknown) => {
      // What is not there yet, or was withdrawn meanwhile.
      if (!isRefusal(error) || !["insights_missing", "session_not_found"].includes(error.code)) throw error;
    });
  }
  if (life.random() < 0.4) await generate(life, study.owner, study.interviewId, "interviews");
}

export interface Upgrade {
  /** The roots of both versions' code. */
  old: string;
  own: string;
  /** How long both serve at once. */
  togetherMs: number;
}

/**
 * One half of the servers is replaced by the newer version, which brings the tables forward; both serve for a while,
 * in the middle of which one of the older starts again on the newer tables; then the other half is replaced.
 */
export async function upgradeByHalves(target: Target, upgrade: Upgrade): Promise<Outcome> {
  const { servers } = target.fleet;
  const half = servers.length / 2;
  const backAfterMs: number[] = [];
  const replace = async (at: number, code: string) => {
    const server = servers[at];
    if (!server) return;
    await target.fleet.replace(server, code);
    backAfterMs.push(await untilServed(target.calls));
  };
  for (let at = 0; at < half; at++) await replace(at, upgrade.own);
  await sleep(upgrade.togetherMs / 2);
  await replace(servers.length - 1, upgrade.old);
  await sleep(upgrade.togetherMs / 2);
  for (let at = half; at < servers.length; at++) await replace(at, upgrade.own);
  return { times: 1, backAfterMs };
}
