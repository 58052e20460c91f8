import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, realpathSync } from "node:fs";
import { setPriority } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { compileCacheDir } from "./compile-cache.ts";

export interface WorkLimits {
  /** Of the heap; past it the process ends. */
  heapMb: number;
  /** Of all its memory; a heap's limit does not count what streams are unpacked into. */
  residentMb: number;
  /** For what strangers made: the process may read this program's own files alone, write none, and start nothing. */
  isConfined?: boolean;
  /** How far it stands back where processors are short, once it has loaded: 0, like the server, to 19. */
  niceness?: number;
}

/** Why a process ended before its work did: it came to a limit of memory, or to anything else. */
export type WorkEnd = "too_large" | "broken";

export class WorkEnded extends Error {
  readonly reason: WorkEnd;

  constructor(reason: WorkEnd, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Heavy or dangerous work in a process of its own, which takes nothing with it when it dies. One request at a time. */
export interface WorkProcess {
  /** Resolves once it can be asked: it has loaded, or ended already. */
  loaded: Promise<void>;
  /** Rejects with WorkEnded, with the signal's reason, or with what the work threw. */
  ask: (request: unknown, signal?: AbortSignal) => Promise<unknown>;
  /** Keeps the server from ending no more; false where it has ended, failed, grown large, or not answered yet. */
  rest: () => boolean;
  /** The opposite of `rest`; false where it has ended meanwhile. */
  wake: () => boolean;
  close: () => void;
}

/** What the far side answers with, and the memory that it has by then: see answer-requests.ts. */
export type WorkAnswer = ({ value: unknown } | { error: string }) & { residentMb: number };

const root = resolve(import.meta.dirname, "../../..");
/** How long a process may take to end by itself. */
const endingMs = 2_000;
/** Of all its memory and of its limit: what large work left behind is given back, and the next has room. */
const maxResting = { mb: 400, share: 0.5 };

/** Starts `file`, which calls `answerRequests`. A thread would not do: at its heap's limit it may end the whole server. */
export function openWorkProcess(file: URL, limits: WorkLimits): WorkProcess {
  const child = fork(file, [String(limits.residentMb)], {
    execArgv: [`--max-old-space-size=${limits.heapMb}`, ...(limits.isConfined ? confinement() : [])],
    serialization: "advanced",
    // What a reader prints about a damaged file is nobody's to read.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // Nothing of the server's own, which has its secrets there.
    env: { NODE_COMPILE_CACHE: compileCacheDir },
  });
  const ended = new Promise<never>((_, reject) => {
    // Heard as often as it comes: an error that nobody hears ends the server.
    child.on("error", (error) => reject(new WorkEnded("broken", error.message)));
    child.once("exit", (code, signal) => reject(describeEnd(code, signal)));
  });
  // It always rejects in the end; who asks at that time hears of it.
  ended.catch(() => undefined);
  const loaded = Promise.race([once(child, "message"), ended]).then(
    () => undefined,
    () => undefined,
  );
  const maxRestingMb = Math.min(maxResting.mb, maxResting.share * limits.residentMb);
  let isBusy = false;
  let isSpent = false;
  let standsBack = false;
  const ask = async (request: unknown, signal?: AbortSignal) => {
    isBusy = true;
    const answer = await hear(child, { request, loaded, ended, signal });
    isBusy = false;
    // Not before: on a busy machine it would take longer to load than its first work may.
    if (!standsBack) standBack(child, limits.niceness);
    standsBack = true;
    isSpent ||= "error" in answer || answer.residentMb > maxRestingMb;
    if ("error" in answer) throw new Error(answer.error);
    return answer.value;
  };
  const rest = () => !isBusy && !isSpent && holdServer(child, "unref");
  return { loaded, ask, rest, wake: () => holdServer(child, "ref"), close: () => end(child, isBusy) };
}

/** Whether the server waits for the process at its end; false where the process has ended already. */
function holdServer(child: ChildProcess, how: "ref" | "unref"): boolean {
  if (hasEnded(child) || !child.connected) return false;
  child[how]();
  child.channel?.[how]();
  return true;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function standBack(child: ChildProcess, niceness: number | undefined): void {
  if (niceness === undefined || child.pid === undefined) return;
  try {
    setPriority(child.pid, niceness);
  } catch {
    // Not every system lets it; the work is done all the same.
  }
}

interface Hearing extends Pick<WorkProcess, "loaded"> {
  request: unknown;
  ended: Promise<never>;
  signal: AbortSignal | undefined;
}

/** The answer; whoever gives up waiting leaves the process busy. */
async function hear(child: ChildProcess, { request, loaded, ended, signal }: Hearing): Promise<WorkAnswer> {
  signal?.throwIfAborted();
  const stopped = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true, signal: stopped.signal });
  });
  aborted.catch(() => undefined);
  try {
    await Promise.race([loaded, aborted]);
    const reply = once(child, "message", { signal: stopped.signal });
    reply.catch(() => undefined);
    // Where it cannot be sent, the process has ended, and that is heard.
    child.send({ request }, () => undefined);
    const [answer] = await Promise.race([reply, ended, aborted]);
    return answer;
  } finally {
    stopped.abort();
  }
}

/** An idle process ends by itself, so that it keeps what it compiled for the next one. */
function end(child: ChildProcess, isBusy: boolean): void {
  if (hasEnded(child)) return;
  if (isBusy || !child.connected) {
    child.kill("SIGKILL");
    return;
  }
  child.disconnect();
  const late = setTimeout(() => child.kill("SIGKILL"), endingMs);
  late.unref();
  child.once("exit", () => clearTimeout(late));
}

/** V8 aborts at its heap's limit; the watch of answer-requests.ts and the system kill what takes too much memory. */
function describeEnd(code: number | null, signal: NodeJS.Signals | null): WorkEnded {
  const isTooLarge = signal === "SIGABRT" || signal === "SIGKILL" || code === 134;
  const how = signal === null ? `with ${code}` : `by ${signal}`;
  return new WorkEnded(isTooLarge ? "too_large" : "broken", `A process ended ${how} before its work did.`);
}

/** The packages may stand elsewhere, behind a link; both ways to them are read. */
function confinement(): string[] {
  const parent = dirname(root);
  const own = [
    ...["assets", "src", "lib", "node_modules", "package.json"].map((name) => join(root, name)),
    // Installed from a registry, the packages are our neighbours.
    ...(basename(parent) === "node_modules" ? [parent] : []),
  ].filter((path) => existsSync(path));
  const readable = new Set([...own, ...own.map((path) => realpathSync(path))]);
  return ["--permission", "--allow-worker", ...[...readable].map((path) => `--allow-fs-read=${path}`)];
}
