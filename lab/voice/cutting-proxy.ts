import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

export interface CuttingProxy {
  url: string;
  /** How many connections it has cut so far. */
  cuts: () => number;
  close: () => Promise<void>;
}

interface CutOptions {
  target: string;
  /** Requests whose first line has this are cut, by chance. */
  path: string;
  /** At least 0 and less than 1. */
  random: () => number;
  /** It stops cutting after so many. */
  maxCuts: number;
}

const share = 0.55;

/** Passes bytes on, and breaks connections in the middle of a request, or after it and before its answer. */
export async function startCuttingProxy(options: CutOptions): Promise<CuttingProxy> {
  const { hostname, port } = new URL(options.target);
  const open = new Set<Socket>();
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const cut = () => {
      cuts += 1;
      client.resetAndDestroy();
      upstream.resetAndDestroy();
    };
    let cutsAnswer = false;
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on("data", (bytes) => {
      const isMeant = bytes.includes(options.path) && cuts < options.maxCuts && options.random() < share;
      cutsAnswer ||= isMeant && options.random() < 0.5;
      if (!isMeant || cutsAnswer) return void upstream.write(bytes);
      // Some of the request arrives, and then nobody is there any more.
      upstream.write(bytes.subarray(0, Math.floor(bytes.length * options.random())), cut);
    });
    upstream.on("data", (bytes) => {
      if (cutsAnswer) cut();
      else client.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
