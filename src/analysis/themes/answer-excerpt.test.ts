import { expect, test } from "vitest";
import { analyze } from "../analyze.ts";
import { makePerson, makeStudy } from "./people-for-tests.ts";

const study = makeStudy("What is the hardest part of a shift?", "What would you change first?");

function listAnswers(...answers: [name: string, ...said: string[]][]) {
  const insights = analyze(
    answers.map(([name, ...said]) => makePerson(name, said)),
    study,
  );
  return (insights.brief?.answers ?? []).map(({ evidence }) =>
    evidence.map(({ sourceLabel, quote }) => `${sourceLabel}: ${quote}`),
  );
}

test("each question shows how people answered it, one passage of each, also where no two of them agree", () => {
  const [hardest, change] = listAnswers(
    ["Ana", "The handover takes far too long. Then the phones ring.", "We need a second nurse at night."],
    ["Ben", "Parking is a nightmare at seven in the morning.", "Five."],
    ["Cem", "Nobody tells the night staff about new patients.", "I don't know."],
  );
  expect(hardest).toEqual([
    "Ana: The handover takes far too long. Then the phones ring.",
    "Ben: Parking is a nightmare at seven in the morning.",
    "Cem: Nobody tells the night staff about new patients.",
  ]);
  expect(change).toEqual(["Ana: We need a second nurse at night.", "Ben: Five.", "Cem: I don't know."]);
});

const talk = [
  "Yeah, I was off on Monday and on Tuesday, so I only heard of it when I came back from my sister's.",
  "She lives near the sea with her two dogs and I go there every other month or so.",
  "There we talk about everything but work, and we cook, and we take the dogs out to the beach.",
];

test.each([
  "Six. We had thirty. My cousin always says that the harbour looks best from the ferry in the early light.",
  "Oh they are very good, very supportive, I can't complain. The manager always says her door is open.",
  "Um, okay, the phones. They ring all night.",
  "No. Never in my life.",
])("an answer is quoted whole, as what it comes to may stand at its end: %s", (said) => {
  const whole = [said, ...talk, "So no, actually, I did not feel supported."].join(" ");
  expect(listAnswers(["Ana", whole, ""])[0]).toEqual([`Ana: ${whole}`]);
});

test("answers in other languages are quoted as well, and nobody is quoted who only spoke of the interview", () => {
  const insights = analyze(
    [
      makePerson("Eva", ["Die Übergabe dauert viel zu lange. Danach klingelt das Telefon.", ""], "de"),
      makePerson("Fay", ["Can you repeat the question?", ""]),
    ],
    study,
  );
  expect(insights.brief?.answers[0]?.evidence.map(({ quote }) => quote)).toEqual([
    "Die Übergabe dauert viel zu lange. Danach klingelt das Telefon.",
  ]);
});

test("each answer to a yes-or-no question is quoted", () => {
  const insights = analyze(
    [makePerson("P-1", ["Yes, I own two of them."]), makePerson("P-2", ["No, I rent a room in town."])],
    makeStudy("Do you own a garden?"),
  );
  expect(insights.brief?.answers[0]?.evidence.map(({ quote }) => quote)).toEqual([
    "Yes, I own two of them.",
    "No, I rent a room in town.",
  ]);
});

test("what is too long for a report is cut behind a sentence, or a word, and says so", () => {
  const long = Array.from({ length: 30 }, (_, at) => `The nurse in room ${at} waits for the key.`).join(" ");
  const endless = "the nurse waits for the key and ".repeat(40);
  const insights = analyze([makePerson("P-1", [long]), makePerson("P-2", [endless])], study);
  const [first, second] = insights.brief?.answers[0]?.evidence ?? [];
  expect(first).toMatchObject({ cut: true });
  expect(first?.quote).toMatch(/waits for the key\.$/);
  expect(second).toMatchObject({ cut: true });
  expect(second?.quote).toMatch(/\w$/);
  for (const one of [first, second]) expect(one?.quote.length).toBeLessThanOrEqual(700);
  for (const one of [first, second]) expect(one?.quote.length).toBeGreaterThan(600);
});

test("of up to twelve people every answer is shown, as they came, and who skips is named", () => {
  const said = ["Nah.", "The handover takes far too long.", "skip", "Phones, I think, and the rota.", "pass"];
  const more = ["Parking.", "Nights, always nights.", "No idea.", "The lifts never work.", "Five."];
  const insights = analyze(
    [...said, ...more].map((text, at) => makePerson(`P-${at + 1}`, [text])),
    study,
  );
  const [hardest] = insights.brief?.answers ?? [];
  expect(hardest?.evidence).toHaveLength(8);
  expect(hardest?.evidence[0]?.quote).toBe("Nah.");
  expect(hardest).toMatchObject({ asked: 10, answered: 8, skipped: ["P-3", "P-5"] });
});
