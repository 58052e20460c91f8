import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { someOf } from "../testing/some-cases.ts";
import type { HostileRequest } from "./testing/hostile.worker.ts";
import { openWorkProcess, type WorkLimits, type WorkProcess } from "./work-process.ts";

const worker = new URL("./testing/hostile.worker.ts", import.meta.url);
const opened: WorkProcess[] = [];

function open(change: Partial<WorkLimits> = {}) {
  const work = openWorkProcess(worker, { heapMb: 64, residentMb: 400, ...change });
  opened.push(work);
  return {
    ...work,
    ask: (deed: HostileRequest["deed"], given?: unknown, signal?: AbortSignal) =>
      work.ask({ deed, given }, signal),
  };
}

afterEach(() => {
  for (const work of opened.splice(0)) work.close();
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("what is asked comes back as it went, bytes and all, one request after the other", async () => {
  const work = open();
  const sent = { text: "ä\u0000", bytes: new Uint8Array([1, 2]), none: null, map: new Map([["a", 1]]) };
  expect(await work.ask("echo", sent)).toEqual(sent);
  const long = "x".repeat(20_000_000);
  expect(await work.ask("echo", long)).toBe(long);
});

test("a process tells when it can be asked: once it has loaded, or ended", async () => {
  const work = openWorkProcess(new URL("./testing/slow.worker.ts", import.meta.url), {
    heapMb: 64,
    residentMb: 400,
  });
  opened.push(work);
  const began = performance.now();
  await work.loaded;
  expect(performance.now() - began).toBeGreaterThan(400);
  expect(await work.ask("Ada")).toBe("Ada");
  const ending = openWorkProcess(new URL("./testing/missing.worker.ts", import.meta.url), {
    heapMb: 64,
    residentMb: 400,
  });
  await ending.loaded;
  await expect(ending.ask("Ada")).rejects.toMatchObject({ reason: "broken" });
});

test("work stands back once its process has loaded", async () => {
  const work = open({ niceness: 5 });
  const own = await open().ask("priority");
  expect([await work.ask("priority"), await work.ask("priority")]).toEqual([own, Number(own) + 5]);
});

test("work that throws says what it threw, and the process goes on", async () => {
  const work = open();
  await expect(work.ask("fail")).rejects.toThrow("This cannot be read.");
  expect(await work.ask("echo", 1)).toBe(1);
});

// A thread in the place of the process ends the whole server with most of these.
test.each(someOf(["growArrays", "growBytes", "growMap", "growText"] as const, 2, 0))(
  "%s ends at a limit of memory, and nothing else with it",
  async (deed) => {
    const work = open();
    await expect(work.ask(deed)).rejects.toMatchObject({ reason: "too_large" });
    await expect(work.ask("echo")).rejects.toMatchObject({ reason: "too_large" });
    expect(await open().ask("echo", 2)).toBe(2);
  },
);

test.each(["exit", "failLater"] as const)("%s is told as an end, not waited for", async (deed) => {
  await expect(open().ask(deed)).rejects.toMatchObject({ reason: "broken" });
});

test("work without an end is given up, and its process ended", async () => {
  const work = open();
  const pid = Number(await work.ask("pid"));
  await expect(work.ask("loop", null, AbortSignal.timeout(200))).rejects.toMatchObject({
    name: "TimeoutError",
  });
  work.close();
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5_000);
});

test("a process that is closed while idle ends by itself", async () => {
  const work = open();
  const pid = Number(await work.ask("pid"));
  work.close();
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5_000);
});

test("work of a server that was killed ends, also where it has no end of its own", async () => {
  const server = spawn(process.execPath, [
    fileURLToPath(new URL("./testing/doomed-server.ts", import.meta.url)),
  ]);
  const [line] = await once(server.stdout, "data");
  const pid = Number(String(line).trim());
  expect(isAlive(pid)).toBe(true);
  server.kill("SIGKILL");
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5_000);
});

test.each(["SIGINT", "SIGTERM"])(
  "%s, which reaches all processes, leaves work that is waited for",
  async (signal) => {
    const work = open();
    process.kill(Number(await work.ask("pid")), signal);
    expect(await work.ask("echo", 3)).toBe(3);
  },
);

test("none of the server's secrets is in the environment of its work", async () => {
  vi.stubEnv("DATABASE_URL", "postgres://ada:secret@localhost/askwell");
  expect(await open().ask("environment")).toEqual([]);
  vi.unstubAllEnvs();
});

test("confined work reads the program alone, writes nothing and starts nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "askwell-"));
  const confined = open({ isConfined: true });
  expect(await confined.ask("read", fileURLToPath(worker))).toContain("HostileRequest");
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  for (const path of ["/etc/passwd", "/proc/self/environ", join(root, "README.md"), join(root, "data")]) {
    await expect(confined.ask("read", path)).rejects.toThrow("Access to this API has been restricted");
  }
  for (const path of [join(folder, "a"), fileURLToPath(worker)]) {
    await expect(confined.ask("write", path)).rejects.toThrow("Access to this API has been restricted");
  }
  await expect(confined.ask("start")).rejects.toThrow("Access to this API has been restricted");
  expect(await open().ask("write", join(folder, "a"))).toBeUndefined();
});
