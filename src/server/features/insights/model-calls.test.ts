import { expect, test } from "vitest";
import type { AnalystAnswer, AnalystRequest } from "../../analyst.ts";
import { ModelCalls } from "./model-calls.ts";

const request = { instructions: "Code this.", prompt: "Words.", schema: {}, maxTokens: 100 };

function openCalls(ask: (request: AnalystRequest) => Promise<AnalystAnswer>) {
  const analyst = { name: "m", provider: null, runMs: 600_000, ask };
  return new ModelCalls({ analyst, interviewId: "i", signal: new AbortController().signal });
}

test("D11: once a model has failed three times, calls that still wait for it are given up", async () => {
  let asked = 0;
  const calls = openCalls(({ signal }) => {
    asked += 1;
    if (asked > 1) return Promise.resolve({ fault: "server_error" });
    return new Promise((answer) => {
      signal.addEventListener("abort", () => answer({ fault: "no_answer" }));
    });
  });
  const waiting = calls.code(request);
  for (let failure = 0; failure < 3; failure++) await calls.code(request);
  expect(await waiting).toBeUndefined();
  expect(calls.hasFailed).toBe(true);
  expect(await calls.conclude(request)).toBeUndefined();
  expect(asked).toBe(4);
}, 5_000);

test("D11: a model that is silent at first is asked no more; one that has answered may be silent now and then", async () => {
  const silent = openCalls(() => Promise.resolve({ fault: "no_answer" }));
  await silent.code(request);
  expect(silent.hasFailed).toBe(true);
  let asked = 0;
  const slow = openCalls(() => Promise.resolve(asked++ === 0 ? { json: {} } : { fault: "no_answer" }));
  await slow.code(request);
  await slow.code(request);
  expect(slow.hasFailed).toBe(false);
});
