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
    if (asked > 1) return Promise.resolve({ fault: "no_answer" });
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
