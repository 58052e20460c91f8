import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCreator } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

/** Objectives as people from other fields would write them, and the guide that a researcher there would take. */
let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
});
afterAll(() => app?.close());

const studies: [objective: string, guide: string, words: Record<string, string>][] = [
  [
    "Find out how our bakery customers order bread and cakes ahead for the weekend, and what makes them give up and just come in",
    "ordering",
    { task: "order bread for the weekend", thing: "ordering bread" },
  ],
  [
    "We want to understand what happens when nurses hand over patients at the change of shift, and what gets lost",
    "feature-discovery",
    { occasion: "handed over your patients", task: "handing over patients" },
  ],
  [
    "Why do students drop the statistics course halfway through the term?",
    "churn",
    { step: "left the statistics course", product: "the statistics course" },
  ],
  [
    "Learn why regular donors to our animal shelter stop giving after a year or two",
    "churn",
    { step: "ended your donation", product: "the animal shelter" },
  ],
  [
    "How do apprentices in our workshop experience their first year, and where do they need more help?",
    "student-experience",
    { occasion: "were in the workshop", course: "the apprenticeship" },
  ],
  [
    "Find out what customers do when the paint they had mixed turns out to be the wrong colour on the wall",
    "general-exploration",
    { occasion: "found the wrong colour on your wall", other: "took paint back", subject: "mixed paint" },
  ],
];

test.each(studies)(
  "%j is offered a guide that fits, and its questions hold the creator's words",
  async (objective, id, words) => {
    const { body: nearest } = await creator.post("/api/guides/nearest", { objective });
    expect(nearest.ids).toContain(id);
    expect(nearest.ids).toHaveLength(3);
    const { body } = await creator.post("/api/interviews/generate-interview", {
      ...{ objective, targetAudience: "People who know it" },
      guide: { id, nouns: words },
    });
    for (const typed of Object.values(words))
      expect(JSON.stringify([body.title, body.questions, body.introduction])).toContain(typed);
  },
);

test("where nothing fits, the general guide comes first, with a notice for the creator", async () => {
  const objective = "What is it like to be a twin?";
  const { body } = await creator.post("/api/guides/nearest", { objective });
  expect(body.ids[0]).toBe("general-exploration");
  expect(body.notice).toContain("the general one comes first");
});

test("where no word is known, the wide guides follow the general one", async () => {
  const { body } = await creator.post("/api/guides/nearest", { objective: "asdf qwer zxcv" });
  expect(body.ids).toEqual(["general-exploration", "feature-discovery", "product-in-use"]);
});

test("the list of guides comes with their words, to search in, and without the examples", async () => {
  const { body } = await creator.get("/api/guides");
  for (const guide of body.guides) expect(guide).not.toHaveProperty("examples");
  expect(body.guides.every(({ words }: { words: string[] }) => words.length >= 10)).toBe(true);
});
