import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { call } from "./call.ts";

afterEach(() => vi.unstubAllGlobals());

/** A server whose stream says these things, each after a pause, and then nothing more. */
function serveStream(pieces: string[], pauseMs: number): void {
  vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      async start(stream) {
        signal?.addEventListener("abort", () => stream.error(signal.reason));
        for (const piece of pieces) {
          await sleep(pauseMs);
          if (!signal?.aborted) stream.enqueue(new TextEncoder().encode(piece));
        }
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
}

const send = (timeoutMs: number) =>
  call("POST /api/sessions/:chatbotId/:sessionId/send", {
    params: { chatbotId: "i", sessionId: "s" },
    body: { message: "Hello." },
    onEvent: () => undefined,
    timeoutMs,
  });

test("a stream may take longer than its time, as long as it is not silent for so long", async () => {
  serveStream([...Array(6).fill(": waiting\n\n"), 'event: reply\ndata: {"botResponse":"Hm."}\n\n'], 40);
  expect(await send(150)).toEqual({ botResponse: "Hm." });
});

test("a stream that falls silent counts as offline", async () => {
  serveStream([": stream\n\n", 'event: sentence\ndata: {"text":"Hm."}\n\n'], 10);
  await expect(send(100)).rejects.toMatchObject({ code: "offline" });
});
