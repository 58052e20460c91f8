import http from "node:http";
import { type Connection, openConnection } from "./connection.ts";

/** The load: participants who answer as fast as they are asked, from a process of their own. */
export interface LoadTask {
  url: string;
  interviewId: string;
  clients: number;
  seconds: number;
  /** Sessions started before the clock runs. */
  sessions: BenchSession[];
}

/** A session and the token without which it takes no message. */
export interface BenchSession {
  sessionId: string;
  token: string;
}

export interface LoadResult {
  turns: number;
  seconds: number;
  latencies: number[];
  errors: number;
  /** Processor time of this process. */
  cpuMs: number;
}

const answers = [
  "Last Tuesday I spent two hours looking for the notes of a call, because they were in three places.",
  "We use a shared document and a chat. The chat is quick, but nobody finds anything in it afterwards.",
  "It depends.",
  "I liked it.",
  "On Monday the call dropped twice, so I wrote everything down again and sent it by mail, which took me the whole morning.",
  "I usually ask a colleague, since searching takes too long.",
  "Fine, I guess.",
  "I wish there was one place where decisions are kept, because I always forget why we chose something.",
];

export function openAgent(clients: number): http.Agent {
  return new http.Agent({ keepAlive: true, maxSockets: clients });
}

export function postJson(
  agent: http.Agent,
  url: string,
  body: unknown,
  token?: string,
): Promise<{ status: number; text: string }> {
  const payload = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      {
        method: "POST",
        agent,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(payload),
          ...(token === undefined ? {} : { "x-resume-token": token }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      },
    );
    request.on("error", reject);
    request.end(payload);
  });
}

const userInfo = { ageRange: "25-34", occupation: "Nurse", location: "Ireland", townCity: "Galway" };

export async function startSession(
  agent: http.Agent,
  url: string,
  interviewId: string,
): Promise<BenchSession> {
  const reply = await postJson(agent, `${url}/api/sessions/${interviewId}`, { consentGiven: true, userInfo });
  if (reply.status !== 200) throw new Error(`a session did not start: ${reply.status} ${reply.text}`);
  const started = JSON.parse(reply.text) as { sessionId: string; resumeToken: string };
  return { sessionId: started.sessionId, token: started.resumeToken };
}

async function runLoad(task: LoadTask): Promise<LoadResult> {
  const agent = openAgent(task.clients);
  const connections = Array.from({ length: task.clients }, () => openConnection(task.url));
  const result: LoadResult = { turns: 0, seconds: 0, latencies: [], errors: 0, cpuMs: 0 };
  const waiting = [...task.sessions];
  const cpu = process.cpuUsage();
  const began = performance.now();
  const until = began + task.seconds * 1000;
  await Promise.all(
    connections.map((connection, client) =>
      talk({ task, agent, connection, result, waiting, until, client }),
    ),
  );
  result.seconds = (performance.now() - began) / 1000;
  const used = process.cpuUsage(cpu);
  result.cpuMs = (used.user + used.system) / 1000;
  agent.destroy();
  for (const connection of connections) connection.close();
  return result;
}

interface Talk {
  task: LoadTask;
  /** For starts, when the sessions that were started before are used up. */
  agent: http.Agent;
  connection: Connection;
  result: LoadResult;
  waiting: BenchSession[];
  until: number;
  client: number;
}

async function talk({ task, agent, connection, result, waiting, until, client }: Talk): Promise<void> {
  while (performance.now() < until) {
    const { sessionId, token } = waiting.pop() ?? (await startSession(agent, task.url, task.interviewId));
    for (let turn = 0, complete = false; !complete && performance.now() < until; turn++) {
      const sent = performance.now();
      const body = {
        message: answers[(turn + client) % answers.length],
        clientMessageId: `m-${sessionId}-${turn}`,
      };
      const path = `/api/sessions/${task.interviewId}/${sessionId}/send`;
      const reply = await connection.post(path, body, token);
      if (reply.status !== 200) {
        result.errors += 1;
        break;
      }
      result.latencies.push(performance.now() - sent);
      result.turns += 1;
      complete = (JSON.parse(reply.text) as { isComplete: boolean }).isComplete;
    }
  }
}

process.on("message", (task: LoadTask) => {
  runLoad(task).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    },
  );
});
