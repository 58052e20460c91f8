import { afterAll, beforeAll, expect, test } from "vitest";
import { EnvValues } from "../../env-values.ts";
import { readModelSettings } from "../../model-settings.ts";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import { connectModel } from "./language-model.ts";
import { callModel } from "./model-call.ts";

let model: LoopbackModel;
beforeAll(async () => {
  model = await startLoopbackModel();
});
afterAll(() => model.close());

async function listPieces(text: string): Promise<string[]> {
  model.behave({ says: text });
  const settings = readModelSettings(new EnvValues(model.settings, []));
  if (!settings) throw new Error("These settings have a model.");
  const { deltas, readEnd } = callModel(
    connectModel(settings),
    { rules: "Answer.", guide: "", turn: "Go on.", maxTokens: 10_000, schema: { type: "object" } },
    { signal: new AbortController().signal, firstTokenMs: 30_000 },
  );
  const pieces: string[] = [];
  for await (const piece of deltas) pieces.push(piece);
  expect(readEnd().fault).toBeNull();
  expect(pieces.join("")).toBe(text);
  return pieces;
}

test("what a model writes is passed on word by word, also where it isn't the JSON that was asked for", async () => {
  expect(await listPieces('{"text": "Well, I moved."}')).toHaveLength(4);
  expect(await listPieces("Well, I moved last year.")).toHaveLength(5);
});

test("a model that writes without end is cut off, and writes no more", async () => {
  model.behave({ says: "and so on ".repeat(20_000) });
  const settings = readModelSettings(new EnvValues(model.settings, []));
  if (!settings) throw new Error("These settings have a model.");
  const hangUp = new AbortController();
  const { deltas } = callModel(
    connectModel(settings),
    { rules: "Answer.", guide: "", turn: "Go on.", maxTokens: 10_000, schema: { type: "object" } },
    { signal: hangUp.signal, firstTokenMs: 30_000 },
  );
  for await (const _piece of deltas) hangUp.abort();
  await expect.poll(() => model.requests.at(-1)?.stamps.length).toBeLessThan(30_000);
});
