import type { Page } from "playwright-core";
import { answering, findTexts, holding } from "./find-texts.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const generate = (id: string) => `/api/generate-insights/${id}`;

/** An interview that nobody took part in: its page, its own insights, its choice of sources. */
export async function walkEmptyInterview(page: Page, id: string): Promise<void> {
  await holding(page, `/api/interviews/${id}/details`, async () => {
    await page.goto(`/interviews/${id}`);
    await findTexts(page, "an interview that loads");
  });
  await findTexts(page, "an empty interview");
  await button(page, "Copy Link").click();
  await findTexts(page, "a copied link");
  await button(page, /other interviews of this project/).click();
  await findTexts(page, "the other interviews");
  await page.goto(`/interviews/${id}?tab=insights`);
  await findTexts(page, "an empty interview's insights");
  await page.getByRole("textbox", { name: "Notes" }).fill("People plan on Sundays.");
  await answering(page, `/api/interviews/${id}/insights`, { method: "POST" }, async () => {
    await button(page, "Add Insight").click();
    await findTexts(page, "an insight that is not saved");
  });
  await button(page, "Add Insight").click();
  await findTexts(page, "an own insight");
  await button(page, "Choose data sources").click();
  await page.getByRole("checkbox", { name: "Interviews" }).uncheck();
  await findTexts(page, "nothing to analyse");
  await answering(page, `/api/interviews/${id}/details`, {}, async () => {
    await page.goto(`/interviews/${id}`);
    await findTexts(page, "an interview that does not load");
  });
}

/** An interview with finished sessions, from Generate Insights on. */
export async function walkFindings(page: Page, id: string): Promise<void> {
  await page.goto(`/interviews/${id}`);
  const press = () => button(page, "Generate Insights").click();
  await answering(page, generate(id), { method: "POST" }, async () => {
    await press();
    await findTexts(page, "an analysis that fails");
  });
  await answering(page, generate(id), { method: "POST", status: 200 }, async () => {
    await press();
    await findTexts(page, "an analysis without a result");
  });
  await holding(page, generate(id), async () => {
    await press();
    await findTexts(page, "an analysis at work");
  });
  await findTexts(page, "an analysis that is done");
  await page.goto(`/interviews/${id}`);
  await findTexts(page, "the overview of an analysis");
  await answering(page, `/api/interviews/${id}/sessions/demographics`, {}, async () => {
    await page.goto(`/interviews/${id}`);
    await findTexts(page, "demographics that do not load");
  });
  await page.goto(`/interviews/${id}?tab=insights`);
  await findTexts(page, "findings");
  await button(page, /^Show More/).click();
  await findTexts(page, "all keywords");
  await walkNoKeywords(page, id);
}

async function walkNoKeywords(page: Page, id: string): Promise<void> {
  const details = await (await page.request.get(`/api/interviews/${id}/details`)).json();
  const body = { ...details, insights: { ...details.insights, keywords: [] } };
  await answering(page, `/api/interviews/${id}/details`, { status: 200, body }, async () => {
    await page.goto(`/interviews/${id}?tab=insights`);
    await button(page, "Show empty blocks").click();
    await findTexts(page, "findings without keywords");
  });
}

export async function walkSessions(page: Page, id: string): Promise<void> {
  await answering(page, `/api/interviews/${id}/sessions`, {}, async () => {
    await page.goto(`/interviews/${id}?tab=sessions`);
    await findTexts(page, "sessions that do not load");
  });
  await page.goto(`/interviews/${id}?tab=sessions`);
  await findTexts(page, "sessions");
  await button(page, /^View Transcript/)
    .first()
    .click();
  await findTexts(page, "transcript");
  await page.getByRole("combobox", { name: "Show messages with a tag" }).click();
  await findTexts(page, "the tags of a transcript");
}

export async function walkPersonas(page: Page, id: string): Promise<void> {
  await page.goto(`/interviews/${id}?tab=personas`);
  await findTexts(page, "no personas");
  const press = () => button(page, "Generate New Persona").click();
  await answering(page, "/api/generate-framework", { method: "POST" }, async () => {
    await press();
    await findTexts(page, "a persona that is not made");
  });
  await answering(page, "/api/save-persona", { method: "POST" }, async () => {
    await press();
    await findTexts(page, "a persona that is not saved");
  });
  await press();
  await findTexts(page, "a made persona");
  await answering(page, "/api/interviews/personas/*", { method: "DELETE" }, async () => {
    // The interview has a button to delete it too, which is there before the persona's.
    await button(page, /^Delete (?!this interview)/).click();
    await findTexts(page, "a persona that stays");
  });
  const [persona] = await (await page.request.get(`/api/interviews/${id}/personas`)).json();
  await walkPersona(page, persona._id);
}

async function walkPersona(page: Page, personaId: string): Promise<void> {
  await answering(page, `/api/personas/find/${personaId}`, {}, async () => {
    await page.goto(`/personas/${personaId}`);
    await findTexts(page, "a persona's page that does not load");
  });
  await page.goto(`/personas/${personaId}`);
  await findTexts(page, "a persona");
  await answering(page, "/api/interviews/personas/*", { method: "DELETE" }, async () => {
    await button(page, "Delete Persona").click();
    await findTexts(page, "a persona's page that stays");
  });
  await button(page, "Delete Persona").click();
  await findTexts(page, "a deleted persona");
}

const talk = `Interviewer: How do you plan your week?
Anna: I hate planning on paper, because the wall board is always out of date by Tuesday.
Interviewer: What would you change?
Anna: I wish the board would update itself every morning. I need one place for all tasks.
`;

export async function walkTranscripts(page: Page): Promise<void> {
  await page.goto("/analyze-transcript");
  const press = () => page.getByRole("button", { name: "Generate", exact: true }).click();
  const upload = (name: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(talk) });
  await press();
  await findTexts(page, "no transcripts chosen");
  await answering(page, "/api/upload-transcript", { method: "POST" }, async () => {
    await upload("lost.txt");
    await findTexts(page, "transcripts that do not upload");
  });
  await upload("anna.txt");
  await findTexts(page, "uploaded transcripts");
  await press();
  await findTexts(page, "a persona to review");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await findTexts(page, "a reviewed persona");
}

const thread = [
  {
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
            ...{ permalink: "/r/notes/comments/abc12/how/", created_utc: 1_700_000_000, num_comments: 1 },
          },
        },
      ],
    },
  },
  {
    data: {
      children: [
        {
          kind: "t1",
          data: {
            ...{ id: "c1", parent_id: "t3_abc12", author: "answerer", score: 3, created_utc: 1_700_000_100 },
            ...{ body: "I wish my notes were searchable on the phone.", replies: "", depth: 0 },
          },
        },
      ],
    },
  },
].map((listing) => ({ kind: "Listing", ...listing }));

export async function walkThreads(page: Page, id: string): Promise<void> {
  await page.goto(`/interviews/${id}?tab=integrations`);
  await findTexts(page, "no threads");
  const add = button(page, "Add Thread");
  await add.click();
  await findTexts(page, "no address of a thread");
  await page.getByLabel("Thread URL").fill("https://www.reddit.com/r/notes/comments/abc12/how/");
  const path = `/api/reddit/interview/${id}`;
  await answering(page, path, { method: "POST" }, async () => {
    await holding(page, path, async () => {
      await add.click();
      await findTexts(page, "a thread on its way");
    });
    await findTexts(page, "a thread that is not added");
  });
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: "thread.json", mimeType: "application/json" },
    buffer: Buffer.from(JSON.stringify(thread)),
  });
  await findTexts(page, "an added thread");
}

export async function walkPractice(page: Page): Promise<void> {
  await page.goto("/practice-sessions");
  await findTexts(page, "practice that was done");
  await findTexts(page, "practice");
  const start = button(page, "Start Simulated Interview");
  await start.click();
  await findTexts(page, "practice without a topic");
  await page.getByRole("radio", { name: /^Cancelling a meal-kit subscription/ }).check();
  await answering(page, "/api/simulated-interviews/start", { method: "POST" }, async () => {
    await start.click();
    await findTexts(page, "practice that does not start");
  });
  await holding(page, "/api/simulated-interviews/start", async () => {
    await start.click();
    await findTexts(page, "practice that starts");
  });
  await findTexts(page, "a practice chat");
  await answering(page, "/api/simulated-interviews/*/message", { method: "POST" }, async () => {
    await page.getByRole("textbox", { name: "Your message" }).fill("How do you shop?");
    await page.keyboard.press("Enter");
    await findTexts(page, "a practice message that is not sent");
  });
  await answering(page, "/api/simulated-interviews/*", {}, async () => {
    await page.reload();
    await findTexts(page, "practice that does not load");
  });
}

/** The very last: afterwards there is no account. */
export async function walkAccountDeletion(page: Page, email: string, successor: string): Promise<void> {
  await page.goto("/profile");
  await button(page, /^Delete (my |your )?account/i).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Type .+ to confirm/).fill(email);
  await dialog.getByLabel("Who takes over this installation?").fill(successor);
  const confirm = dialog.getByRole("button", { name: "Delete account" });
  await answering(page, "/api/delete-account", { method: "DELETE" }, async () => {
    await confirm.click();
    await findTexts(page, "an account that stays");
  });
  await confirm.click();
  await findTexts(page, "a deleted account");
}
