import { afterAll, beforeAll, expect, test } from "vitest";
import { openVisitor } from "#server/testing/browser.ts";
import { makeInterview, makeProject } from "#server/testing/makers.ts";
import { afterReply, treatments } from "../../tests/journeys/closed-item-steps.ts";
import { type CreatorJourney, startCreatorJourney } from "../../tests/journeys/creator-journey.ts";
import { agree, begin, say } from "../../tests/journeys/participant-steps.ts";

let journey: CreatorJourney;

beforeAll(async () => {
  journey = await startCreatorJourney();
});
afterAll(() => journey?.close());

test("a question is asked only of those whose answer leads to it", async () => {
  const { creator } = journey;
  const item = { kind: "choice", options: ["Ferry", "Bridge"] };
  const questions = [
    { text: "How do you cross?", depth: "light", item },
    { text: "What is the boat like?", depth: "light" },
    { text: "What else is there to say?", depth: "light" },
  ];
  const id = await makeInterview(creator, await makeProject(creator), { questions });
  const author = await journey.visit();
  const { page } = author;
  page.setDefaultTimeout(15_000);
  await page.goto(`/interviews/${id}?tab=script`);
  await treatments(page).nth(1).click();
  await page.getByRole("button", { name: "Add a condition" }).click();
  await page.getByRole("combobox", { name: "is one of" }).click();
  await page.getByRole("option", { name: "Ferry", exact: true }).click();
  await page.keyboard.press("Escape");
  await author.checkAccess("a condition in the editor");
  const map = page.getByRole("region", { name: "Who gets to which question" });
  await map.getByText("Asked if 1 is Ferry. Then 3.").waitFor();
  await map.getByText("2 questions (1, 3), 3 to 5 minutes").waitFor();
  await author.checkAccess("the map of the questions");
  await page.getByRole("button", { name: "Save changes" }).click();
  await treatments(page).filter({ hasText: "only asked of some" }).waitFor();
  await page.getByText("Saved.", { exact: true }).waitFor();
  await author.leave();

  const visitor = await openVisitor(journey.browser, { baseUrl: journey.app.url, device: "phone" });
  const chat = visitor.page;
  await chat.goto(`/chat/${id}`);
  await agree(visitor);
  await begin(visitor);
  await afterReply(chat, () => chat.getByRole("button", { name: "Bridge" }).tap());
  await say(visitor, "It is the quicker way to work.");
  await chat.getByRole("log").getByText("What else is there to say?", { exact: false }).waitFor();
  expect(await chat.getByRole("log").getByText("What is the boat like?").count()).toBe(0);
  await visitor.leave();
}, 90_000);

test("a creator tries a branch in the preview, as the person whom it's for, by tap", async () => {
  const { creator } = journey;
  const fields = [
    { id: "boats", label: "Do you own a boat?", kind: "single_choice", options: ["Yes", "No"] },
  ];
  const { body: form } = await creator.post("/api/forms", { name: "Before", formType: "pre", fields });
  const when = (by: object, value: string) => [{ by, values: [value] }];
  const closed = (id: string, text: string, item: object) => ({ id, text, item, depth: "light" });
  const id = await makeInterview(creator, await makeProject(creator), {
    preInterviewFormId: form._id,
    questions: [
      {
        ...closed("boat", "How is your boat?", { kind: "scale", min: 1, max: 3, maxLabel: "Fine" }),
        askIf: when({ kind: "form", fieldId: "boats" }, "Yes"),
      },
      closed("buy", "What do you buy on board?", { kind: "several", options: ["Bread", "Tea", "Jam"] }),
      closed("more", "What matters more?", { kind: "ranking", options: ["Price", "Taste"] }),
      {
        ...{ id: "irish", text: "How is it in Ireland?", depth: "light" },
        askIf: when({ kind: "aboutYou", attribute: "country" }, "IE"),
      },
    ],
  });
  const author = await journey.visit();
  const { page } = author;
  page.setDefaultTimeout(15_000);
  await page.goto(`/interviews/${id}?tab=script`);
  await page.getByRole("button", { name: "Preview as a participant" }).click();
  const drawer = page.getByRole("dialog", { name: "Preview as a participant" });
  await drawer.getByRole("combobox", { name: "Do you own a boat" }).click();
  await page.getByRole("option", { name: "Yes", exact: true }).click();
  await author.checkAccess("who one is in the preview");
  await drawer.getByRole("button", { name: "Start the preview" }).click();
  const log = drawer.getByRole("log");
  await log.getByText("How is your boat?").waitFor();
  await author.checkAccess("a scale in the preview");
  await drawer.getByRole("button", { name: "3 Fine" }).click();
  const say = async (text: string) => {
    await drawer.getByText("The interviewer is writing…").waitFor({ state: "hidden" });
    await drawer.getByLabel("Your answer, as a participant").fill(text);
    await page.keyboard.press("Enter");
  };
  await say("It floats.");
  await drawer.getByRole("checkbox", { name: "Jam" }).check();
  await author.checkAccess("several options in the preview");
  await drawer.getByRole("button", { name: "Send this answer" }).click();
  await say("I was hungry.");
  await drawer.getByRole("button", { name: "Move Taste up" }).click();
  await author.checkAccess("an order in the preview");
  await drawer.getByRole("button", { name: "Send this answer" }).click();
  await log.getByText("1. Taste").waitFor();
  await say("It has to taste of something.");
  await log.getByText("which doesn’t concern this person").waitFor();
  await author.checkAccess("what a person isn't asked, in the preview");
  await drawer.getByRole("button", { name: "Start again as someone else" }).click();
  await drawer.getByRole("button", { name: "Start the preview" }).click();
  await log.getByText("What do you buy on board?").waitFor();
  await author.leave();
}, 90_000);
