import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PracticeDifficulty } from "#contract/practice-debrief.ts";
import { someOf } from "#server/testing/some-cases.ts";
import { askClosed } from "../../../bench/practice/ask-closed.ts";
import { measureThread } from "../../../tests/measure-thread.ts";
import { countWords } from "../words.ts";
import { nodesOf } from "./case-nodes.ts";
import { makeAreaQuestion } from "./debrief-moments.ts";
import { replyAsInterviewee } from "./interviewee-reply.ts";
import { cases, getCase, runPractice } from "./practice-session-for-tests.ts";

type Lines = ReturnType<typeof runPractice>["lines"];

const listTold = (lines: Lines) => [...new Set(lines.flatMap(({ notes }) => notes?.told ?? []))];

function measure(messages: string[], given: Parameters<typeof runPractice>[1]) {
  const { lines } = runPractice(messages, given);
  const answers = lines.filter(({ speaker }) => speaker === "participant");
  const words = answers.reduce((sum, { text }) => sum + countWords(text), 0) / answers.length;
  return { told: listTold(lines).length, words };
}

const difficulties: PracticeDifficulty[] = ["easy", "medium", "hard"];

describe.each(cases)("$topic", (practiceCase) => {
  const at = cases.indexOf(practiceCase);
  const person = practiceCase.id;
  const opened = practiceCase.areas.flatMap(({ id, name }) => [
    makeAreaQuestion(name),
    "Could you walk me through the last time?",
    ...practiceCase.insights.flatMap(({ area, opener, question }) => (area === id ? [opener, question] : [])),
  ]);
  const closed = practiceCase.areas.flatMap(askClosed);

  test.each(someOf(difficulties, 3, at))("%s: open questions get far more than closed ones", (difficulty) => {
    const open = measure(opened, { person, difficulty });
    const shut = measure(closed, { person, difficulty });
    expect(open.words).toBeGreaterThanOrEqual(2.5 * shut.words);
    expect(open.told).toBeGreaterThanOrEqual(Math.max(1, 3 * shut.told));
  });

  test("the harder they are, the less they tell unasked", () => {
    const [easy, medium, hard] = difficulties.map(
      (difficulty) =>
        measure(
          practiceCase.areas.map(({ name }) => makeAreaQuestion(name)),
          { person, difficulty },
        ).told,
    );
    expect(easy).toBeGreaterThanOrEqual(medium ?? 0);
    expect(medium).toBeGreaterThanOrEqual(hard ?? 0);
  });

  test("a guess, a double question and rudeness bring no insight", () => {
    const messages = practiceCase.insights.flatMap(({ opener, hint: { words } }) => [
      opener,
      `Would you pay for it, ${words.replaceAll("…", "")}?`,
      `How is it with ${words.replaceAll("…", "")}, and how often is it?`,
      "That is a stupid answer.",
    ]);
    expect(measure(messages, { person, difficulty: "easy" }).told).toBe(0);
  });
});

describe.each(cases)("$person.pseudonym", (practiceCase) => {
  const { id: person, insights } = practiceCase;
  const hear = (messages: string[], difficulty: PracticeDifficulty = "medium") =>
    runPractice(messages, { person, difficulty }).lines.filter(({ speaker }) => speaker === "participant");
  const toldBy = (messages: string[], difficulty?: PracticeDifficulty) =>
    hear(messages, difficulty).flatMap(({ notes }) => notes?.told ?? []);

  /** Leads to the hint of an insight, as somebody does who lets them go on. */
  function leadTo({ id, opener }: (typeof insights)[number]): string[] {
    const messages = [opener];
    for (let round = 0; round < 3; round++) {
      if (hear(messages).some(({ notes }) => notes?.cues.includes(id))) return messages;
      messages.push("Could you tell me more about that?");
    }
    return messages;
  }

  test.each(insights)(
    "$id is hinted at once its side is opened, and told to whoever takes that up",
    (insight) => {
      const lead = leadTo(insight);
      expect(hear(lead).at(-1)?.notes?.cues).toContain(insight.id);
      expect(toldBy(lead)).not.toContain(insight.id);
      expect(toldBy([...lead, insight.question])).toContain(insight.id);
    },
  );

  test.each(insights)("$id is not told to whoever asks for a yes or a no, or suggests it", (insight) => {
    const lead = leadTo(insight);
    // "…" ends a sentence, and words given back as one of their own ask for more.
    const words = insight.hint.words.replaceAll("…", "");
    const closings = [
      `Is it true, ${words}?`,
      `So ${words}, right?`,
      `Don't you think that it was bad, ${words}?`,
      `Was that a problem for you, ${words}?`,
    ];
    for (const closing of someOf(closings, 4, insights.indexOf(insight)))
      expect(toldBy([...lead, closing]), closing).not.toContain(insight.id);
  });

  test.each(insights)("$id is gone on with once it was told", (insight) => {
    const told = [...leadTo(insight), insight.question];
    const ways = ["Go on.", "Why was that?", "How was that for you?"];
    for (const next of someOf(ways, 3, insights.indexOf(insight))) {
      const { text = "", notes } = hear([...told, next]).at(-1) ?? {};
      const line = notes?.lines[0] ?? "";
      const isOwn = nodesOf(practiceCase).byKey.get(line)?.after === insight.id;
      expect(isOwn, `${next} ${text} [${line}]`).toBe(true);
    }
  });

  test("says goodbye when the talk is over", () => {
    const { text } =
      hear([insights[0]?.opener ?? "", "Thank you so much for your time, goodbye."]).at(-1) ?? {};
    expect(text).toBe(practiceCase.talk.bye);
  });

  test("on a hard day wants a hint to be named", () => {
    for (const insight of insights)
      expect(toldBy([...leadTo(insight), "Go on."], "hard"), insight.id).toEqual([]);
  });
});

const answersOf = (messages: string[], given?: Parameters<typeof runPractice>[1]) =>
  runPractice(messages, given).lines.filter(({ speaker }) => speaker === "participant");

describe("an answer", () => {
  test("is never said a second time, however often a question is repeated", () => {
    const question = "Could you tell me about the price?";
    const stories = answersOf(Array.from({ length: 6 }, () => question))
      .map(({ text }) => text)
      .filter((text) => countWords(text) > 8);
    expect(new Set(stories).size).toBe(stories.length);
  });

  test("that was given is recalled as said, not asked back, where nothing more is known", () => {
    const again = answersOf([
      ...["How did the box first come into your life?", "Start with how you came to have it."],
      ...["How did you come to have it?", "How did the box come into your life?"],
    ]);
    const { unclear, dodge } = getCase("meal-kit").talk;
    for (const { text } of again) expect([...unclear, ...dodge]).not.toContain(text);
  });

  test.each([
    ["many words", "what did you do and why ".repeat(3_000)],
    ["one long word", "a".repeat(50_000)],
    ["commas", "so, and, but, ".repeat(4_000)],
    ["requests", "could you tell me ".repeat(3_000)],
    ["choices", `is it ${"this or that ".repeat(3_000)}?`],
    ["question marks", "why? ".repeat(8_000)],
    ["quotation marks", "\"'".repeat(20_000)],
    ["blanks", `${" ".repeat(50_000)}why?`],
  ])("to %s comes in good time", (_, text) => {
    let said: string | undefined;
    const ms = measureThread(() => {
      said = answersOf([text])[0]?.text;
    });
    expect(ms).toBeLessThan(2_000);
    expect(said).not.toBe("");
  });

  test("to a leading question follows it in a few words", () => {
    const [answer] = answersOf(["Don't you think it was much too expensive?"]);
    expect(answer?.notes?.manner).toBe("leading");
    expect(countWords(answer?.text ?? "")).toBeLessThan(12);
  });

  test("to a question about something else claims nothing", () => {
    const [answer] = answersOf(["How do you feel about submarines and volcanoes?"]);
    expect(getCase("meal-kit").talk.dodge).toContain(answer?.text);
  });

  test("holds its lines, character for character", () => {
    const told = answersOf(["Could you tell me about cooking in the evening?", "What happened then?"]);
    const known = JSON.stringify(getCase("meal-kit"));
    for (const { text } of told)
      expect(known).toContain(JSON.stringify(text.split(/(?<=[.!?]) /)[0]).slice(1, -1));
  });

  test("comes to any text, the same each time", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.constantFrom(...difficulties),
        fc.string({ unit: "grapheme", maxLength: 300 }),
        (practiceCase, difficulty, message) => {
          const once = replyAsInterviewee({ practiceCase, difficulty }, [], message);
          expect(once.text.trim()).not.toBe("");
          expect(replyAsInterviewee({ practiceCase, difficulty }, [], message)).toEqual(once);
        },
      ),
    );
  });
});
