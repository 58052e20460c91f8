import { expect, test } from "vitest";
import { makeCheckRequest } from "./check-prompt.ts";
import { checkReading } from "./check-reading.ts";
import { layForTests } from "./ground-for-tests.ts";
import { readThemesAnswer } from "./themes-answer.ts";
import { listNamed, withoutNamed } from "./third-persons.ts";

const ground = layForTests([
  ["Karen said I must weigh the bird twice, and she never looked.", "Mrs Tate's scale is in Leeds."],
  ["I weigh her on Slack, she thinks it odd. Zoom told me so. I asked Karen."],
  ["One said she was light, and one said not."],
]);

test.each([
  ["Some falconers weigh the bird because Karen says so.", ["Karen"]],
  ["Mrs Tate's scale is far away.", ["Tate"]],
  ["Some falconers use the scale in Leeds, and Slack.", []],
  ["One person says that she is light.", []],
])("“%s” names %j", (sentence, names) => {
  expect(listNamed({ sentence }, ground)).toEqual(names);
});

test.each([
  ["Karen weighs the bird.", "Somebody weighs the bird."],
  ["The scale is Mrs Tate's, and Karen minds.", "The scale is somebody's, and somebody minds."],
  ["Some ask Karen and Mrs Tate for the scale.", "Some ask others for the scale."],
  ["Manche fragen Karen.", "Manche fragen Karen."],
])("“%s” is told as “%s”", (sentence, told) => {
  expect(withoutNamed(sentence, ground)).toBe(told);
});

test("a check is told whom a claim names, and a claim that still names them says “somebody”", async () => {
  const supports = [...ground.said.values()].map(({ sid }) => sid);
  const answer = { themes: [{ claim: "Some people weigh the bird as Karen said.", supports }] };
  const drawn = readThemesAnswer(answer, ground) ?? expect.unreachable();
  expect(makeCheckRequest(drawn.themes, ground).prompt).toContain("\n  named: Karen\n");
  const kept = { id: "T1", parts: [{ words: "all", by: supports }], verdict: "keep" };
  const checked = await checkReading(drawn, ground, () => Promise.resolve({ items: [kept] }));
  expect(checked?.reading.themes.map(({ sentence }) => sentence)).toEqual([
    "Most people weigh the bird as somebody said.",
  ]);
});
