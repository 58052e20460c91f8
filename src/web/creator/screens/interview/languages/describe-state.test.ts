import { expect, test } from "vitest";
import type { WordingText, WordingView } from "#contract/wordings.ts";
import { describeText, describeWording } from "./describe-state.ts";

const text = (state: WordingText["state"], problem: string | null = null): WordingText => ({
  ...{ key: state, group: "Question 1", label: "Question", original: "How?", text: "¿Cómo?" },
  ...{ state, byMachine: false, problem },
});

function wording(texts: WordingText[], more: Partial<WordingView> = {}): WordingView {
  return { language: "es", isOffered: false, reviewed: null, texts, stamp: "s", ...more };
}

test("a language says what is still to do before participants are offered it", () => {
  expect(describeWording(wording([text("missing"), text("draft")]))).toBe(
    "Not offered yet: 1 of 2 texts missing.",
  );
  expect(describeWording(wording([text("changed"), text("reviewed")]))).toBe(
    "Not offered: the original of 1 of 2 texts has changed. Check and review again.",
  );
  expect(describeWording(wording([text("draft", "Too long.")]))).toBe(
    "Not offered yet: some texts need a correction.",
  );
  expect(describeWording(wording([text("draft")]))).toBe(
    "Not offered yet: a draft that nobody has reviewed.",
  );
});

test("a language that is offered names who reviewed it, also once they are gone", () => {
  const at = "2026-05-03T12:00:00.000Z";
  const offered = (by: string | null) =>
    describeWording(wording([text("reviewed")], { isOffered: true, reviewed: { by, at } }));
  expect(offered("Ada")).toMatch(/^Offered to participants\. Reviewed by Ada on .*2026\.$/);
  expect(offered(null)).toContain("by a former member");
});

test("a text that a model drafted says so until somebody has reviewed it", () => {
  expect(describeText({ state: "draft", byMachine: true })).toBe(
    "Drafted by a language model. Not reviewed.",
  );
  expect(describeText({ state: "reviewed", byMachine: true })).toBe("");
});
