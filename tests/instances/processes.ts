import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** A program of a test that must not outlive it. */
export interface Running {
  child: ChildProcess;
  /** What it has printed so far. */
  output: () => string;
  /** Its exit code; the signal's name where one ended it. */
  ended: Promise<number | string>;
}

const children = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

export function run(command: string, args: string[], env: Record<string, string> = {}): Running {
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  children.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = once(child, "exit").then(([code, signal]) => {
    children.delete(child);
    return code ?? signal;
  });
  return { child, output: () => output, ended };
}

/** Resolves when the program has printed `words`; rejects when it ends before. */
export async function untilPrinted(running: Running, words: string): Promise<void> {
  const printed = new Promise<void>((resolve) => {
    const look = () => running.output().includes(words) && resolve();
    running.child.stdout?.on("data", look);
    running.child.stderr?.on("data", look);
    look();
  });
  const fallen = running.ended.then((code) => {
    throw new Error(`the program ended with ${code}: ${running.output()}`);
  });
  await Promise.race([printed, fallen]);
}

export async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
