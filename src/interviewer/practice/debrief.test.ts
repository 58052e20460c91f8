import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { practiceDebrief, practiceDifficulty } from "#contract/practice-debrief.ts";
import { makeDebrief } from "./debrief.ts";
import { makeAreaQuestion, quoteHint } from "./debrief-moments.ts";
import { cases, getCase, poorMessages, runPractice } from "./practice-session-for-tests.ts";
import { labelQuestion } from "./question-label.ts";

function debrief(messages: readonly string[], given: Parameters<typeof runPractice>[1] = {}) {
  return debriefOf(runPractice(messages, given));
}

function debriefOf({ interviewee, lines }: ReturnType<typeof runPractice>) {
  const startedAt = 1_800_000_000_000;
  const made = makeDebrief({
    ...{ interviewee, messages: lines, guide: null, startedAt },
    ...{ endedAt: startedAt + 90_000, voice: "scripted" },
  });
  return { interviewee, lines, made };
}

/** Opens every side and takes up what is hinted at. */
const wholeTalk = getCase("meal-kit").insights.flatMap(({ opener, question }) => [
  opener,
  "Could you tell me more about that?",
  question,
]);

describe("the debrief", () => {
  test("labels every own message", () => {
    const { made } = debrief(poorMessages);
    expect(made.questions.map(({ label }) => label)).toEqual([
      ...["closed", "leading", "double", "hypothetical", "closed", "leading", "closed", "fact"],
    ]);
    expect(made.questions.at(-1)?.rewrite).toBeNull();
    expect(made.minutes).toBe(1.5);
  });

  test("says which answer brought an insight, in the words of that answer", () => {
    const { made, lines } = debrief(wholeTalk);
    const found = made.insights.filter((insight) => insight.found);
    expect(found.length).toBeGreaterThanOrEqual(4);
    for (const { messageId, said } of found)
      expect(lines.find(({ id }) => id === messageId)?.text).toContain(said);
    expect(made.figures).toMatchObject({ insightsFound: found.length, insightsPlanted: 6 });
    expect(made.questions.flatMap(({ brought }) => brought)).toHaveLength(found.length);
  });

  test("shows a hint that was passed over, what was asked instead, and the question that opens it", () => {
    const practiceCase = getCase("meal-kit");
    const { made, lines } = debrief([
      ...practiceCase.areas.map(({ name }) => makeAreaQuestion(name)),
      "How old are you?",
    ]);
    const hinted = made.moments.filter(({ hint }) => hint !== null);
    expect(hinted.length).toBeGreaterThan(0);
    for (const { insightId, hint, asked, question } of hinted) {
      expect(question).toBe(practiceCase.insights.find(({ id }) => id === insightId)?.question);
      const at = lines.findIndex(({ id }) => id === hint?.messageId);
      expect(lines[at]?.text).toContain(hint?.quote);
      expect(asked?.messageId ?? null).toBe(lines[at + 1]?.id ?? null);
    }
  });

  test("calls half said what was hinted at, come back to and not opened", () => {
    const { made } = debrief(
      [
        "What reason did you give?",
        "How old are you?",
        "Did you press expensive because it was on the list?",
      ],
      { person: "meal-kit" },
    );
    const hinted = made.moments.find(({ insightId, hint }) => insightId === "i5" && hint !== null);
    expect(hinted?.comment).toMatch(/^Half said: you came back to it later/u);
  });

  test("of a poor interview shows moments, each with an open question, and says each fault once with its count", () => {
    const { made } = debrief(poorMessages);
    expect(made.moments.length).toBeGreaterThanOrEqual(4);
    for (const { question } of made.moments) expect(labelQuestion(question ?? "")).toBe("open");
    const comments = made.moments.map(({ comment }) => comment);
    const closed = made.questions.filter(({ label }) => label === "closed").length;
    expect(comments.filter((comment) => comment.startsWith("A word was enough to answer this."))).toEqual([
      `A word was enough to answer this. You asked ${closed - 1} more like it.`,
    ]);
  });

  test("blames nobody for a side that they asked about, whatever was answered", () => {
    const neverGotTo = (messages: string[]) =>
      debrief(messages, { person: "food-bank" }).made.moments.filter(({ comment }) =>
        comment.startsWith("You never got to this: The other volunteers"),
      );
    expect(neverGotTo(["Do you volunteer at a food bank at the moment?"])).toHaveLength(1);
    expect(neverGotTo(["Are the other volunteers friendly?"])).toEqual([]);
  });

  test("says what was never got to by what was asked, also where the answer missed it", () => {
    const { made } = debrief(
      [
        "That sounds hard. When you decided to stop, what was that day like?",
        "And now that the box has gone, how are your evenings, compared with then?",
      ],
      { person: "meal-kit" },
    );
    const never = made.moments.filter(({ comment }) => comment.startsWith("You never got to this"));
    expect(never.length).toBeGreaterThan(0);
    expect(JSON.stringify(never)).not.toMatch(/Cancelling it|What they do now/u);
  });

  test("ties no question to a side that only its answer was about", () => {
    const run = runPractice(["Is the parking expensive?"], { person: "hospital-visit" });
    const lines = run.lines.map(({ notes, ...line }) => ({
      ...line,
      notes: notes && { ...notes, area: "drops" },
    }));
    const { made } = debriefOf({ ...run, lines });
    expect(made.moments.filter(({ question }) => question?.includes("drops"))).toEqual([]);
  });

  test("pins nothing on a greeting", () => {
    const { made } = debrief(["Hi Geoffrey, thanks for taking the time today!", "How old are you?"], {
      person: "food-bank",
    });
    for (const { asked } of made.moments) expect(asked?.messageId).not.toBe("q0");
  });

  test("has one talk share", () => {
    const { made } = debrief(poorMessages);
    expect(made.reportCard.talkShare).toBe(made.meter.talkShare);
    expect(made.figures.talkShare).toBe(made.meter.talkShare);
  });

  test("counts in its flags what its meter counts", () => {
    const { made } = debrief([
      ...poorMessages,
      "So Tom was tired and you felt alone?",
      "Why did you cancel, and was it hard?",
    ]);
    const flagged = (kind: string) => made.reportCard.flags.filter((flag) => flag.kind === kind).length;
    const { closed, leading, double } = made.meter.labels;
    expect([flagged("closed_question"), flagged("leading"), flagged("two_questions")]).toEqual([
      closed,
      leading,
      double,
    ]);
    expect(Math.min(closed, leading, double)).toBeGreaterThan(0);
  });

  test("rewords no two questions in the same way", () => {
    const { made } = debrief([
      "What was the price like?",
      "Was it hard?",
      "Was it easy?",
      "Did that help?",
      "Does she know?",
    ]);
    const rewrites = made.questions.flatMap(({ rewrite }) => rewrite ?? []);
    expect(rewrites).toEqual([...new Set(rewrites)]);
    expect(rewrites.length).toBeGreaterThan(0);
  });

  test("counts no question about the talk itself as a follow-up", () => {
    const { made } = debrief(["Tell me about the price.", "Is there anything else you would like to add?"]);
    expect(made.questions.at(-1)).toMatchObject({ followUp: false });
  });

  test("opens what was never got to with the person's own question, and blames nobody who asked thrice", () => {
    const { made } = debrief(["How do you get to work now?", "How old are you?"], { person: "bus-cut" });
    const openers = getCase("bus-cut").insights.map(({ opener }) => opener);
    const unopened = made.moments.filter(({ comment }) => comment.startsWith("You never got to this"));
    expect(unopened.length).toBeGreaterThan(0);
    for (const { question } of unopened) expect(openers).toContain(question);
    const asked = debrief(
      ["Could you tell me about the doctor?", "How was the doctor?", "What did the doctor say to you?"],
      { person: "hospital-visit" },
    ).made;
    expect(JSON.stringify(asked.moments)).not.toContain("You never got to this: The time with the doctor");
  });

  test("of no interview shows no moment", () => {
    expect(debrief([]).made.moments).toEqual([]);
  });

  test("fits the contract after any messages, with anybody", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...wholeTalk, ...poorMessages, "…"), fc.string({ minLength: 1 })), {
          maxLength: 8,
        }),
        fc.constantFrom(...cases.map(({ id }) => id)),
        fc.constantFrom(...practiceDifficulty.options),
        (messages, person, difficulty) => {
          const { made, lines } = debrief(messages, { person, difficulty });
          practiceDebrief.parse({ _id: "p1", ...made });
          const textOf = (id: string | undefined) => lines.find((line) => line.id === id)?.text ?? "";
          for (const { hint, asked } of made.moments) {
            if (hint) expect(textOf(hint.messageId)).toContain(hint.quote);
            if (asked) expect(textOf(asked.messageId)).toBe(asked.text);
          }
        },
      ),
      { numRuns: process.env.EVERY_CASE ? 60 : 8 },
    );
  });
});

describe("the sentence that holds a hint", () => {
  test("is whole, with the hint in it", () => {
    expect(quoteHint("It goes well. There was one day, though. I stopped.", "one day")).toBe(
      "There was one day, though.",
    );
  });

  test("stands in the answer character for character", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 200 }),
        fc.nat(199),
        fc.nat(30),
        (text, at, size) => {
          const words = text.slice(at, at + size);
          expect(text.includes(quoteHint(text, words))).toBe(true);
        },
      ),
    );
  });
});

test("every area of every person can be opened with an open question", () => {
  const closed = cases
    .flatMap(({ areas }) => areas.map(({ name }) => makeAreaQuestion(name)))
    .filter((question) => labelQuestion(question) !== "open");
  expect(closed).toEqual([]);
});

test.each([
  ["Her son", "Could you tell me about your son?"],
  ["How she gets to work now", "Could you tell me how you get to work now?"],
  ["She and her husband", "Could you tell me about you and your husband?"],
  ["A usual day there", "Could you tell me about a usual day there?"],
])("the area %j is asked about as one asks the person", (name, question) => {
  expect(makeAreaQuestion(name)).toBe(question);
});
