import { connect, type Socket } from "node:net";

/**
 * A participant's kept connection with as little of its own as can be: the load shares its processors with what is
 * measured, and Node's own client takes three times as much. It knows the answers of our server and no others.
 */
export interface Connection {
  post: (path: string, body: unknown, token: string) => Promise<{ status: number; text: string }>;
  close: () => void;
}

interface Waiting {
  resolve: (answer: { status: number; text: string }) => void;
  reject: (error: Error) => void;
}

const endOfHead = "\r\n\r\n";

export function openConnection(url: string): Connection {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let waiting: Waiting | undefined;
  let received = "";
  // One character a byte, so that lengths are the head's.
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    received += chunk;
    const answer = readAnswer(received);
    if (!answer) return;
    received = "";
    const { resolve } = waiting ?? {};
    waiting = undefined;
    resolve?.(answer);
  });
  const fail = (error: Error): void => {
    waiting?.reject(error);
    waiting = undefined;
  };
  socket.on("error", fail);
  socket.on("close", () => fail(new Error("the server closed the connection")));
  return {
    post: (path, body, token) => {
      const payload = JSON.stringify(body);
      const head = `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\nx-resume-token: ${token}\r\ncontent-length: ${Buffer.byteLength(payload)}${endOfHead}`;
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(head + payload);
      });
    },
    close: () => socket.destroy(),
  };
}

/** The answer, once all of it is there. */
function readAnswer(received: string): { status: number; text: string } | undefined {
  const end = received.indexOf(endOfHead);
  if (end < 0) return undefined;
  const head = received.slice(0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer without a length: ${head}`);
  const body = received.slice(end + endOfHead.length);
  if (body.length < Number(length)) return undefined;
  return { status: Number(head.slice(9, 12)), text: Buffer.from(body, "latin1").toString() };
}
