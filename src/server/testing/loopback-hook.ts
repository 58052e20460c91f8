import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Ways in which a program that listens answers, besides 204. */
type HookFault = "server-error" | "redirect" | "hangs" | "breaks" | "endless-body";

interface HookCall {
  method: string;
  path: string;
  host: string;
  headers: IncomingMessage["headers"];
  body: string;
}

export interface LoopbackHook {
  url: string;
  port: number;
  calls: HookCall[];
  /** How it answers from now on; null for well. */
  fail: (fault: HookFault | null) => void;
  close: () => Promise<void>;
}

/** A program on this machine that is told of events. */
export async function startLoopbackHook(): Promise<LoopbackHook> {
  const calls: HookCall[] = [];
  let fault: HookFault | null = null;
  const server = createServer(async (request, response) => {
    const body = await readAll(request);
    const { method = "", url: path = "", headers } = request;
    calls.push({ method, path, headers, host: headers.host ?? "", body });
    answer(fault, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ url: `http://127.0.0.1:${port}`, port, calls },
    fail: (next) => {
      fault = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function answer(fault: HookFault | null, response: ServerResponse): void {
  if (fault === "hangs") return;
  if (fault === "breaks") {
    response.socket?.destroy();
    return;
  }
  if (fault === "server-error") {
    response.writeHead(500).end("broken");
    return;
  }
  if (fault === "redirect") {
    response.writeHead(302, { location: "/elsewhere" }).end();
    return;
  }
  if (fault === "endless-body") {
    response.writeHead(200);
    const timer = setInterval(() => response.write("x".repeat(1024)), 5);
    response.on("close", () => clearInterval(timer));
    return;
  }
  response.writeHead(204).end();
}
