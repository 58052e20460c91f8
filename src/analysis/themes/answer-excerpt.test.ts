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
  [
    "a number before the story",
    "Six. We had thirty. My cousin always says that the harbour looks best from the ferry in the early light.",
    "Six. We had thirty. My cousin",
  ],
  [
    "a choice before the regret",
    "the ferry. i feel mean saying it cos i like the drivers.",
    "the ferry. i feel mean saying it",
  ],
  ["no hesitation", "Um, okay, the phones. They ring all night.", "the phones. They ring all night."],
  ["a no", "No. Never in my life.", "No. Never in my life."],
])("an answer is quoted from its beginning: %s", (_, said, quoted) => {
  const [hardest] = listAnswers(["Ana", [said, ...talk].join(" "), ""]);
  expect(hardest?.[0]?.startsWith(`Ana: ${quoted}`)).toBe(true);
  expect(hardest?.[0]?.split(" ").length).toBeLessThanOrEqual(47);
});

test("an answer is not cut between a question that somebody puts themselves and their no", () => {
  const before =
    "I am fine there and would not think twice about it, since I know the pier and everybody who works on it, and the lamps are lit until the last boat has come in, every night.";
  const asked = "Would I send my father there alone after dark?";
  const [hardest] = listAnswers(["Ana", [before, asked, "No.", ...talk].join(" "), ""]);
  expect(hardest?.[0]).toContain(`${asked} No.`);
});

test("an answer ends with a sentence", () => {
  const [hardest] = listAnswers(["Ana", ["The phones, I would say.", ...talk].join(" "), ""]);
  expect(hardest?.[0]).toBe(`Ana: The phones, I would say. ${talk.slice(0, 2).join(" ")}`);
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

test("of a sentence without end the first part is quoted, up to a border", () => {
  const endless = Array.from({ length: 12 }, (_, at) => `the nurse in room ${at} waits for the key`).join(
    " and ",
  );
  const [answer] = listAnswers(["P-1", endless], ["P-2", "We vote on it."]);
  const [first = ""] = answer ?? [];
  expect(first.split(" ").length).toBeLessThanOrEqual(46);
  expect(first).toMatch(/waits for the key$/);
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

test("an answer is not cut before what it turned out to be", () => {
  const start = [
    "The hardest part is that I always thought it was the phones, I would say, really.",
    "Turned out to be the rota.",
  ];
  const [hardest] = listAnswers(["Ana", [...start, ...talk].join(" "), ""]);
  expect(hardest?.[0]).toMatch(start.join(" "));
});
