import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** Between the servers and their database: passes on what is said, or does not. */
export interface DatabaseProxy {
  port: number;
  /** Ends a share of the connections, both ways, at once. */
  cut: (share: number) => void;
  /** What the database answers is kept back for good, then the connections end: what was committed is not told. */
  loseAnswers: (ms: number) => Promise<void>;
  /** Nothing passes for a while, then all of it. */
  hold: (ms: number) => Promise<void>;
  /** Nobody connects for a while; connections that stand are cut. */
  refuse: (ms: number) => Promise<void>;
  close: () => void;
}

interface Pair {
  near: Socket;
  far: Socket;
}

export async function openProxy(socketPath: string, random: () => number): Promise<DatabaseProxy> {
  const pairs = new Set<Pair>();
  let refusing = false;
  let losing = false;
  let holding = false;
  const server = createServer((near) => {
    if (refusing) {
      near.destroy();
      return;
    }
    const far = connect(socketPath);
    const pair = { near, far };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    near.on("data", (chunk) => far.write(chunk));
    far.on("data", (chunk) => {
      if (!losing) near.write(chunk);
    });
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      socket.on("error", end);
      socket.on("close", end);
      if (holding) socket.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = (share: number) => {
    for (const { near, far } of [...pairs]) {
      if (random() >= share) continue;
      near.destroy();
      far.destroy();
    }
  };
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    loseAnswers: async (ms) => {
      losing = true;
      await wait(ms);
      cut(1);
      losing = false;
    },
    hold: async (ms) => {
      holding = true;
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.pause();
      await wait(ms);
      holding = false;
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.resume();
    },
    refuse: async (ms) => {
      refusing = true;
      cut(1);
      await wait(ms);
      refusing = false;
    },
    close: () => {
      server.close();
      cut(1);
    },
  };
}
