import { expect, test } from "vitest";
import { Reach } from "../report/voices.ts";
import { checkReading } from "./check-reading.ts";
import { layForTests } from "./ground-for-tests.ts";
import { makeBrief } from "./make-brief.ts";
import { describeScope } from "./scope.ts";
import { readThemesAnswer } from "./themes-answer.ts";

const ground = layForTests([
  ["I weigh her each morning, as the scale never lies."],
  ["We weigh ours each morning."],
  ["I never weigh a bird."],
  [],
]);

/** The first question was asked of some. */
function countAs(isAsked: (person: number) => boolean) {
  const reach = new Reach();
  for (const { number, label } of ground.people.values()) {
    const asked = isAsked(number) ? ["one"] : [];
    const people = [{ id: `s${number}`, label, answered: asked, probed: [] }];
    reach.add({ people, questionsReached: asked, messages: [{}] }, number);
  }
  return { reach };
}

const theme = { claim: "Birds are weighed each morning.", supports: ["s1", "s2"], challenges: ["s3"] };
const read = (more: object = {}) =>
  readThemesAnswer({ themes: [theme], ...more }, ground) ?? expect.unreachable();

test("a tension between those who bear a theme out and those who deny it appears with the theme alone", () => {
  const a = { text: "Birds are weighed.", statements: ["s1", "s2"] };
  const b = { text: "They are not.", statements: ["s3"] };
  expect(read({ tensions: [{ within: "people", a, b }] }).tensions).toEqual([]);
  const other = { text: "One of them is weighed.", statements: ["s2"] };
  expect(read({ tensions: [{ within: "people", a, b: other }] }).tensions).toHaveLength(1);
});

test("a finding is counted among all people, whoever was asked the question that it was said under", () => {
  const counting = countAs((person) => person < 3);
  const reading = read();
  const [made = expect.unreachable()] = makeBrief(reading, ground, counting).themes;
  expect(made.finding.strength).toMatchObject({ people: 2, asked: 4, volunteered: 0, spansQuestions: true });
  expect(made.backing.questionId).toBeNull();
  const [drafted = expect.unreachable()] = reading.themes;
  expect(describeScope(drafted, ground)).toBe(
    "2 of 4 say so, 1 deny it: begin with “Half of the people” or who of them they are",
  );
});

test("an answer names who was asked and left nothing that may be used, unless it tells of them", () => {
  const reach = new Reach();
  for (const { number, label } of ground.people.values()) {
    const people = [{ id: `s${number}`, label, answered: number < 2 ? ["one"] : [], probed: [] }];
    reach.add({ people, questionsReached: ["one"], messages: [{}] }, number);
  }
  const answers = [{ question: "q1", text: "I1 weighs it, I3 never does.", statements: ["s1", "s3"] }];
  const { brief } = makeBrief(read({ answers }), ground, { reach });
  expect(brief.answers[0]).toMatchObject({ asked: 4, answered: 2, skipped: ["P-04"] });
});

test("what somebody said aside never stands for an answer that was left out", () => {
  const answers = [{ question: "q1", text: "I1 and I3 weigh it.", statements: ["s1", "s3"] }];
  const supports = (aside: string | null, unanswered: number[]) => {
    const said = [...ground.said].map(
      ([sid, one]) => [sid, sid === "s3" ? { ...one, questionId: aside } : one] as const,
    );
    const left = { ...ground, said: new Map(said), unanswered: new Map([["one", new Set(unanswered)]]) };
    return readThemesAnswer({ answers }, left)
      ?.answers.get("one")
      ?.supports.map(({ sid }) => sid);
  };
  expect(supports(null, [2])).toEqual(["s1"]);
  expect(supports("two", [2])).toEqual(["s1", "s3"]);
  expect(supports(null, [])).toEqual(["s1", "s3"]);
});

test("a reason that the quotes show already is not told beside them", () => {
  const reading = read();
  const [drafted = expect.unreachable()] = reading.themes;
  const [said = expect.unreachable()] = drafted.supports;
  const quote = "as the scale never lies";
  const because = { ...said.evidence, quote, start: 26, end: 26 + quote.length };
  const supports = drafted.supports.map((one) => (one === said ? { ...one, because } : one));
  const counting = countAs(() => true);
  const [made = expect.unreachable()] = makeBrief(
    { ...reading, themes: [{ ...drafted, supports }] },
    ground,
    counting,
  ).themes;
  expect(made.finding.about?.because).toEqual([]);
});

test("a single voice that somebody else turns out to share is a line of its list and counts both", async () => {
  const voice = { text: "Birds are weighed each morning.", statements: ["s1"] };
  const { voices, ...rest } = read({ themes: [], singleVoices: [voice] });
  const other = ground.said.get("s2") ?? expect.unreachable();
  const shared = voices.map((one) => ({ ...one, supports: [...one.supports, other] }));
  const answer = { items: [{ id: "V1", parts: [{ words: "", by: ["s1", "s2"] }], verdict: "keep" }] };
  const checked = await checkReading({ ...rest, voices: shared }, ground, () => Promise.resolve(answer));
  expect(checked?.reading.voices).toEqual([]);
  expect(checked?.reading.lines).toMatchObject([
    { list: "behaviors", supports: [{ sid: "s1" }, { sid: "s2" }] },
  ]);
});
