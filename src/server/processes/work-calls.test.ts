import { expect, test } from "vitest";
import { takeProcess } from "./kept-processes.ts";
import type { Notebook } from "./testing/notebook.worker.ts";
import { openCalls } from "./work-calls.ts";

const file = new URL("./testing/notebook.worker.ts", import.meta.url);
const names = ["note", "pid", "grow", "fail", "loop"] as const;

function open(owner: string, signal?: AbortSignal) {
  const limits = { heapMb: 64, residentMb: 400 };
  return openCalls<Notebook>({ file, data: owner, names, limits, ...(signal ? { signal } : {}) });
}

test("the next work has the process of the last, and nothing that was in it", async () => {
  const first = open("Ada");
  expect(await first.calls.note("one")).toEqual(["Ada", "one"]);
  expect(await first.calls.note("two")).toEqual(["Ada", "one", "two"]);
  const pid = await first.calls.pid();
  first.close();
  const second = open("Grace");
  expect(await second.calls.note("three")).toEqual(["Grace", "three"]);
  expect(await second.calls.pid()).toBe(pid);
  second.close();
});

test("work at the same time has processes of its own", async () => {
  const [one, other] = [open("Ada"), open("Grace")];
  const pids = await Promise.all([one.calls.pid(), other.calls.pid()]);
  expect(new Set(pids).size).toBe(2);
  one.close();
  other.close();
});

test("a process whose work was given up is nobody's again", async () => {
  const stuck = open("Ada", AbortSignal.timeout(300));
  await expect(stuck.calls.loop()).rejects.toMatchObject({ name: "TimeoutError" });
  stuck.close();
  const next = open("Grace");
  expect(await next.calls.note("one")).toEqual(["Grace", "one"]);
  next.close();
});

test("a process that has grown large, or failed, is nobody's again", async () => {
  const spoil = {
    grow: async ({ calls }: ReturnType<typeof open>) => await calls.grow(150),
    fail: async ({ calls }: ReturnType<typeof open>) => await expect(calls.fail()).rejects.toThrow("noted"),
  };
  for (const [how, spoilIt] of Object.entries(spoil)) {
    const first = open("Ada");
    const pid = await first.calls.pid();
    await spoilIt(first);
    first.close();
    const next = open("Grace");
    expect(await next.calls.pid(), how).not.toBe(pid);
    next.close();
  }
});

test("a process that works for one owner is taken by that owner alone", async () => {
  const take = (owner: string) => takeProcess(file, { heapMb: 64, residentMb: 401 }, owner);
  const pidOf = async (work: ReturnType<typeof take>) => {
    const pid = await work.ask({ name: "pid", args: [], data: "" });
    work.close();
    return pid;
  };
  const adas = await pidOf(take("Ada"));
  expect(await pidOf(take("Ada"))).toBe(adas);
  expect(await pidOf(take("Grace"))).not.toBe(adas);
});

test("a process that was killed while it was kept is not taken", async () => {
  const first = open("Ada");
  const pid = await first.calls.pid();
  first.close();
  process.kill(pid, "SIGKILL");
  await expect.poll(() => isAlive(pid)).toBe(false);
  const next = open("Grace");
  expect(await next.calls.note("one")).toEqual(["Grace", "one"]);
  next.close();
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
