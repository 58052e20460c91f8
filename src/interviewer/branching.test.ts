import { expect, test } from "vitest";
import type { Item } from "#contract/items.ts";
import type { GuideQuestion } from "./guide.ts";
import { progressOf } from "./progress.ts";
import { listOurTurns, makeGuide, makeQuestion, runInterview } from "./test-interview.ts";

const choice: Item = { kind: "choice", options: ["Ferry", "Bridge"] };

function makeBranches(over: Partial<GuideQuestion>[] = []) {
  return [
    makeQuestion("way", "How do you cross?", { item: choice, depth: "light" }),
    makeQuestion("boat", "What is the boat like?", {
      ...{ depth: "light", askIf: [{ by: { kind: "answer", questionId: "way" }, values: ["ferry"] }] },
    }),
    makeQuestion("toll", "What do you pay at the bridge?", {
      ...{ depth: "light", askIf: [{ by: { kind: "answer", questionId: "way" }, values: ["Bridge"] }] },
    }),
    makeQuestion("skipped", "Why would you rather not say?", {
      ...{ depth: "light", askIf: [{ by: { kind: "outcome", questionId: "way" }, values: ["skipped"] }] },
    }),
    makeQuestion("end", "What else is there to say of it?", { depth: "light" }),
  ].map((question, at) => ({ ...question, ...over[at] }));
}

const listAsked = (answers: string[]) => {
  const guide = makeGuide({ questions: makeBranches() });
  return progressOf(guide, runInterview(guide, answers));
};

test("each person is asked what their answer leads to, and the rest is no question of theirs", () => {
  expect(listAsked(["Ferry"])).toMatchObject({
    asked: ["way", "boat", "end"],
    notConcerned: ["toll", "skipped"],
    notReached: [],
    allQuestionsAsked: true,
  });
  expect(listAsked(["Bridge"]).asked).toEqual(["way", "toll", "end"]);
  expect(listAsked(["skip this one"]).asked).toEqual(["way", "skipped", "end"]);
});

test("an answer in other words leads where no option leads", () => {
  const progress = listAsked(["I swim across every single morning.", "As I said, I swim."]);
  expect(progress.asked).toEqual(["way", "end"]);
  expect(progress.notConcerned).toEqual(["boat", "toll", "skipped"]);
});

test("what isn't known doesn't hold, and what is known of the person does", () => {
  const askIf: GuideQuestion["askIf"] = [{ by: { kind: "aboutYou", attribute: "country" }, values: ["IE"] }];
  const guide = makeGuide({ questions: makeBranches([{ askIf }]) });
  const unknown = runInterview(guide, []);
  expect(progressOf(guide, unknown).notConcerned).toContain("way");
  expect(progressOf(guide, unknown).asked).toEqual(["end"]);
  const aboutYou = { ageRange: null, country: "IE", town: null, occupation: null };
  const known = { ...guide, person: { aboutYou, link: {}, form: null } };
  expect(progressOf(guide, runInterview(known, ["Ferry"])).asked).toEqual(["way", "boat", "end"]);
});

test("whoever stops early did not come to what their answer would have led to", () => {
  const guide = makeGuide({ questions: makeBranches() });
  const turns = runInterview(guide, ["Ferry", "I want to stop", "yes"]);
  expect(progressOf(guide, turns)).toMatchObject({
    endReason: "stopped",
    notReached: ["boat", "end"],
    notConcerned: ["toll", "skipped"],
  });
});

test("the branch is stored with the turn that takes it", () => {
  const guide = makeGuide({ questions: makeBranches() });
  const moves = listOurTurns(runInterview(guide, ["Bridge"])).map(({ move }) => move);
  expect(moves.find((move) => move.kind === "ask" && move.questionId === "toll")?.passed).toEqual(["boat"]);
});
