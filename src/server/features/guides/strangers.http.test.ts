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

const studies: [objective: string, guide: string, nouns: Record<string, string>][] = [
  [
    "Find out how our bakery customers order bread and cakes ahead for the weekend, and what makes them give up and just come in",
    "shop-purchase",
    { product: "bread and cakes" },
  ],
  [
    "We want to understand what happens when nurses hand over patients at the change of shift, and what gets lost",
    "handover",
    { handover: "the change of shift" },
  ],
  [
    "Why do students drop the statistics course halfway through the term?",
    "dropping-out",
    { course: "the statistics course" },
  ],
  [
    "Learn why regular donors to our animal shelter stop giving after a year or two",
    "giving-stopped",
    { cause: "the animal shelter" },
  ],
  [
    "How do apprentices in our workshop experience their first year, and where do they need more help?",
    "student-experience",
    { part: "the first year in the workshop", course: "the apprenticeship" },
  ],
  [
    "Understand why people stop using our budgeting app after a few weeks",
    "churn",
    { product: "the budgeting app" },
  ],
];

test.each(studies)(
  "%j is offered a guide that fits, and its questions hold the creator's nouns",
  async (objective, id, nouns) => {
    const { body: nearest } = await creator.post("/api/guides/nearest", { objective });
    expect(nearest.ids).toContain(id);
    expect(nearest.ids).toHaveLength(3);
    const { body } = await creator.post("/api/interviews/generate-interview", {
      ...{ objective, targetAudience: "People who know it" },
      guide: { id, nouns },
    });
    const [noun = ""] = Object.values(nouns);
    expect(JSON.stringify([body.title, body.questions, body.introduction])).toContain(noun);
  },
);

test("where nothing fits, the general guide comes first, with a notice for the creator", async () => {
  const objective = "Explore what dreams mean to grown-ups";
  const { body } = await creator.post("/api/guides/nearest", { objective });
  expect(body.ids[0]).toBe("general-exploration");
  expect(body.notice).toContain("the general one comes first");
});

test("where no word is known, the wide guides follow the general one", async () => {
  const { body } = await creator.post("/api/guides/nearest", { objective: "asdf qwer zxcv" });
  expect(body.ids).toEqual(["general-exploration", "everyday-habits", "feature-discovery"]);
});

test("the list of guides comes with their words, to search in, and without the examples", async () => {
  const { body } = await creator.get("/api/guides");
  expect(body.guides.length).toBeGreaterThan(70);
  for (const guide of body.guides) expect(guide).not.toHaveProperty("examples");
  expect(body.guides.every(({ words }: { words: string[] }) => words.length >= 10)).toBe(true);
});
