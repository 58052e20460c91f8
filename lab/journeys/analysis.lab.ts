import { afterAll, beforeAll, expect, test } from "vitest";
import { makeInterview, makeProject } from "#server/testing/makers.ts";
import { type CreatorJourney, startCreatorJourney } from "../../tests/journeys/creator-journey.ts";
import { makeFindingsStudy } from "../../tests/journeys/findings-study.ts";

/** What a creator also does with what people said: compares groups, asks, adds a thread. */
let journey: CreatorJourney;

beforeAll(async () => {
  journey = await startCreatorJourney();
});
afterAll(() => journey?.close());

const thread = [
  {
    kind: "Listing",
    data: {
      children: [
        {
          kind: "t3",
          data: {
            ...{
              id: "abc12",
              title: "How do you keep notes?",
              subreddit: "notes",
              author: "asker",
              selftext: "",
            },
            ...{ permalink: "/r/notes/comments/abc12/how/", created_utc: 1_700_000_000.0, num_comments: 1 },
          },
        },
      ],
    },
  },
  {
    kind: "Listing",
    data: {
      children: [
        {
          kind: "t1",
          data: {
            ...{ id: "c1", parent_id: "t3_abc12", author: "kenbone", score: 3, created_utc: 1_700_000_100.0 },
            ...{ body: "I wish my notes were searchable on the phone &amp; offline.", replies: "", depth: 0 },
          },
        },
      ],
    },
  },
];

test("a thread is added from its file and read without its authors' names", async () => {
  const interviewId = await makeInterview(journey.creator, await makeProject(journey.creator, "Threads"));
  const { page, checkAccess, expectRefused, leave } = await journey.visit();
  await page.goto(`/interviews/${interviewId}?tab=integrations`);
  await page.getByText("No Reddit threads added yet").waitFor();
  await page.getByRole("button", { name: "Add Thread" }).click();
  await page.getByText("Please enter a Reddit URL").waitFor();
  expectRefused("400 /api/reddit/interview/*");
  await page.getByLabel("Thread URL").fill("http://169.254.169.254/latest/meta-data");
  await page.getByRole("button", { name: "Add Thread" }).click();
  await page.getByText("Please enter a valid Reddit thread URL").waitFor();
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: "thread.json", mimeType: "application/json" },
    buffer: Buffer.from(JSON.stringify(thread)),
  });
  await page.getByText("Reddit thread added successfully").first().waitFor();
  await checkAccess("threads");
  await page.getByRole("link", { name: "How do you keep notes?", exact: true }).click();
  await page.getByText("I wish my notes were searchable on the phone & offline.").waitFor();
  expect(await page.content()).not.toContain("kenbone");
  await checkAccess("a thread");
  await leave();
});

test("findings are compared by group, and an interview's data is asked", async () => {
  const interviewId = await makeFindingsStudy(journey);
  expect((await journey.creator.post(`/api/generate-insights/${interviewId}`)).status).toBe(200);
  const { page, checkAccess, leave } = await journey.visit();
  await page.goto(`/interviews/${interviewId}?tab=insights`);
  await page
    .getByRole("button", { name: "Compare groups" })
    .or(page.getByRole("link", { name: "Compare groups" }))
    .click();
  await page.getByRole("region", { name: "Findings by group" }).waitFor();
  await checkAccess("groups compared");
  await page.getByRole("textbox", { name: "Search", exact: true }).fill("What happens to the sync folder?");
  await page.keyboard.press("Enter");
  await page.getByText("5 of 5 people said something about this", { exact: false }).waitFor();
  await page.getByRole("textbox", { name: "Search", exact: true }).fill("Which airline do they prefer?");
  await page.keyboard.press("Enter");
  await page
    .getByText(/Nothing anyone said answers this\. Searched: 5 people/)
    .first()
    .waitFor();
  await checkAccess("an answer from the data");
  await leave();
});
