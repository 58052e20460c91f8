import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, Write } from "./calls.ts";
import { choose, insist, isRefusal, type Life } from "./crowd.ts";
import type { Made } from "./journal.ts";
import type { Creator } from "./people.ts";

export const password = "a long enough password";

export const script = {
  name: "Remote work",
  introduction: "Hello, and thank you for taking part.",
  objective: "Understand remote work.",
  topics: [],
  questions: [
    "How do you work together with people who are somewhere else?",
    "What happened the last time that working together was hard?",
    "What would you change about the tools that you use?",
  ],
};

const transcriptText = `Interviewer: How do you plan your week?
Anna: I really hate planning on paper, because the shared board is always out of date by Tuesday.
Ben: I need a board that everybody can change, since mine is always wrong by Tuesday.
Interviewer: What would you change?
Anna: I wish the board would update itself every single morning before work.
Ben: I would change the meetings, because nobody ever reads the notes that I take there.
`;

let made = 0;

/** Registers; where the answer to that was lost, logs in. */
export async function register(life: Life): Promise<Creator> {
  made += 1;
  const email = `creator-${made}-${process.pid}@example.org`;
  let answer: Answer;
  try {
    const body = { name: "Ada", email, password };
    answer = await insist(life, "register", { path: "/api/auth/register", body });
  } catch (error) {
    if (!isRefusal(error) || error.code !== "email_taken") throw error;
    answer = await insist(life, "read", { path: "/api/auth/login", body: { email, password } });
  }
  await life.journal.note({ kind: "made", what: "account", id: email });
  return { cookie: answer.cookie, email };
}

/** One write of a creator; undefined where the plan says no. */
export async function make(
  life: Life,
  creator: Creator,
  write: Write,
  ask: { path: string; body?: unknown; form?: FormData; what?: Made },
): Promise<Answer["body"] | undefined> {
  try {
    const { what, ...rest } = ask;
    const headers = { cookie: creator.cookie };
    const plain = rest.form ? rest : { ...rest, body: rest.body ?? {} };
    const { body } = await insist(life, write, { ...plain, headers });
    if (what) await life.journal.note({ kind: "made", what, id: body._id ?? body[0]?._id });
    return body;
  } catch (error) {
    if (isRefusal(error) && error.status === 403) return undefined;
    throw error;
  }
}

/** Pays for a single interview in the test checkout. */
export async function buySingle(life: Life, creator: Creator): Promise<void> {
  const opened = await make(life, creator, "checkout", { path: "/api/create-one-off-session" });
  if (opened) await pay(life, creator, opened.sessionId);
}

export async function pay(life: Life, creator: Creator, checkoutId: string): Promise<void> {
  const paid = await make(life, creator, "pay", {
    path: `/api/billing/demo/${checkoutId}`,
    body: { action: "pay" },
  });
  if (paid?.status === "done") await life.journal.note({ kind: "made", what: "purchase", id: checkoutId });
}

/** A new account that tries for more than the free plan and what it bought allow, and analyses what it uploads. */
export async function run(life: Life): Promise<void> {
  const creator = await register(life);
  const projects: string[] = [];
  for (let tries = 0; tries < 3; tries++) {
    const body = { name: "Study", organization: "Acme" };
    const project = await make(life, creator, "project", { path: "/api/projects", body, what: "project" });
    if (project) projects.push(project._id);
  }
  // The answers to both may have been lost: then they are in the list.
  const listed = await insist(life, "read", {
    method: "GET",
    path: "/api/projects",
    headers: { cookie: creator.cookie },
  });
  const projectId = projects[0] ?? listed.body[0]?._id;
  if (!projectId) return;
  const path = `/api/projects/${projectId}/chatbots`;
  const interviews: string[] = [];
  const create = async (useOneOff: boolean) => {
    const body = { ...script, useOneOff };
    const interview = await make(life, creator, "interview", { path, body, what: "interview" });
    if (interview) interviews.push(interview._id);
  };
  await create(false);
  await create(false);
  await buySingle(life, creator);
  await create(true);
  await create(true);
  await upload(life, creator, projectId);
  const interviewId = interviews[0];
  if (interviewId) await generate(life, creator, interviewId, "transcripts");
}

export async function upload(life: Life, creator: Creator, projectId: string, count = 3): Promise<void> {
  for (let files = 0; files < count; files++) {
    const form = new FormData();
    form.append("projectId", projectId);
    form.append("transcripts", new Blob([transcriptText], { type: "text/plain" }), `talk-${files}.txt`);
    await make(life, creator, "upload", { path: "/api/upload-transcript", form, what: "transcript" });
  }
}

/** True when the analysis was made. One that was interrupted too often may say so, and is asked for again. */
export async function generate(
  life: Life,
  creator: Creator,
  interviewId: string,
  source: "transcripts" | "interviews",
): Promise<boolean> {
  const path = `/api/generate-insights/${interviewId}`;
  const body = { selectedDataSources: [source], waitMs: choose(life.random, [0, 2_000]) };
  try {
    const answer = await make(life, creator, "generate", { path, body });
    if (answer?.job && !(await waitForJob(life, creator, answer.job._id))) return false;
    await life.journal.note({ kind: "made", what: "insights", id: interviewId });
    return true;
  } catch (error) {
    const known = ["insights_running", "insights_failed", "nothing_to_analyze", "insights_cancelled"];
    if (isRefusal(error) && known.includes(error.code)) return false;
    throw error;
  }
}

/** Looks for a while; whoever cannot wait longer goes, and the job goes on. */
async function waitForJob(life: Life, creator: Creator, jobId: string): Promise<boolean> {
  const headers = { cookie: creator.cookie };
  for (let looks = 0; looks < 60; looks++) {
    const ask = { method: "GET", path: `/api/jobs/${jobId}`, headers };
    const { body } = await insist(life, "read", ask);
    if (body.status === "done") return true;
    if (body.status === "failed" || body.status === "cancelled" || life.isOver()) return false;
    await sleep(200);
  }
  return false;
}
