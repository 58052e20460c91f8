import { expect, test } from "vitest";
import { type ImportedTranscript, readOne, said } from "./reading-for-tests.ts";

const dialogue = [
  "Anna: How do you plan a week?",
  "Ben: With a list.",
  "Anna: And then?",
  "Ben: I cross it out.",
];

function expectDialogue(transcript: ImportedTranscript): void {
  expect(said(transcript)).toEqual(dialogue);
  expect(transcript.speakers.map((speaker) => speaker.role)).toEqual(["interviewer", "participant"]);
}

const spoken = dialogue.map((line) => line.split(": ") as [string, string]);
const write = (turn: (name: string, text: string, index: number) => string, between = "\n") =>
  spoken.map(([name, text], index) => turn(name, text, index)).join(between);

test.each([
  ["names on their own line with CRLF", write((name, text) => `${name}:\r\n${text}\r\n`, "\r\n")],
  ["names before a colon", write((name, text) => `${name}: ${text}`)],
  ["names with line ends of carriage return alone", write((name, text) => `${name}: ${text}`, "\r")],
  ["bold names", write((name, text) => `**${name}:** ${text}`, "\n\n")],
  ["bold names with the colon outside", write((name, text) => `**${name}**: ${text}`, "\n\n")],
  ["times before names", write((name, text, i) => `[00:0${i}:01] ${name}: ${text}`)],
  ["bare times before names", write((name, text, i) => `00:0${i}:01 ${name}: ${text}`)],
  ["times after names, as Rev writes", write((name, text, i) => `${name} (0${i}:03):\n${text}\n`)],
  ["names and times on a line, as Otter and Teams write", write((n, text, i) => `${n}  ${i}:03\n${text}\n`)],
  ["names in brackets and times, as Zoom writes", write((n, text, i) => `[${n}] 14:0${i}:21\n${text}\n`)],
  ["times and names on a line, as Fathom writes", write((n, text, i) => `${i}:03 - ${n}\n  ${text}\n`)],
  ["names in square brackets", write((name, text) => `[${name}]: ${text}`)],
  ["names in angle brackets", write((name, text) => `<${name}> ${text}`)],
  ["chats with dates", write((name, text, i) => `[12/03/24, 14:0${i}:21] ${name}: ${text}`)],
  ["names alone on their lines", write((name, text) => `${name}\n${text}\n`)],
  ["names and times alone on their lines", write((n, text, i) => `${n}\n00:0${i}:03\n${text}\n`)],
  ["names between blank lines, as of a document", write((n, text) => `${n}:\n\n${text}\n`, "\n")],
  ["numbered paragraphs", write((name, text, i) => `${i + 1}. ${name}: ${text}`, "\n\n")],
  ["paragraph numbers and a tab", write((name, text, i) => `${i + 1}\t${name}: ${text}`)],
  ["names and a tab", write((name, text) => `${name}\t${text}`)],
  ["full-width colons", write((name, text) => `${name}：${text}`)],
  ["names in capitals now and then", write((n, text, i) => `${i === 2 ? n.toUpperCase() : n}: ${text}`)],
])("reads %s", (_, text) => {
  expectDialogue(readOne("talk.txt", text));
});

test("reads the chat that Zoom saves, with who wrote to whom", () => {
  const text = write((name, line, i) => `10:0${i}:31\t From  ${name}  to  Everyone:\n\t${line}`);
  expect(said(readOne("chat.txt", text))).toEqual(dialogue);
});

test.each([
  ["I and P", "I: Why?\nP: Because.\nI: Really?\nP: Yes.", ["interviewer", "participant"]],
  ["Q and A", "Q: Why?\nA: Because.\nQ: Really?\nA: Yes.", ["interviewer", "participant"]],
  ["numbered questions", "Q1: Why?\nA: Because.\nQ2: Really?\nA: Yes.", ["interviewer", "participant"]],
  ["Moderator and R2", "Moderator: Hello.\nR2: Hello. How are you?", ["interviewer", "participant"]],
  [
    "a name beside Participant 7",
    "Participant 7: Hello?\nDana: Hello.\nParticipant 7: Yes?",
    ["participant", "interviewer"],
  ],
  ["Spanish labels", "Entrevistadora: Hola.\nEntrevistado: Hola.", ["interviewer", "participant"]],
  ["Arabic labels", "المحاور: مرحبا\nالمشارك: أهلا", ["interviewer", "participant"]],
])("knows who asks by the label: %s", (_, text, roles) => {
  expect(readOne("talk.txt", text).speakers.map((speaker) => speaker.role)).toEqual(roles);
});

test("keeps a time as the turn's start and takes it out of the words", () => {
  const transcript = readOne(
    "talk.md",
    "**Anna:** \\[04:01\\] How so?\n\n**Ben:** Well \\[04:09.06\\] like this.",
  );
  expect(transcript.turns.map(({ text, startSeconds }) => [text, startSeconds])).toEqual([
    ["How so?", 241],
    ["Well like this.", null],
  ]);
});

test("leaves an editor's break out and a bracketed laugh in", () => {
  const text =
    "**Anna:** How so? \\[laughs\\]\n\n**Break:** \\[27:03\\]\n\n**Ben:** Like this.\n\n**Anna:** Ah.";
  expect(said(readOne("talk.md", text))).toEqual(["Anna: How so? [laughs]", "Ben: Like this.", "Anna: Ah."]);
});

test("keeps words with a colon that name no speaker in the answer", () => {
  const text = [
    "Anna: What happened?",
    "Ben: Two days.",
    "Monday: nothing. Note: it rained.",
    "and one more thing: I left.",
    "https://example.org was down.",
    "Anna: I see?",
    "Ben: Yes.",
  ].join("\n");
  const transcript = readOne("talk.txt", text);
  expect(transcript.speakers.map((speaker) => speaker.name)).toEqual(["Anna", "Ben"]);
  expect(transcript.turns[1]?.text).toContain("Monday: nothing. Note: it rained.");
  expect(transcript.turns[1]?.text).toContain("https://example.org was down.");
});

test("takes a quotation within an answer for no speaker, in scripts without capitals too", () => {
  const text = "Interviewer: What did he say?\n\nP-01: This.\nقال: البرد\n\nInterviewer: And then?";
  expect(readOne("talk.txt", text).speakers.map((speaker) => speaker.name)).toEqual(["Interviewer", "P-01"]);
});

test("takes a third person who speaks once for a speaker", () => {
  const text = `${dialogue.join("\n")}\nCarla Núñez: May I come in?\nAnna: Do?\nBen: Sure.`;
  expect(readOne("talk.txt", text).speakers.map((speaker) => speaker.name)).toEqual([
    "Anna",
    "Ben",
    "Carla Núñez",
  ]);
});

test("reads prose with a few colons as one voice, and says so", () => {
  const prose = Array.from({ length: 20 }, (_, i) => `Thought ${i} went on for a while and then ended.`);
  const text = ["In short: it works.", ...prose, "What matters: time."].join("\n\n");
  const transcript = readOne("notes.txt", text);
  expect(transcript.speakers).toEqual([{ id: "s1", name: "Speaker", role: "participant", confidence: 0.3 }]);
  expect(transcript.turns).toHaveLength(22);
  expect(transcript.notices).toEqual([
    "No speakers were found, so the whole text is taken as one participant's words. Please check it.",
  ]);
});

test("leaves what stands before the talk out and says so; the name is the file's", () => {
  const transcript = readOne("talk.txt", `Interview with Ben\nRecorded in Leeds\n\n${dialogue.join("\n\n")}`);
  expect(transcript.title).toBe("talk");
  expect(transcript.notices).toContain("2 lines before the first speaker were left out of the transcript.");
  expectDialogue(transcript);
});

test("a header that says who asks is no turn", () => {
  const text = `Interviewer: Ben\nParticipant: Anna\nDate: 3 May\n\n${dialogue.join("\n")}`;
  const transcript = readOne("talk.txt", text);
  expect(transcript.speakers.map(({ name, role, confidence }) => [name, role, confidence])).toEqual([
    ["Anna", "participant", 1],
    ["Ben", "interviewer", 1],
  ]);
  expect(said(transcript)).toEqual(dialogue);
});

test("reads headings between paragraphs as no names", () => {
  const text = Array.from(
    { length: 8 },
    (_, i) => `Heading Number ${i}\n\nA paragraph that says something ${i}.`,
  ).join("\n\n");
  expect(readOne("notes.txt", text).speakers).toHaveLength(1);
});

test("joins lines that were cut inside a sentence and keeps paragraphs apart", () => {
  const text =
    "Ben: This sentence is long and was cut by the\neditor here.\n\nThis is a paragraph.\nAnna: Ah?\nBen: Yes.";
  expect(readOne("talk.txt", text).turns[0]?.text).toBe(
    "This sentence is long and was cut by the editor here.\n\nThis is a paragraph.",
  );
});

test("takes page marks, running numbers and repeated headers out of printed pages", () => {
  const page = (n: number) =>
    `Study 7 – confidential\nPage ${n} of 3\nAnna: Question ${n} goes over\n${["a", "the", "that"][n - 1]} line?\nBen: Answer ${n}.\n${2 * n - 1}\n${2 * n}`;
  const transcript = readOne("talk.pdf", [1, 2, 3].map(page).join("\n"));
  expect(said(transcript)).toEqual(
    [1, 2, 3].flatMap((n) => [
      `Anna: Question ${n} goes over ${["a", "the", "that"][n - 1]} line?`,
      `Ben: Answer ${n}.`,
    ]),
  );
});

test("keeps a time that is all somebody says", () => {
  const text = "Anna: When?\nBen: 10:30\nAnna: Then?\nBen:\n12:00";
  expect(said(readOne("talk.txt", text))).toEqual(["Anna: When?", "Ben: 10:30", "Anna: Then?", "Ben: 12:00"]);
});

test("keeps a number on a line of its own when it is an answer", () => {
  expect(said(readOne("talk.txt", "Anna: How many?\nBen:\n3\nAnna: Three?\nBen: Yes."))).toContain("Ben: 3");
});
