import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/**
 * Before a statement reaches the database; when all of it has but its last message, so that it was carried out and not
 * committed; when the database has answered it in full and the server was told nothing.
 */
export const stages = ["before", "half", "untold"] as const;
export type Stage = (typeof stages)[number];

export interface Point {
  /** The how manieth statement of the call, from 1. */
  statement: number;
  stage: Stage;
}

/** Between one server and its database: counts the statements of a call, and stops the server at one of them. */
export interface Wire {
  port: number;
  /** Counts from one again. At the point, `stop` is called and all connections end; null only counts. */
  arm: (point: Point | null, stop: () => void) => void;
  count: () => number;
  close: () => void;
}

interface State {
  pairs: Set<Pair>;
  count: number;
  point: Point | null;
  stop: () => void;
}

interface Pair {
  near: Socket;
  far: Socket;
  /** What the server has sent of a statement. */
  unit: Buffer[];
  /** What was answered to the statement whose answer is kept back. */
  kept: Buffer | null;
}

export async function openWire(socketPath: string): Promise<Wire> {
  const state: State = { pairs: new Set(), count: 0, point: null, stop: () => undefined };
  const server = createServer((near) => addPair(state, near, connect(socketPath)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    arm: (point, stop) => Object.assign(state, { point, stop, count: 0 }),
    count: () => state.count,
    close: () => {
      server.close();
      endAll(state);
    },
  };
}

function endAll({ pairs }: State): void {
  for (const { near, far } of [...pairs]) {
    near.destroy();
    far.destroy();
  }
}

function addPair(state: State, near: Socket, far: Socket): void {
  const pair: Pair = { near, far, unit: [], kept: null };
  state.pairs.add(pair);
  const read = openReader((message, isFirst) => {
    if (isFirst) far.write(message);
    else passOn(state, pair, message);
  });
  near.on("data", read);
  far.on("data", (chunk: Buffer) => {
    if (pair.kept) keepBack(state, pair, chunk);
    else near.write(chunk);
  });
  for (const socket of [near, far]) {
    socket.setNoDelay(true);
    const end = () => {
      state.pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    socket.on("error", end);
    socket.on("close", end);
  }
}

/** Cuts what a server sends into messages. The first of a connection has no letter before its length. */
function openReader(onMessage: (message: Buffer, isFirst: boolean) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  const sizeOf = () => (isFirst ? rest.readInt32BE(0) : 1 + rest.readInt32BE(1));
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length >= sizeOf()) {
      const message = rest.subarray(0, sizeOf());
      rest = rest.subarray(message.length);
      onMessage(message, isFirst);
      isFirst = false;
    }
  };
}

const letters = { parse: "P", bind: "B", describe: "D", execute: "E", close: "C", sync: "S", query: "Q" };
const ofStatements = new Set(Object.values(letters));

/** Passes on a statement when it is whole, or stops there. */
function passOn(state: State, pair: Pair, message: Buffer): void {
  const letter = String.fromCharCode(message[0] ?? 0);
  if (!ofStatements.has(letter)) {
    pair.far.write(message);
    return;
  }
  pair.unit.push(message);
  if (letter !== letters.sync && letter !== letters.query) return;
  const { unit } = pair;
  pair.unit = [];
  // The job queue looks for work all the time.
  const text = Buffer.concat(unit);
  const isOfCall = !text.includes('select "id" from "jobs"') && !text.includes('update "jobs"');
  if (isOfCall) state.count += 1;
  if (!isOfCall || state.count !== state.point?.statement) {
    pair.far.write(Buffer.concat(unit));
    return;
  }
  const { stage } = state.point;
  if (stage === "untold") pair.kept = Buffer.alloc(0);
  const sent = stage === "before" ? [] : stage === "half" ? unit.slice(0, -1) : unit;
  pair.far.write(Buffer.concat(sent));
  if (stage === "before") stopNow(state);
  if (stage === "half") setTimeout(() => stopNow(state), 30);
}

function stopNow(state: State): void {
  state.stop();
  state.point = null;
  endAll(state);
}

const readyForQuery = "Z".charCodeAt(0);

function keepBack(state: State, pair: Pair, chunk: Buffer): void {
  let rest = Buffer.concat([pair.kept ?? chunk, chunk]);
  while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
    if (rest[0] === readyForQuery) {
      stopNow(state);
      return;
    }
    rest = rest.subarray(1 + rest.readInt32BE(1));
  }
  pair.kept = rest;
}
