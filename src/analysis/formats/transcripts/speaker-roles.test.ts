import { expect, test } from "vitest";
import { readOne } from "./reading-for-tests.ts";

const asked = [
  "Thanks for joining. How do you plan a week?",
  "What happens to the rest?",
  "Tell me about the last time that went wrong.",
  "And what did you do then?",
];
const told = [
  "I write a list on Sunday, mostly on paper, and by Wednesday nearly everything on it is done.",
  "It moves to the next week, which annoys me, you know? But I have no better way for it.",
  "Last month I forgot to order the flour, so we closed the shop for a whole morning.",
  "I rang the mill myself and drove there, and since then I order two weeks ahead.",
];

function write(asks: string, tells: string): string {
  return asked.map((question, index) => `${asks}: ${question}\n${tells}: ${told[index]}`).join("\n\n");
}

test.each([
  ["A", "B"],
  ["B", "A"],
  ["P1", "R1"],
  ["R1", "P1"],
  ["P", "I"],
  ["Speaker 2", "Speaker 1"],
  ["S1", "S2"],
  ["P-02", "P-01"],
])("%s asks and %s tells, whatever the letters and numbers are", (asks, tells) => {
  const { speakers, notices } = readOne("talk.txt", write(asks, tells));
  const roles = new Map(
    speakers.map(({ name, role, confidence }) => [name, { role, isSure: confidence >= 0.9 }]),
  );
  expect(roles.get(asks)).toEqual({ role: "interviewer", isSure: true });
  expect(roles.get(tells)).toEqual({ role: "participant", isSure: true });
  expect(notices).toEqual([]);
});

test("letters that agree with the turns make the roles surer than the turns alone", () => {
  const sure = (asks: string, tells: string) => {
    const text = `${asks}: Do you?\n${tells}: I do, and I have for years.\n${asks}: I see.\n${tells}: Yes, well.`;
    return readOne("talk.txt", text).speakers[0]?.confidence ?? 0;
  };
  expect(sure("I", "P")).toBeGreaterThan(sure("X", "Y"));
  expect(sure("X", "Y")).toBeGreaterThan(sure("P", "I"));
});

test("who cannot be told apart is guessed, and the creator is asked to check", () => {
  const { speakers, notices } = readOne(
    "talk.txt",
    "A: I wait.\nB: I see.\nA: So it goes.\nB: Yes, it does.",
  );
  expect(speakers.every(({ confidence }) => confidence < 0.9)).toBe(true);
  expect(notices).toEqual(["Who asks and who answers was guessed. Please check the roles under “Speakers”."]);
});

test("a letter and a number beside a name decide nothing", () => {
  const { speakers, notices } = readOne("talk.txt", "P-07: Hello?\nDana: Hello.\nP-07: Yes?");
  expect(speakers.map(({ role }) => role)).toEqual(["interviewer", "participant"]);
  expect(notices).toHaveLength(1);
});

test("one of several asks, and the others tell", () => {
  const text = asked
    .map((question, index) => `A: ${question}\n\nB: ${told[index]}\n\nC: ${told[(index + 1) % 4]}`)
    .join("\n\n");
  expect(readOne("group.txt", text).speakers.map(({ role }) => role)).toEqual([
    "interviewer",
    "participant",
    "participant",
  ]);
});

test("a talk of one speaker says so in a sentence", () => {
  const text = told.map((line) => `Ana Ruiz: ${line}`).join("\n\n");
  expect(readOne("talk.txt", text).notices).toEqual([
    "Ana Ruiz is the only speaker, so everything here counts as a participant's words. Please check it.",
  ]);
});

test("an interviewer alone says that nothing counts yet", () => {
  const text = asked.map((line) => `Interviewer: ${line}`).join("\n\n");
  expect(readOne("talk.txt", text).notices).toEqual([
    "No participant was found, so nothing counts as evidence until you say who is one.",
  ]);
});
