import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The code that this script is part of. */
export const ownCode = fileURLToPath(new URL("../..", import.meta.url));
const clockFile = new URL("./moved-clock.ts", import.meta.url).href;

/** One of the server processes: killed, it is started again on its port, as an operator's supervisor does. */
export interface Server {
  url: string;
  /** The root of the code that it runs. */
  code: string;
  settings: Record<string, string>;
  process: ChildProcess | null;
  isReady: boolean;
}

export interface Fleet {
  servers: Server[];
  listReady: () => Server[];
  kill: (server: Server) => void;
  /** Stops all, changes what they are started with, starts all. */
  restartWith: (settings: Record<string, string>) => Promise<void>;
  /** Stops one in an orderly way, as a deployment does, and starts it with this code, or with what it had. */
  replace: (server: Server, code?: string) => Promise<void>;
  moveClock: (server: Server, ms: number) => void;
  stop: () => Promise<void>;
  /** Milliseconds from a kill until that server was ready again. */
  recoveries: number[];
  /** Servers that were ready and ended though nobody ended them. */
  fallen: () => number;
}

export interface FleetOptions {
  /** What each server is started with, beside what all are. */
  each: Record<string, string>[];
  shared: Record<string, string>;
  /** Where their output goes. */
  dir: string;
  /** The root of the code that they start with; this script's own if not said. */
  code?: string;
}

/** Several server processes on one database, as behind a load balancer. */
export async function startFleet({ each, shared, dir, code = ownCode }: FleetOptions): Promise<Fleet> {
  let common = shared;
  let stopping = false;
  let fallen = 0;
  const log = createWriteStream(join(dir, "servers.log"), { flags: "a" });
  const killed = new Map<Server, number>();
  const recoveries: number[] = [];
  const replaced = new Set<Server>();
  const servers = await Promise.all(each.map((settings) => describeServer(settings, code)));
  const start = (server: Server): void => {
    const child = launch(server, common);
    server.process = child;
    child.stderr?.pipe(log, { end: false });
    child.stdout?.on("data", (chunk: Buffer) => {
      log.write(chunk);
      if (!chunk.toString().includes("is ready on")) return;
      server.isReady = true;
      const at = killed.get(server);
      if (at !== undefined) recoveries.push(performance.now() - at);
      killed.delete(server);
    });
    child.on("exit", (_, signal) => {
      if (server.process !== child) return;
      const fell = signal !== "SIGKILL";
      if (fell && server.isReady && !stopping) fallen += 1;
      server.isReady = false;
      if (!stopping && !replaced.has(server)) setTimeout(() => !stopping && start(server), fell ? 500 : 0);
    });
  };
  const stopAll = async () => {
    stopping = true;
    await Promise.all(servers.map(stopOne));
  };
  const startAll = async () => {
    stopping = false;
    for (const server of servers) start(server);
    await untilReady(servers);
  };
  process.once("exit", () => {
    for (const server of servers) server.process?.kill("SIGKILL");
  });
  await startAll();
  return {
    servers,
    recoveries,
    fallen: () => fallen,
    listReady: () => servers.filter((server) => server.isReady),
    kill: (server) => {
      server.isReady = false;
      killed.set(server, performance.now());
      server.process?.kill("SIGKILL");
    },
    restartWith: async (settings) => {
      await stopAll();
      common = settings;
      await startAll();
    },
    replace: async (server, code) => {
      replaced.add(server);
      await stopOne(server);
      replaced.delete(server);
      server.code = code ?? server.code;
      start(server);
      await untilReady([server]);
    },
    moveClock: (server, ms) => {
      server.process?.send?.({ moveClockMs: ms });
    },
    stop: async () => {
      await stopAll();
      log.end();
    },
  };
}

async function describeServer(settings: Record<string, string>, code: string): Promise<Server> {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  return { url, code, settings, process: null, isReady: false };
}

function launch(server: Server, shared: Record<string, string>): ChildProcess {
  const mainFile = join(server.code, "src/server/main.ts");
  return spawn(
    process.execPath,
    ["--max-semi-space-size=8", "--heap-growing-percent=80", "--import", clockFile, mainFile],
    {
      env: {
        ...process.env,
        PORT: new URL(server.url).port,
        BILLING: "demo",
        RATE_LIMITS: "off",
        LOG_LEVEL: "warn",
        NODE_ENV: "production",
        ...shared,
        ...server.settings,
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
}

async function stopOne(server: Server): Promise<void> {
  const child = server.process;
  server.isReady = false;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

async function untilReady(servers: Server[]): Promise<void> {
  for (let waited = 0; servers.some((server) => !server.isReady); waited += 100) {
    if (waited > 180_000) throw new Error("The servers did not start; their output is in servers.log.");
    await sleep(100);
  }
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
