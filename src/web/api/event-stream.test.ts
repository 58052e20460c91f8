import { expect, test } from "vitest";
import { readEvents } from "./event-stream.ts";

function streamOf(chunks: string[]): ReadableStream<Uint8Array> {
  const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk));
  return new ReadableStream({
    start(controller) {
      for (const chunk of bytes) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function read(chunks: string[]) {
  const events: unknown[] = [];
  for await (const event of readEvents(streamOf(chunks))) events.push(event);
  return events;
}

test("events are read wherever the network cuts them, comments passed over", async () => {
  const whole =
    ': stream\n\nevent: sentence\ndata: {"text":"I see."}\n\nevent: reply\ndata: {"botResponse":"I see. Ünd?"}\n\n';
  const expected = [
    { event: "sentence", data: { text: "I see." } },
    { event: "reply", data: { botResponse: "I see. Ünd?" } },
  ];
  for (let at = 1; at < whole.length; at++)
    expect(await read([whole.slice(0, at), whole.slice(at)])).toEqual(expected);
});

test("an event that the connection cut short is none", async () => {
  expect(await read(['event: sentence\ndata: {"text":"I see."}\n\nevent: reply\ndata: {"botRes'])).toEqual([
    { event: "sentence", data: { text: "I see." } },
  ]);
});
