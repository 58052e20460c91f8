import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** As scripts/bootstrap.mjs starts it. */
const serverFlags = ["--max-semi-space-size=8", "--heap-growing-percent=80"];
const mainFile = fileURLToPath(new URL("../../src/server/main.ts", import.meta.url));

export interface RunningProduct {
  url: string;
  pid: number;
  dataDir: string;
  /** From exec to the line that says it is ready. */
  readyMs: number;
  stop: () => Promise<void>;
}

/** The product as its operators run it: its own process, embedded database, a data directory of its own. */
export async function startProduct(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<RunningProduct> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [...serverFlags, mainFile], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      RATE_LIMITS: "off",
      BILLING: "off",
      LOG_LEVEL: "warn",
      NODE_ENV: "production",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // A run that breaks must not leave its server behind.
  process.once("exit", () => child.kill("SIGTERM"));
  await untilReady(child);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    dataDir,
    readyMs: performance.now() - began,
    stop: () => stop(child),
  };
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("is ready on")) resolve();
    });
    child.on("exit", (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export async function makeDataDir(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "askwell-bench-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Proportional set size in MB: what the process takes, shared pages counted by share. */
export async function memoryMb(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Math.round(Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024);
}
