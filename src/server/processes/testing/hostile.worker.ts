import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { getPriority } from "node:os";
import { env } from "node:process";
import { answerRequests } from "../answer-requests.ts";

export interface HostileRequest {
  deed: keyof typeof deeds;
  given?: unknown;
}

/** What a file that was made for it, or a fault of ours, could make a process do. */
const deeds = {
  echo: (given: unknown) => given,
  pid: () => process.pid,
  priority: () => getPriority(),
  environment: () => Object.keys(env).filter((name) => name !== "NODE_COMPILE_CACHE"),
  fail: () => {
    throw new Error("This cannot be read.");
  },
  exit: () => process.exit(3),
  failLater: () => new Promise(() => setTimeout(() => fail(), 10)),
  loop: () => {
    for (;;);
  },
  growArrays: () => growBy(() => new Array(10_000).fill(1.5)),
  growMap: () => {
    const map = new Map<string, number>();
    for (let at = 0; ; at++) map.set(`key ${at}`, at);
  },
  growText: () => growBy(() => "a,".repeat(10_000_000).split(",")),
  growBytes: () => growBy(() => Buffer.alloc(10_000_000, 1)),
  read: (path: unknown) => readFileSync(String(path), "utf8"),
  write: (path: unknown) => writeFileSync(String(path), "mine"),
  start: () => spawnSync(process.execPath, ["--version"]).status,
};

function fail(): never {
  throw new Error("Nobody hears this.");
}

function growBy(make: () => unknown): never {
  const kept: unknown[] = [];
  for (;;) kept.push(make());
}

answerRequests(({ deed, given }: HostileRequest) => deeds[deed](given));
