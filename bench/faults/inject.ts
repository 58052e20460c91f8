import { setTimeout as sleep } from "node:timers/promises";
import type { Calls, Write } from "./calls.ts";
import { writes } from "./calls.ts";
import { choose } from "./crowd.ts";
import type { Fleet, Server } from "./fleet.ts";
import { findBackend, findPid, type Postgres, type SmallDisk } from "./postgres.ts";
import type { DatabaseProxy } from "./proxy.ts";

/** What faults work on. */
export interface Target {
  fleet: Fleet;
  calls: Calls;
  postgres: Postgres;
  random: () => number;
  until: number;
  /** Writes that were on their way to a server when it was killed, by kind. */
  cutWrites: Map<Write, number>;
}

/** How often a fault was made, and how long it took each time until clients were answered again. */
export interface Outcome {
  times: number;
  backAfterMs: number[];
  /** How long the slowest answer took meanwhile. */
  slowestMs?: number;
  /** What else was seen. */
  remark?: string;
}

const answersThatTell = 5;
const maxWaitMs = 120_000;
/** People talk in between, so that each fault meets something new. */
const maxPauseMs = 800;

/** Makes a fault so often, each time until clients are served again. */
export async function repeat(
  { calls, random, until }: Target,
  times: number,
  fault: (time: number) => Promise<void> | void,
): Promise<Outcome> {
  const backAfterMs: number[] = [];
  for (let time = 0; time < times && performance.now() < until; time++) {
    await sleep(random() * maxPauseMs);
    await fault(time);
    backAfterMs.push(await untilServed(calls));
  }
  return { times: backAfterMs.length, backAfterMs };
}

/** Milliseconds until a few more writes are acknowledged. */
export async function untilServed(calls: Calls): Promise<number> {
  const began = performance.now();
  const before = calls.acknowledged();
  while (calls.acknowledged() < before + answersThatTell) {
    if (performance.now() - began > maxWaitMs) throw new Error("Nobody is answered any more.");
    await sleep(5);
  }
  return performance.now() - began;
}

/** Half of the kills meet a message, the other half each other kind of write in turn. */
function listTargets(): Write[] {
  return writes.filter((write) => write !== "send").flatMap((write) => [write, "send"] as Write[]);
}

/** kill -9 of a server while a write of a chosen kind is on its way to it, at a random moment of that write. */
export function killServers(target: Target, times: number): Promise<Outcome> {
  const { fleet, calls, random, cutWrites } = target;
  const kinds = listTargets();
  return repeat(target, times, async (time) => {
    const wanted = kinds[time % kinds.length] ?? "send";
    const flight = (await calls.findNext(wanted, 4_000)) ?? (await calls.findNext("send", 4_000));
    if (flight) await sleep(random() * calls.defaultMs(flight.write) * 1.1);
    const victim = flight?.server.isReady ? flight.server : choose(random, await someReady(fleet));
    for (const { write, server } of calls.listInFlight()) {
      if (server === victim) cutWrites.set(write, (cutWrites.get(write) ?? 0) + 1);
    }
    fleet.kill(victim);
  });
}

async function someReady(fleet: Fleet): Promise<Server[]> {
  while (fleet.listReady().length === 0) await sleep(20);
  return fleet.listReady();
}

async function signalPostgres(target: Target, signal: NodeJS.Signals): Promise<void> {
  for (;;) {
    const pid = findPid(target.postgres);
    if (pid !== undefined) {
      await sleep(target.random() * 60);
      process.kill(pid, signal);
      return;
    }
    await sleep(20);
  }
}

/** kill -9 of the database's first process: the rest dies with it, and the servers start it again. */
export function killPostgres(target: Target, times: number): Promise<Outcome> {
  return repeat(target, times, () => signalPostgres(target, "SIGKILL"));
}

/** kill -9 of one connection's process: the database throws everybody out and recovers by itself. */
export function killBackends(target: Target, times: number): Promise<Outcome> {
  return repeat(target, times, async () => {
    for (;;) {
      const pid = findBackend(target.postgres, target.random);
      if (pid !== undefined) {
        process.kill(pid, "SIGKILL");
        return;
      }
      await sleep(20);
    }
  });
}

/** An orderly restart, and one that does not wait to write down what it has, in turn. */
export function restartPostgres(target: Target, times: number): Promise<Outcome> {
  return repeat(target, times, (time) => signalPostgres(target, time % 2 === 0 ? "SIGINT" : "SIGQUIT"));
}

export function cutConnections(target: Target, proxy: DatabaseProxy, times: number): Promise<Outcome> {
  return repeat(target, times, (time) => proxy.cut(time % 2 === 0 ? 1 : 0.3));
}

export function loseAnswers(target: Target, proxy: DatabaseProxy, times: number): Promise<Outcome> {
  return repeat(target, times, () => proxy.loseAnswers(20 + target.random() * 150));
}

export function delayConnections(target: Target, proxy: DatabaseProxy, times: number): Promise<Outcome> {
  return repeat(target, times, () => proxy.hold(500 + target.random() * 4_000));
}

export function refuseConnections(target: Target, proxy: DatabaseProxy, times: number): Promise<Outcome> {
  return repeat(target, times, () => proxy.refuse(500 + target.random() * 4_000));
}

const minute = 60_000;
const jumps = [5, -5, 60, -60, 24 * 60, -24 * 60, 400 * 24 * 60].map((minutes) => minutes * minute);

/** One server's clock, or all servers', is set wrong and later right again. */
export async function jumpClocks(target: Target, times: number): Promise<Outcome> {
  const { fleet, random } = target;
  const outcome = await repeat(target, times, async (time) => {
    const jump = jumps[time % jumps.length] ?? 0;
    const moved = random() < 0.5 ? fleet.listReady() : [choose(random, await someReady(fleet))];
    for (const server of moved) fleet.moveClock(server, jump);
    await sleep(1_500);
  });
  for (const server of fleet.servers) fleet.moveClock(server, 0);
  return outcome;
}

/** The disk is full for a while: with the last block taken, then with room for little. */
export async function fillDisk(target: Target, disk: SmallDisk, times: number): Promise<Outcome> {
  let told = 0;
  let toldOfRoom = 0;
  const listTold = () => Promise.all(target.fleet.listReady().map(readReadiness));
  const outcome = await repeat(target, times, async () => {
    disk.fill();
    await sleep(1_000 + target.random() * 3_000);
    if ((await listTold()).includes("storage_full")) told += 1;
    disk.empty();
    for (let looks = 0; looks < 20; looks++) {
      if ((await listTold()).every((status) => status === "ok")) {
        toldOfRoom += 1;
        return;
      }
      await sleep(100);
    }
  });
  const remark = `/readyz told of the full disk ${told} of ${times} times, and of room again ${toldOfRoom} times.`;
  return { ...outcome, remark };
}

async function readReadiness({ url }: Server): Promise<string> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  return ((await answer?.json()) as { status?: string } | undefined)?.status ?? "none";
}
