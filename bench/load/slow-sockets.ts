import http from "node:http";
import { connect, type Socket } from "node:net";

/** Those who do not behave, from a process of their own. All of it goes to this machine, and ends by itself. */
export interface SlowTask {
  kind: SlowKind;
  port: number;
  count: number;
  /** After this the sockets that the server has not let go are closed by us. */
  seconds: number;
  /** A session that is polled, an interview that sessions are begun in. */
  sessionId: string;
  token: string;
  interviewId: string;
}

export type SlowKind = "headers" | "bodies" | "idle" | "readers" | "polls";

export interface SlowResult {
  opened: number;
  /** Of polls: answered with 200, and with anything else. */
  answered: number;
  refused: number;
}

const beginnings: Record<Exclude<SlowKind, "polls">, string> = {
  headers: "GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ",
  bodies:
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"email": "',
  idle: "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n",
  // Twenty answers of which none is read.
  readers: "GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(20),
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Opens sockets in small groups, so that the queue of connections is not what is measured. */
async function openSockets(task: SlowTask, result: SlowResult): Promise<Socket[]> {
  const sockets: Socket[] = [];
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = connect(task.port, "127.0.0.1");
      socket.on("connect", () => {
        result.opened += 1;
        if (task.kind === "readers") socket.pause();
        else socket.resume();
        socket.write(beginnings[task.kind as keyof typeof beginnings]);
        resolve();
      });
      socket.on("error", () => resolve());
      sockets.push(socket);
    });
  while (sockets.length < task.count) {
    await Promise.all(Array.from({ length: Math.min(50, task.count - sockets.length) }, open));
  }
  return sockets;
}

async function holdSockets(task: SlowTask, result: SlowResult): Promise<void> {
  const sockets = await openSockets(task, result);
  process.send?.("open");
  const isDripping = task.kind === "headers" || task.kind === "bodies";
  for (let second = 0; second < task.seconds; second++) {
    // Those who do not read do not see that they were let go.
    if (task.kind !== "readers" && sockets.every(({ destroyed }) => destroyed)) break;
    if (isDripping) for (const socket of sockets) if (socket.writable) socket.write("a");
    await wait(1_000);
  }
  for (const socket of sockets) socket.destroy();
}

/** As many questions for the status of a session as `count` connections can ask. */
async function poll(task: SlowTask, result: SlowResult): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: task.count });
  const until = performance.now() + task.seconds * 1_000;
  const options = {
    port: task.port,
    host: "127.0.0.1",
    agent,
    path: `/api/sessions/${task.sessionId}/status`,
    headers: { "x-resume-token": task.token },
  };
  const ask = () =>
    new Promise<void>((resolve) => {
      http
        .get(options, (response) => {
          if (response.statusCode === 200) result.answered += 1;
          else result.refused += 1;
          response.resume().on("end", resolve);
        })
        .on("error", () => {
          result.refused += 1;
          resolve();
        });
    });
  const askOn = async () => {
    while (performance.now() < until) await ask();
  };
  process.send?.("open");
  await Promise.all(Array.from({ length: task.count }, askOn));
  agent.destroy();
}

async function misbehave(task: SlowTask): Promise<SlowResult> {
  const result: SlowResult = { opened: 0, answered: 0, refused: 0 };
  await (task.kind === "polls" ? poll(task, result) : holdSockets(task, result));
  return result;
}

process.on("message", (task: SlowTask) => {
  misbehave(task).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    },
  );
});
