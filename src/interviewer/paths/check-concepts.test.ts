import { expect, test } from "vitest";
import type { AskCondition } from "#contract/condition-schemas.ts";
import { makeQuestion } from "../test-interview.ts";
import { checkConcepts } from "./check-concepts.ts";
import { checkPaths, findUnreachable } from "./check-paths.ts";

const concepts = ["Ferry", "Bridge", "Tunnel"];
const on = (...values: string[]): AskCondition => ({ by: { kind: "concept" }, values });
const q = (id: string, text: string, ...askIf: AskCondition[]) =>
  makeQuestion(id, text, askIf.length > 0 ? { askIf } : {});
const tell = (...questions: ReturnType<typeof q>[]) =>
  checkConcepts({ questions, concepts, minutes: 0 }).map(({ message }) => message);

test("a script whose questions name the concept, or ask each concept's people as much, is sound", () => {
  expect(tell(q("a", "What of {concept}?"), q("b", "And else?"))).toEqual([]);
  expect(
    tell(
      q("a", "How is the ferry?", on("ferry")),
      q("b", "How is the bridge?", on("Bridge")),
      q("c", "How is the tunnel?", on("Tunnel")),
    ),
  ).toEqual([]);
  expect(checkConcepts({ questions: [q("a", "How?")], minutes: 0 })).toEqual([]);
});

test("concepts that nothing uses, all or one", () => {
  expect(tell(q("a", "How do you cross?"))).toEqual([
    "No question names {concept} or depends on a concept, so all are asked the same.",
  ]);
  const [unused] = tell(q("a", "How do you cross?"), q("b", "How is it?", on("Ferry", "Bridge")));
  expect(unused).toBe(
    "The concept “Tunnel” is never used: nobody who is assigned it is asked a question that names {concept}, and no condition names it.",
  );
});

test("conditions that ask people of one concept more, or name another less", () => {
  expect(tell(q("a", "What of {concept}?"), q("b", "Would you sail?", on("Ferry")))).toEqual([
    "People who are assigned “Ferry” are asked up to 2 questions, those with “Bridge” up to 1. Compare them with care, or give each as many questions.",
  ]);
  expect(
    tell(q("a", "What of {concept}?", on("Ferry", "Tunnel")), q("b", "And else?", on("Bridge"))),
  ).toEqual([
    "“Ferry” is named in 1 of the questions that its people are asked, “Bridge” in 0. Compare them with care.",
  ]);
});

test("the map covers every concept, and a question of none is never asked", () => {
  const questions = [
    q("a", "Sail?", on("Ferry")),
    q("b", "Both?", on("Ferry"), on("Bridge")),
    q("c", "Else?"),
  ];
  const checked = checkPaths({ questions, concepts, minutes: 0 });
  expect(checked?.map.questions.map(({ asked }) => asked)).toEqual(["some", "nobody", "everyone"]);
  expect(findUnreachable(questions, concepts)).toEqual([1]);
  expect(findUnreachable([q("a", "All?", on(...concepts))], concepts)).toEqual([]);
});
