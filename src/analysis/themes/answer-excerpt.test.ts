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
  expect(change).toEqual(["Ana: We need a second nurse at night."]);
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
