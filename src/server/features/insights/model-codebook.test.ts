import { expect, test } from "vitest";
import { Codebook } from "#analysis/coder/model/codebook.ts";
import type { Source } from "#analysis/sources.ts";
import type { ModelCalls } from "./model-calls.ts";
import { codeByModel } from "./model-coding.ts";

test("a short interview sees the codes of all before it, not only of the first", async () => {
  const codebook = new Codebook();
  for (let at = 1; at <= 60; at++)
    codebook.add({ label: `Does thing number ${at}`, kind: "does", sentence: `I do thing ${at}.` });
  const source: Source = {
    ...{ id: "s", kind: "transcript", label: "P1", ageRange: null, location: null, language: "en" },
    segments: [
      { id: "t1", speaker: "participant", text: "I take the ferry to work.", questionId: "q", move: null },
    ],
  };
  const prompts: string[] = [];
  const code: ModelCalls["code"] = ({ prompt }) => {
    prompts.push(prompt);
    return Promise.resolve(undefined);
  };
  const study = { objective: "How people travel", questions: [{ id: "q", text: "How do you travel?" }] };
  await codeByModel({ calls: { code } as never, study: study as never, codebook }, source);
  expect(prompts[0]).toContain("c60 |");
});
