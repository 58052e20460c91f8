import { describe, expect, test } from "vitest";
import { ageRanges } from "#contract/choices.ts";
import { measureThread } from "../../../tests/measure-thread.ts";
import type { CheckedPerson, ClosedStatement } from "./checked-person.ts";
import { findContradictions } from "./contradictions.ts";
import { findNearIdentical } from "./near-identical.ts";
import { findOffQuestion } from "./off-question.ts";
import { findRepeatedPanelIds } from "./repeated-panel-ids.ts";

function person(name: string, texts: string[], more: Partial<CheckedPerson> = {}): CheckedPerson {
  const answers = texts.map((text, at) => ({
    messageId: `${name}-${at}`,
    question: "How do you plan your week?",
    text,
    isClosed: false,
    isRedirected: false,
    signals: null,
  }));
  return {
    ...{ sessionId: name, label: name, language: "en", answers, before: [], during: [], panelId: null },
    ...more,
  };
}

const long =
  "I sit down on Sunday evening with a cup of tea, write the three things that matter most on a card, and stick it to the fridge so that my partner can see it too.";
const reworded = long.replace("a cup of tea", "a mug of coffee").replace("matter most", "count most");

describe("answers by two people that are nearly the same", () => {
  const pairs = (one: string, other: string, script: string[] = []) =>
    findNearIdentical([person("a", [one]), person("b", [other])], script);

  test("are found word for word, and with a few words changed", () => {
    expect(pairs(long, long)).toMatchObject([
      { person: { label: "a" }, others: [{ person: { label: "b" } }], people: 1, alike: 1 },
      { person: { label: "b" }, others: [{ person: { label: "a" } }], people: 1, alike: 1 },
    ]);
    const [found] = pairs(long, reworded);
    expect(found?.alike).toBeGreaterThan(0.6);
    expect(found?.alike).toBeLessThan(0.8);
  });

  test("are found whatever the case, the quotes and the punctuation", () => {
    expect(pairs(`It’s like this: ${long}`, `IT'S LIKE THIS - ${long.toUpperCase()}!`)).toHaveLength(2);
  });

  test("are not found where people say the same in words of their own, or something short alike", () => {
    const own =
      "On Sundays I write down my three priorities on a card that hangs on our fridge for the week.";
    expect(pairs(long, own)).toEqual([]);
    expect(
      pairs("I use it every day for work, mostly e-mail.", "I use it every day for work, mostly e-mail."),
    ).toEqual([]);
  });

  test("are not found where both repeat the script", () => {
    const asked =
      "What happened the last time that working together with people who are somewhere else was hard for you and your team?";
    const echo = (own: string) => `${asked} ${own}`;
    expect(pairs(echo("Zoom broke."), echo("Our file was lost."), [asked])).toEqual([]);
    expect(pairs(echo("Zoom broke."), echo("Our file was lost."))).toHaveLength(2);
  });

  test("are nobody's own: repeating oneself is no copy, nor is choosing an option", () => {
    expect(findNearIdentical([person("a", [long, long])], [])).toEqual([]);
    const choose = (name: string) => {
      const chosen = person(name, [long]);
      return { ...chosen, answers: chosen.answers.map((answer) => ({ ...answer, isClosed: true })) };
    };
    expect(findNearIdentical([choose("a"), choose("b")], [])).toEqual([]);
  });

  test("are found among hundreds of others", () => {
    const others = Array.from({ length: 300 }, (_, at) =>
      person(`p${at}`, [
        `In week ${at} I met ${at + 1} people, wrote ${at + 2} notes and a report on topic ${at * 7}, then I went home at ${at % 12} and read page ${at * 3} of a book.`,
      ]),
    );
    const found = findNearIdentical([...others, person("a", [long]), person("b", [reworded])], []);
    const names = found.map(({ person: one, others: like }) => [
      one.label,
      like.map((side) => side.person.label),
    ]);
    expect(names).toEqual([
      ["a", ["b"]],
      ["b", ["a"]],
    ]);
  });

  test("are counted without comparing all pairs where hundreds of people send the same answers again and again", () => {
    const many = Array.from({ length: 500 }, (_, at) =>
      person(`p${at}`, [...Array(15).fill(long), ...Array(15).fill(`${long} And that was in week ${at}.`)]),
    );
    let found: ReturnType<typeof findNearIdentical> = [];
    const ms = measureThread(() => {
      found = findNearIdentical(many, []);
    });
    expect(ms).toBeLessThan(10_000);
    expect(found).toHaveLength(500 * 30);
    expect(new Set(found.slice(0, 15).map(({ people }) => people))).toEqual(new Set([499]));
  });
});

describe("an answer that is off the question", () => {
  /** People who have said enough to show what can be said. */
  const week = (at: number) =>
    person(`p${at}`, [
      Array.from({ length: 30 }, (_, word) => `meeting${at}x${word}`).join(" "),
      `I plan my week with a calendar and a paper list, number ${at}; on Monday I check meetings, deadlines and who is away, then I block time for deep work and leave Friday free for whatever comes up with the team.`,
    ]);
  const crowd = Array.from({ length: 12 }, (_, at) => week(at));
  const recipe =
    "Whisk eggs, sugar and melted butter, fold in flour, cocoa powder, salt and vanilla, pour batter onto a greased tray, bake until edges crisp, cool, slice brownies and dust them with icing.";

  test("is one whose words nobody else and no question has", () => {
    const found = findOffQuestion([...crowd, person("a", [recipe])], ["How do you plan your week?"]);
    expect(found.map(({ person: { label }, because }) => [label, because])).toEqual([["a", "unrelated"]]);
  });

  test("is not called so among a handful of people, where it is short, or where the study is about that", () => {
    expect(findOffQuestion([...crowd.slice(0, 7), person("a", [recipe])], [])).toEqual([]);
    expect(findOffQuestion([...crowd, person("a", ["Whisk eggs, sugar and melted butter."])], [])).toEqual(
      [],
    );
    const terse = crowd.map(({ label }) => person(label, ["I use a calendar and a list."]));
    expect(findOffQuestion([...terse, person("a", [recipe])], [])).toEqual([]);
    const about = ["Do you whisk eggs, sugar, butter, flour, cocoa, salt, vanilla into batter?"];
    expect(findOffQuestion([...crowd, person("a", [recipe])], about)).toEqual([]);
  });

  test("is not one in another language, whose words are all unknown", () => {
    const spanish =
      "Los domingos por la noche me siento con una taza de té, escribo las tres cosas más importantes en una tarjeta y la pego en la nevera para que mi pareja también la vea cada mañana.";
    expect(findOffQuestion([...crowd, person("a", [spanish])], [])).toEqual([]);
  });

  test("is one that the interviewer asked again after, from the second on", () => {
    const redirected = (times: number) => {
      const one = person("a", ["asdf asdf", "What's the weather?", long]);
      const answers = one.answers.map((answer, at) => ({ ...answer, isRedirected: at < times }));
      return findOffQuestion([{ ...one, answers }], []);
    };
    expect(redirected(1)).toEqual([]);
    expect(redirected(2).map(({ because }) => because)).toEqual(["redirected", "redirected"]);
  });
});

describe("a contradiction", () => {
  const options = ["Every day", "Every week", "Less often"];
  const say = (question: string, values: string[], messageId: string | null = null): ClosedStatement => ({
    ...{ question, options, values, messageId },
  });
  const find = (before: ClosedStatement, during: ClosedStatement) =>
    findContradictions([person("a", [], { before: [before], during: [during] })]);
  const how = "How often do you cook at home?";

  test("is another option to the same question", () => {
    const found = find(say("How often do you cook?", ["Every day"]), say(how, ["less often "], "m1"));
    expect(found).toMatchObject([{ before: { values: ["Every day"] }, during: { messageId: "m1" } }]);
    expect(find(say(how, ["Every day"]), say(how, ["EVERY DAY"], "m1"))).toEqual([]);
    expect(find(say(how, ["Every day", "Less often"]), say(how, ["Every day"], "m1"))).toEqual([]);
  });

  test("is not another question with the same options, or the same one with others", () => {
    expect(find(say("How often do you drive a car?", ["Every day"]), say(how, ["Less often"], "m1"))).toEqual(
      [],
    );
    const others = { ...say(how, ["Never"], "m1"), options: ["Every day", "Never"] };
    expect(find(say(how, ["Every day"]), others)).toEqual([]);
  });

  test("is not where somebody prefers not to say", () => {
    const ages = (values: string[], messageId: string | null = null): ClosedStatement => ({
      ...{ question: "How old are you?", options: [...ageRanges, "Prefer not to say"], values, messageId },
    });
    expect(find(ages(["25-34"]), ages(["Prefer not to say"], "m1"))).toEqual([]);
    expect(find(ages(["25-34"]), ages(["65+"], "m1"))).toHaveLength(1);
  });
});

test("a panel id in two links is one person twice; no id is nobody's", () => {
  const ids = ["x1", "", null, "x1 ", "", "x2", null];
  const people = ids.map((panelId, at) => person(`p${at}`, [], { panelId }));
  expect(findRepeatedPanelIds(people).map((same) => same.map(({ label }) => label))).toEqual([["p0", "p3"]]);
});
