import { expect, test } from "vitest";
import { analyze } from "../analyze.ts";
import { isBareAnswer } from "./answer-excerpt.ts";
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
    "Ben: Parking is a nightmare at seven in the morning.",
    "Cem: Nobody tells the night staff about new patients.",
    "Ana: The handover takes far too long. Then the phones ring.",
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
    "with what takes it back",
    ["The hardest part is the phones, I would say.", "But at night it is the loneliness that gets to me."],
    "The hardest part is the phones, I would say. But at night it is the loneliness that gets to me.",
  ],
  [
    "with what it announces",
    ["For me the hardest part is two things.", "The phones and the rota make everyone angry."],
    "For me the hardest part is two things. The phones and the rota make everyone angry.",
  ],
  [
    "without a sentence that breaks off",
    ["The hardest part of it all is that.", "I think the phones are the worst."],
    "I think the phones are the worst.",
  ],
])("of a long answer the passage that answers is quoted, %s", (_, said, quoted) => {
  const [hardest] = listAnswers(["Ana", [...said, ...talk].join(" "), ""]);
  expect(hardest?.[0]).toMatch(`Ana: ${quoted}`);
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

test("a number or a yes is the whole answer where that was asked", () => {
  expect(isBareAnswer("Four.", "On a scale from 1 to 7, how interested are you in gardens?")).toBe(true);
  expect(isBareAnswer("About a 5 or 6.", "How interested are you in gardens?")).toBe(true);
  expect(isBareAnswer("No.", "Do you own a garden?")).toBe(true);
  expect(isBareAnswer("Four.", "What is a garden?")).toBe(false);
  expect(isBareAnswer("The garden.", "How many gardens do you own?")).toBe(false);
});

test("a view that is left at once is not the answer", () => {
  const said =
    "I think, on the first hand, I would have said that the many win, so that the few have to do what the many said. But on the other hand, the three who came by boat have a good reason, which is not that they dislike the hill but that they cannot climb it with their bags and their children in the heat of the day. They should have a right to say no.";
  const [answer] = listAnswers(["P-1", said], ["P-2", "We should vote."]);
  expect(answer?.join(" ")).not.toContain("on the first hand");
});

test("each answer to a yes-or-no question is quoted", () => {
  const insights = analyze(
    [makePerson("P-1", ["Yes, I own two of them."]), makePerson("P-2", ["No, I rent a room in town."])],
    makeStudy("Do you own a garden?"),
  );
  expect(insights.brief?.answers[0]?.evidence.map(({ quote }) => quote)).toEqual([
    "No, I rent a room in town.",
    "Yes, I own two of them.",
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

test("of up to twelve people every answer is shown, the clearest first, and who skips is named", () => {
  const said = ["Nah.", "The handover takes far too long.", "skip", "Phones, I think, and the rota.", "pass"];
  const more = ["Parking.", "Nights, always nights.", "No idea.", "The lifts never work.", "Five."];
  const insights = analyze(
    [...said, ...more].map((text, at) => makePerson(`P-${at + 1}`, [text])),
    study,
  );
  const [hardest] = insights.brief?.answers ?? [];
  expect(hardest?.evidence).toHaveLength(8);
  expect(hardest?.evidence[0]?.quote).not.toMatch(/Nah|Parking|Five|No idea/);
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
