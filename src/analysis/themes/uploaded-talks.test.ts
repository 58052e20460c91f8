import { expect, test } from "vitest";
import { analyze } from "../analyze.ts";
import { layOnScript } from "../script-alignment/lay-on-script.ts";
import type { Source } from "../sources.ts";
import { makeStudy } from "./people-for-tests.ts";

const study = makeStudy("How do you use the ferry?", "What would you change about the timetable?");

/** Lines of "I: …" and "P: …", laid on the script as an upload is. */
function upload(name: string, lines: string[]): Source {
  const segments = lines.map((line, index) => ({
    id: `${name}-${index}`,
    speaker: line.startsWith("I: ") ? ("interviewer" as const) : ("participant" as const),
    text: line.slice(3),
    questionId: null,
    move: null,
  }));
  const source = { id: name, kind: "transcript" as const, label: name, segments };
  return layOnScript({ ...source, ageRange: null, location: null, language: "en" }, study.questions);
}

const useOnly = (name: string) =>
  upload(name, ["I: How do you use the ferry?", "P: For work.", "I: Which tools do you carry?", "P: A saw."]);
const both = (name: string, ...more: string[]) =>
  upload(name, [
    "I: How do you use the ferry?",
    "P: For work, every day.",
    "I: What would you change about the timetable?",
    "P: The last boat should sail at ten.",
    ...more,
  ]);

test("of talks that others held, the report says which question was not found, without advice", () => {
  const sources = [both("Ana"), both("Ben"), useOnly("Cem"), useOnly("Dee")];
  const { unknown } = analyze(sources, study).brief ?? { unknown: [] };
  expect(unknown).toEqual([
    { open: "What would you change about the timetable?", why: "Not found in 2 transcripts.", ask: "" },
  ]);
});

test("a reply to a remark is printed beneath it, and a goodbye nowhere", () => {
  const talk = both(
    "Ana",
    "I: Why at ten?",
    "P: My shift ends at half past nine.",
    "I: That sounds like a long day.",
    "P: It is. I sleep on the deck.",
    "I: Thank you, mind the ramp.",
    "P: cheers 👍",
    "I: Grazie Ana!",
    "P: Grazie a te, buona serata",
  );
  const answers = analyze([talk, both("Ben")], study).brief?.answers ?? [];
  expect(answers[1]?.evidence.map(({ quote, followUp }) => [quote, followUp])).toEqual([
    ["The last boat should sail at ten.", undefined],
    ["My shift ends at half past nine.", "Why at ten?"],
    ["It is. I sleep on the deck.", "That sounds like a long day."],
    ["The last boat should sail at ten.", undefined],
  ]);
});

const own = "Some people told us they felt sick on board. Did you?";

test("what is said to a question beside the script is printed beneath the answer before it", () => {
  const talk = upload("Ana", [
    "I: How do you use the ferry?",
    "P: For work.",
    `I: ${own}`,
    "P: No, never bothered me.",
    "I: What would you change about the timetable?",
    "P: like i said before, more boats",
    "I: Understood, thanks Ana.",
    "P: np! hope it helps",
    "I: Bye now Ana.",
    "P: And you dear. Do I press something now or does it go off by itself",
    "I: Thank you, bye.",
    "P: You're welcome. Is this for the port or the line itself? Either way, best of luck.",
    "I: Thanks.",
    "P: Cheers. Tell Gary I said hi",
  ]);
  const answers = analyze([talk, both("Ben")], study).brief?.answers ?? [];
  const ofAna = answers.map(({ evidence }) =>
    evidence.filter(({ sourceId }) => sourceId === "Ana").map(({ quote, followUp }) => [quote, followUp]),
  );
  expect(ofAna).toEqual([
    [
      ["For work.", undefined],
      ["No, never bothered me.", own],
    ],
    [["like i said before, more boats", undefined]],
  ]);
});

test.each([
  "Oh and the ramp is so steep that nobody gets a wheelchair on board.",
  "bless, tell them mend the ramp",
  "Thanks! Do tell them about the ramp, because nobody gets a wheelchair on board.",
])("what is said to thanks is kept where it is more than a courtesy: %s", (more) => {
  const talk = both("Ana", "I: Thank you so much, Ana.", `P: ${more}`);
  const answers = analyze([talk, both("Ben")], study).brief?.answers ?? [];
  expect(answers[1]?.evidence.map(({ quote }) => quote)).toContain(more);
});

test("thanks before a question leave it a question, and no problem is an answer to one", () => {
  const talk = both("Ana", "I: Thanks Ana. And did the ramp give you any trouble?", "P: No problem.");
  const answers = analyze([talk, both("Ben")], study).brief?.answers ?? [];
  expect(answers[1]?.evidence.map(({ quote }) => quote)).toContain("No problem.");
});

test("a goodbye answers nothing", () => {
  const talk = upload("Ana", [
    "I: How do you use the ferry?",
    "P: For work.",
    "I: What would you change about the timetable?",
    "P: Cheers, bye!",
  ]);
  const answers = analyze([talk, both("Ben")], study).brief?.answers ?? [];
  expect(answers[1]).toMatchObject({ answered: 1 });
});

test.each([
  "She's awake. Ta ra x",
  "ok bye",
  "No, that's everything, thanks",
  "No I think that's it, sorry I rambled!! good luck with the study",
])("asked for anything else, %s adds nothing", (said) => {
  const talk = both("Ana", "I: Anything else?", `P: ${said}`);
  const brief = analyze([talk, both("Ben")], study).brief;
  expect(brief?.closing).toEqual([]);
  expect(brief?.answers[1]?.evidence).toHaveLength(2);
});

test("what is added at the end stands by itself, and not under the last question", () => {
  const added = "nah. oh bring back the morning boat!!";
  const talk = both("Ana", "I: That sounds hard. Anything else?", `P: ${added}`);
  const brief = analyze([talk, both("Ben")], study).brief;
  expect(brief?.closing?.map(({ quote, followUp }) => [quote, followUp])).toEqual([[added, undefined]]);
  expect(brief?.answers[1]?.evidence).toHaveLength(2);
});

test("asked in the middle what else there is, people answer the question further", () => {
  const talk = upload("Ana", [
    "I: How do you use the ferry?",
    "P: For work.",
    "I: Anything else that you use it for?",
    "P: My mother's, on Sundays.",
    "I: What would you change about the timetable?",
    "P: The last boat should sail at ten.",
  ]);
  const brief = analyze([talk, both("Ben")], study).brief;
  expect(brief?.answers[0]?.evidence.map(({ quote }) => quote)).toContain("My mother's, on Sundays.");
});

test("a question that somebody quotes asks nobody back", () => {
  const talk = upload("Ana", [
    "I: How do you use the ferry?",
    'P: I booked eleven tickets once. They rang me up, "are you having a do?"',
    "I: Did you have to take them?",
    "P: no no, they cancelled ten.",
    "I: What would you change about the timetable?",
    "P: The last boat should sail at ten.",
  ]);
  const brief = analyze([talk, both("Ben")], study).brief;
  expect(brief?.answers[0]?.evidence.map(({ quote, followUp }) => [quote, followUp])).toContainEqual([
    "no no, they cancelled ten.",
    "Did you have to take them?",
  ]);
});

test("a follow-up calls nobody by name", () => {
  const talk = {
    ...both("P-1", "I: Right Priya, why at ten and not at nine?", "P: My shift."),
    names: ["Priya Shah"],
  };
  const brief = analyze([talk, both("Ben")], study).brief;
  expect(brief?.answers[1]?.evidence.map(({ followUp }) => followUp)).toContain(
    "Right [name], why at ten and not at nine?",
  );
});

test("what an interviewer takes up is part of a follow-up, and a question at an answer's end asks nobody", () => {
  const talk = both(
    "Ana",
    "I: You said everybody shouts. What is that about?",
    "P: The engines. Why should we whisper?",
    "I: You said earlier that you like it quiet?",
    "P: Did I? Well. In general.",
  );
  const answers = analyze([talk, both("Ben")], study).brief?.answers ?? [];
  expect(answers[1]?.evidence.slice(1, 3).map(({ quote, followUp }) => [quote, followUp])).toEqual([
    ["The engines. Why should we whisper?", "You said everybody shouts. What is that about?"],
    ["Did I? Well. In general.", "You said earlier that you like it quiet?"],
  ]);
});
