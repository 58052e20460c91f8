import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findAskProblems } from "#contract/ask-problems.ts";
import type { AskCondition } from "#contract/condition-schemas.ts";
import type { FormField } from "#contract/forms.ts";
import type { Item } from "#contract/items.ts";
import { measureThread } from "../../../tests/measure-thread.ts";
import { toPersonalGuide } from "../personal-guide.ts";
import { listOurTurns, makeGuide, makeQuestion, runInterview } from "../test-interview.ts";
import { checkPaths, findUnreachable, type WalkedScript } from "./check-paths.ts";
import { checkOrders, withOrders } from "./orders.ts";
import type { WalkedQuestion } from "./topics.ts";
import { walkPaths } from "./walk.ts";

const choice: Item = { kind: "choice", options: ["Ferry", "Bridge"] };
const answer = (questionId: string, ...values: string[]): AskCondition => ({
  ...{ by: { kind: "answer", questionId }, values },
});
const outcome = (questionId: string, ...values: string[]): AskCondition => ({
  ...{ by: { kind: "outcome", questionId }, values },
});
const form = (fieldId: string, ...values: string[]): AskCondition => ({
  ...{ by: { kind: "form", fieldId }, values },
});
const q = (id: string, over: Partial<WalkedQuestion> = {}) => makeQuestion(id, `${id}?`, over);
const when = (id: string, ...askIf: AskCondition[]) => q(id, { askIf });
const field = (over: Partial<FormField>): FormField => ({
  ...{ id: "boats", label: "Boats?", kind: "single_choice", required: true },
  ...{ options: ["Yes", "No", "Never"], screensOut: ["Never"], ...over },
});

const check = (questions: WalkedQuestion[], study: Partial<WalkedScript> = {}) =>
  checkPaths({ questions, minutes: 15, ...study });
const tell = (questions: WalkedQuestion[], study: Partial<WalkedScript> = {}) =>
  (check(questions, study)?.warnings ?? []).map(
    ({ questionIndex, message }) => `${questionIndex === null ? "" : `${questionIndex + 1}: `}${message}`,
  );

describe("the map of a script", () => {
  test("a script without conditions needs none", () => {
    expect(check([q("a"), q("b")])).toBeUndefined();
  });

  test("it names who is asked what, what comes next, and the shortest and longest path", () => {
    const checked = check([
      q("way", { item: choice, depth: "light" }),
      when("boat", answer("way", "ferry")),
      when("toll", answer("way", "Bridge")),
      when("deck", answer("way", "Ferry"), outcome("boat", "answered")),
      q("end"),
    ]);
    expect(checked?.warnings).toEqual([]);
    expect(checked?.map.questions).toEqual([
      { asked: "everyone", next: [1, 2, 4], ends: false },
      { asked: "some", next: [3, 4], ends: false },
      { asked: "some", next: [4], ends: false },
      { asked: "some", next: [4], ends: false },
      { asked: "everyone", next: [], ends: true },
    ]);
    expect(checked?.map.paths?.shortest).toEqual({ questions: [0, 4], minMinutes: 3, maxMinutes: 9 });
    expect(checked?.map.paths?.longest.questions).toEqual([0, 1, 3, 4]);
  });
});

test("questions in random order can each follow the others, and lead on from any of them", () => {
  const any = { shuffle: true };
  const checked = check([
    q("way", { item: choice }),
    { ...when("boat", answer("way", "Ferry")), ...any },
    q("sea", any),
    q("sky", any),
    q("end"),
  ]);
  expect(checked?.map.questions.map(({ next }) => next)).toEqual([
    [1, 2, 3],
    [2, 3, 4],
    [1, 3, 4],
    [1, 2, 4],
    [],
  ]);
});

test("a question that has no neighbour to change places with", () => {
  const any = { shuffle: true };
  expect(checkOrders([q("a", any), q("b", any), q("c"), q("d", any)])).toMatchObject([
    { questionIndex: 3, kind: "shuffled_alone" },
  ]);
});

describe("what it warns of", () => {
  test("a question that nobody is asked, and those that depend on it", () => {
    const lost = [
      q("way", { item: choice }),
      when("boat", answer("way", "Ferry"), outcome("way", "skipped")),
      when("deck", outcome("boat", "answered", "skipped")),
      q("end"),
    ];
    expect(tell(lost)).toEqual([
      "2: Nobody is asked this: its conditions are never met together.",
      "3: Nobody is asked this: it depends on question 2, which nobody is asked.",
    ]);
    expect(findUnreachable(lost, [])).toEqual([1, 2]);
  });

  test("several options can be chosen at once, but not by somebody who skips", () => {
    const some = q("buy", { item: { kind: "several", options: ["Tea", "Jam"] } });
    const asked = [some, when("both", answer("buy", "Tea"), answer("buy", "Jam"))];
    expect(tell(asked)).toEqual([]);
    const lost = [some, when("none", answer("buy", "Tea"), outcome("buy", "skipped")), asked[1] ?? some];
    expect(tell(lost)).toEqual(["2: Nobody is asked this: its conditions are never met together."]);
  });

  test("a condition on a way that leads past the question it reads", () => {
    const lost = [
      q("way", { item: choice }),
      { ...when("boat", answer("way", "Ferry")), item: choice },
      when("both", answer("boat", "Bridge"), answer("way", "Bridge")),
    ];
    expect(tell(lost)).toEqual(["3: Nobody is asked this: its conditions are never met together."]);
  });

  test.each<[string, AskCondition, Partial<WalkedScript>, string[]]>([
    ["no form", form("boats", "Yes"), { form: null }, ["there's no form before this interview"]],
    [
      "a question that left the form",
      form("gone", "Yes"),
      { form: { fields: [field({})] } },
      ["it depends on a question the form no longer has"],
    ],
    [
      "an option that screens out",
      form("boats", "Never"),
      { form: { fields: [field({})] } },
      ["no answer to the form leads to it"],
    ],
    ["an answer to the form", form("boats", "Yes"), { form: { fields: [field({})] } }, []],
    ["a form of somebody else", form("boats", "Yes"), {}, []],
    [
      "a number out of the form's range",
      { by: { kind: "form", fieldId: "boats" }, from: 100, to: null },
      { form: { fields: [field({ kind: "number", options: [], min: 1, max: 99 })] } },
      ["no answer to the form leads to it"],
    ],
    [
      "a link's parameter",
      { by: { kind: "link", name: "panel" }, values: ["blue"] },
      { hiddenFields: [] },
      ["the link's parameter “panel” isn't kept"],
    ],
    [
      "a town",
      { by: { kind: "aboutYou", attribute: "town" }, values: ["Leeds"] },
      { keepTown: false },
      ["towns aren't kept in this interview"],
    ],
    ["a country", { by: { kind: "aboutYou", attribute: "country" }, values: ["IE"] }, {}, []],
  ])("what the study never knows: %s", (_, condition, study, reasons) => {
    expect(tell([when("a", condition), q("b")], study)).toEqual(
      reasons.map((reason) => `1: Nobody is asked this: ${reason}.`),
    );
  });

  test("a condition that is always met", () => {
    const both = outcome("way", "answered", "skipped");
    expect(tell([q("way", { item: choice }), when("b", both)])).toEqual([
      "2: Everyone is asked this: the condition is always met.",
    ]);
    expect(tell([q("way", { item: choice }), when("b", both, answer("way", "Ferry"))])).toEqual([
      "2: Condition 1 is always met here, and can go.",
    ]);
    expect(tell([when("a", form("boats", "Yes", "No")), q("b")], { form: { fields: [field({})] } })).toEqual([
      "1: Everyone is asked this: the condition is always met.",
    ]);
    const choices = field({ required: false });
    expect(tell([when("a", form("boats", "Yes", "No")), q("b")], { form: { fields: [choices] } })).toEqual(
      [],
    );
  });

  test("people who are asked nothing", () => {
    const irish: AskCondition = { by: { kind: "aboutYou", attribute: "country" }, values: ["IE"] };
    expect(tell([when("a", irish)])).toEqual([
      "Some people aren't asked anything. Let at least one question be for everyone.",
    ]);
  });

  test("the longest path where it needs more than the planned minutes, by the time plan's own figures", () => {
    const questions = [
      q("way", { item: choice }),
      ...["b", "c", "d"].map((id) => when(id, answer("way", "Ferry"))),
      ...["e", "f"].map((id) => when(id, answer("way", "Bridge"))),
    ];
    expect(tell(questions, { minutes: 5 })).toEqual([]);
    expect(tell(questions, { minutes: 4 })).toEqual([
      "The longest way through has 4 questions (1, 2, 3, 4). They need 5 minutes without a single follow-up, and 4 are planned, so the interviewer will leave some out.",
    ]);
    expect(tell(questions, { minutes: 0 })).toEqual([]);
  });
});

test("too many paths are said to be, and each question is then checked by itself", () => {
  const closed = Array.from({ length: 30 }, (_, at) =>
    q(`c${at}`, { item: { kind: "scale", min: 1, max: 9 } }),
  );
  const branches = closed.map(({ id }, at) => when(`b${at}`, answer(id, "1", "2"), outcome(id, "answered")));
  const lost = when("lost", answer("c3", "1"), outcome("c3", "skipped"));
  let checked: ReturnType<typeof check> | undefined;
  const ms = measureThread(() => {
    checked = check([...closed, ...branches, lost], { minutes: 0 });
  });
  expect(ms).toBeLessThan(5_000);
  expect(checked?.map.paths).toBeNull();
  expect(checked?.map.questions.at(-1)?.asked).toBe("nobody");
  expect(checked?.warnings.filter(({ kind }) => kind === "too_many_paths")).toHaveLength(1);
});

test("whatever people say, the interviewer stays on the paths that were walked", () => {
  const words = ["Ferry", "Bridge", "skip", "I swim across every single morning."];
  const anyCondition = fc.record({
    of: fc.nat(5),
    word: fc.constantFrom("Ferry", "Bridge", "answered", "skipped"),
  });
  const anyQuestions = fc.array(
    fc.record({ isClosed: fc.boolean(), isShuffled: fc.boolean(), on: fc.option(anyCondition) }),
    {
      ...{ minLength: 2, maxLength: 6 },
    },
  );
  fc.assert(
    fc.property(
      anyQuestions,
      fc.array(fc.constantFrom(...words), { maxLength: 12 }),
      fc.nat(),
      (parts, said, drawSeed) => {
        const questions = parts.map(({ isClosed, isShuffled, on }, at) => {
          const id = `q${at}`;
          const of = `q${(on?.of ?? 0) % Math.max(at, 1)}`;
          const isOutcome = on?.word.endsWith("ed") === true;
          const askIf = on && at > 0 ? [(isOutcome ? outcome : answer)(of, on.word)] : [];
          return makeQuestion(id, `Question ${at}?`, {
            depth: "light",
            ...(isClosed && { item: choice }),
            ...(isShuffled && { shuffle: true }),
            askIf,
          });
        });
        // Such a script isn't saved.
        fc.pre(findAskProblems(questions, []).every(({ text }) => !text.includes("in random order")));
        const walk = walkPaths(questions, {});
        const next = walk && withOrders(questions, walk);
        const guide = toPersonalGuide(makeGuide({ questions, minutes: 0 }), { concept: null, drawSeed });
        const asked = listOurTurns(runInterview(guide, said)).flatMap(({ move }) => {
          const id =
            move.thenAsk ?? (move.kind === "ask" || move.kind === "introduce" ? move.questionId : null);
          return id === null ? [] : [questions.findIndex((question) => question.id === id)];
        });
        const places = asked.filter((place, at) => asked.indexOf(place) === at);
        for (const [at, place] of places.entries()) {
          expect(walk?.reach[place]?.isAsked).toBe(true);
          if (at > 0) expect(next?.[places[at - 1] ?? -1]).toContain(place);
        }
        expect(next?.[places.at(-1) ?? -1]).toContain(questions.length);
        expect(places.length).toBeGreaterThanOrEqual(walk?.shortest.length ?? 99);
        expect(places.length).toBeLessThanOrEqual(walk?.longest.length ?? -1);
      },
    ),
    { numRuns: 300 },
  );
});
