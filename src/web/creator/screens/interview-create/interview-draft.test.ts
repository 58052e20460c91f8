import { expect, test } from "vitest";
import { blankScript } from "../../script/edited-script.ts";
import { chatbotBody, emptyChatbot } from "./interview-draft.ts";

const today = new Date(2026, 10, 21);

test("forms and prototype that were not chosen are absent from what is sent", () => {
  const sent = JSON.parse(JSON.stringify(chatbotBody(emptyChatbot, false, today)));
  expect(Object.keys(sent)).not.toContain("preInterviewFormId");
  expect(Object.keys(sent)).not.toContain("postInterviewFormId");
  expect(Object.keys(sent)).not.toContain("prototypeUrl");
  expect(Object.keys(sent)).not.toContain("prototypeType");
});

const why = {
  id: "1",
  text: "Why?",
  priority: "high",
  depth: "deep",
  exactWording: true,
  aim: "How",
  helpText: "Tell us",
} as const;

test("the form sends what was filled in, with the one-off choice", () => {
  const draft = {
    script: { ...blankScript, objective: "Learn", questions: [why] },
    preInterviewFormId: "pre",
    postInterviewFormId: "",
    prototypeUrl: " https://example.org/p ",
    prototypeType: "figma",
  };
  expect(chatbotBody(draft, true, today)).toMatchObject({
    name: "Interview - 2026-11-21",
    objective: "Learn",
    questions: [why],
    preInterviewFormId: "pre",
    prototypeUrl: "https://example.org/p",
    prototypeType: "figma",
    useOneOff: true,
  });
});
