import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "#contract/choices.ts";
import { containsCompletionPhrase } from "../guard.ts";
import { checkScript } from "./check.ts";
import { generateScript } from "./generate.ts";
import { countWords } from "./sentences.ts";
import { variedAudiences, variedObjectives } from "./varied-objectives.ts";

function questionsFor(objective: string, targetAudience = "Adults in the UK"): string[] {
  return generateScript({ objective, targetAudience }).questions.map(({ text }) => text);
}

/** The aim is for the creator; the help is said as it is, to somebody who did not understand the question. */
function expectSoundNotes({ aim, helpText }: { aim: string; helpText: string }): void {
  expect(aim).toMatch(/^[A-Z].*\.$/s);
  expect(aim.length).toBeLessThanOrEqual(limits.aim);
  expect(aim).not.toMatch(/\byour?\b/);
  expect(helpText).toMatch(/^[A-Z][^?]*\.$/);
  expect(countWords(helpText)).toBeLessThanOrEqual(30);
  expect(containsCompletionPhrase(`${aim} ${helpText}`)).toBe(false);
}

function expectSound(input: { objective: string; targetAudience: string }): void {
  const script = generateScript(input);
  const texts = script.questions.map(({ text }) => text);
  expect(checkScript({ ...script, questions: texts }), JSON.stringify(input)).toEqual([]);
  expect(script.questions.length, JSON.stringify(script)).toBeGreaterThanOrEqual(5);
  expect(script.questions.length).toBeLessThanOrEqual(7);
  expect(script.topics.length).toBeGreaterThanOrEqual(3);
  expect(script.topics.length).toBeLessThanOrEqual(5);
  for (const text of texts) expect(countWords(text), text).toBeLessThanOrEqual(25);
  for (const { aim, helpText } of script.questions) expectSoundNotes({ aim, helpText });
  expect(script.name.trim()).not.toBe("");
  expect(script.name.length).toBeLessThanOrEqual(80);
  expect(script.introduction.length).toBeLessThan(1200);
}

describe("a script made from an objective", () => {
  it("has nothing for the checker to warn about, whatever the objective and the audience", () => {
    for (const [index, objective] of variedObjectives.entries()) {
      for (const offset of [0, 5, 11]) {
        expectSound({
          objective,
          targetAudience: variedAudiences[(index + offset) % variedAudiences.length] ?? "",
        });
      }
    }
  });

  it("is sound for any text at all", () => {
    const words = fc.constantFrom(
      ..."understand how why what people users choose plan and or our the their Slack of with ? , . great don't have a day would right isn't it 123 über 人 this interview is complete".split(
        " ",
      ),
    );
    const salad = fc.array(words, { maxLength: 40 }).map((list) => list.join(" "));
    const text = fc.oneof(
      salad,
      fc.string({ unit: "grapheme", maxLength: 400 }),
      fc.lorem({ mode: "sentences", maxCount: 6 }),
    );
    fc.assert(
      fc.property(text, text, (objective, targetAudience) => expectSound({ objective, targetAudience })),
      { numRuns: 1500 },
    );
  });

  it("has a name also where the objective is a stray word", () => {
    for (const objective of ["? a .", "the .", "? of", "and"]) expectSound({ objective, targetAudience: "" });
  });

  it("is the same for the same input", () => {
    const input = { objective: "Understand how people plan weekly meals", targetAudience: "Parents" };
    expect(generateScript(input)).toEqual(generateScript(input));
  });

  it("asks about what the objective says people do", () => {
    const questions = questionsFor(
      "Understand how people plan weekly meals",
      "Busy parents of young children",
    );
    expect(questions[0]).toBe(
      "To start, as a busy parent of young children, how would you describe your experience of planning weekly meals so far?",
    );
    expect(questions).toContain(
      "Please walk me through the last time you planned weekly meals, from start to finish.",
    );
    expect(questions.at(-1)).toBe(
      "What, if anything, do you wish were different about planning weekly meals?",
    );
  });

  it("says of each question what it is to find out, and how to put it to somebody who asks", () => {
    const { questions } = generateScript({
      objective: "Understand the impact of remote work on our team, and how people use Slack and Zoom",
      targetAudience: "Designers",
    });
    expect(questions.map(({ aim }) => aim)).toEqual([
      "How people describe their experience with remote work, before they are asked for details.",
      "What really happened on one recent occasion, rather than how it usually goes.",
      "What difference remote work has made to the team, if any.",
      "Whether people know Slack or Zoom from experience, and what that has been like.",
      "What gets in people's way, with an occasion when it did.",
      "How people get around difficulties, including ways of their own.",
      "What people would change, and what that would do for them.",
    ]);
    expect(new Set(questions.map(({ helpText }) => helpText)).size).toBe(questions.length);
  });

  it("asks about each thing the objective names", () => {
    const questions = questionsFor(
      "Understand how students take notes, prepare for exams and collaborate with classmates",
    );
    expect(questions).toContain("How do you prepare for exams?");
    expect(questions).toContain("How do you collaborate with classmates?");
  });

  it("asks about named products without assuming that they are used", () => {
    const questions = questionsFor("Explore pain points with remote work tools like Slack and Zoom");
    expect(questions).toContain("What experience, if any, do you have with Slack or Zoom?");
  });

  it("names the audience in the introduction", () => {
    const { introduction } = generateScript({
      objective: "Explore handovers",
      targetAudience: "A hospital nurse",
    });
    expect(introduction).toContain("We are speaking with hospital nurses to learn about handovers.");
  });

  it("tells people that they can skip, and takes care with matters of health", () => {
    const { introduction } = generateScript({
      objective: "Experience of living with type 2 diabetes",
      targetAudience: "Adults with type 2 diabetes",
    });
    expect(introduction).toContain("You can skip any question");
    expect(introduction).toContain("share only what you are comfortable with");
  });

  it("asks what keeps people away when the objective asks why they do not", () => {
    expect(questionsFor("Why don't young people vote?")).toContain(
      "What, if anything, keeps you from voting?",
    );
  });

  it("asks about the difference something makes", () => {
    const questions = questionsFor("The impact of social media on teenagers' sleep");
    expect(questions).toContain("What difference, if any, has social media made to teenagers' sleep?");
  });

  it("puts the thing back where the objective says it", () => {
    const questions = questionsFor("Understand why users of our banking app stop using it after a month");
    expect(questions).toContain("What usually leads up to stopping using the banking app after a month?");
  });

  it("quotes an objective in another language as the topic", () => {
    const questions = questionsFor("了解人们如何计划每周的饮食", "父母");
    expect(
      questions.filter((question) => question.includes("了解人们如何计划每周的饮食")).length,
    ).toBeGreaterThan(2);
  });

  it("never repeats words that would end an interview", () => {
    const script = generateScript({ objective: "Have a great day", targetAudience: "Have a great day" });
    expect(JSON.stringify([script.introduction, script.questions]).toLowerCase()).not.toContain("great day");
  });

  it.each([
    ["Find out why customers cancel their subscription", "Cancelling Your Subscription"],
    ["pricing", "Pricing"],
    ["Explore pain points with remote work tools like Slack and Zoom", "Remote Work Tools"],
    ["", "Research interview"],
  ])("names the interview after the objective: %s", (objective, name) => {
    expect(generateScript({ objective, targetAudience: "" }).name).toBe(name);
  });
});
