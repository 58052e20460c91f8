import { openAgent, postJson, startSession } from "./participants.ts";

const questions = [
  "How do you work together with people who are somewhere else?",
  "What did you do the last time you had to find an earlier decision?",
  "What was hard about the last call that you were in?",
  "How do you keep notes?",
  "What do you do when something does not work?",
  "How did you come to use the tools that you use?",
  "What happens when somebody new joins?",
  "How do you follow what others are doing?",
  "What would you change about the tools that you use?",
  "What do you wish you could do?",
];

export const password = "bench bench bench";

export interface Study {
  /** The creator's; with `password` it logs in. */
  email: string;
  interviewId: string;
  /** The creator's, for reads beside the load. */
  cookie: string;
  /** From nothing to the first stored turn. */
  ms: number;
}

/** A new account, an interview of ten questions, a session and one stored turn. */
export async function makeStudy(product: { url: string }): Promise<Study> {
  const began = performance.now();
  const json = async (path: string, body: unknown, cookie = "") => {
    const response = await fetch(`${product.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return {
      body: (await response.json()) as Record<string, string>,
      cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "",
    };
  };
  const account = { name: "Bench", email: `bench-${Date.now()}@example.org`, password };
  const { cookie } = await json("/api/auth/register", account);
  const project = await json("/api/projects", { name: "Bench", organization: "Bench" }, cookie);
  const interview = await json(
    `/api/projects/${project.body._id}/chatbots`,
    { name: "Bench", introduction: "Hello.", objective: "Understand remote work.", topics: [], questions },
    cookie,
  );
  const interviewId = interview.body._id ?? "";
  const agent = openAgent(1);
  const { sessionId, token } = await startSession(agent, product.url, interviewId);
  const message = "I use a chat and a shared document every day.";
  const sent = await postJson(
    agent,
    `${product.url}/api/sessions/${interviewId}/${sessionId}/send`,
    { message },
    token,
  );
  if (sent.status !== 200) throw new Error(`the first answer was not taken: ${sent.status} ${sent.text}`);
  agent.destroy();
  return { email: account.email, interviewId, cookie, ms: performance.now() - began };
}

/** A session that ran to its end; its id. */
export async function talkToTheEnd(url: string, interviewId: string): Promise<string> {
  const agent = openAgent(1);
  try {
    const { sessionId, token } = await startSession(agent, url, interviewId);
    const address = `${url}/api/sessions/${interviewId}/${sessionId}/send`;
    for (let turn = 0; turn < 60; turn++) {
      const message = "On Monday the call dropped twice, so I wrote everything down again.";
      const reply = await postJson(agent, address, { message }, token);
      if (reply.status !== 200) throw new Error(`an answer was not taken: ${reply.status} ${reply.text}`);
      if ((JSON.parse(reply.text) as { isComplete: boolean }).isComplete) return sessionId;
    }
    throw new Error("the interview did not end");
  } finally {
    agent.destroy();
  }
}
