import { openPath } from "../a11y/scan.ts";
import { type Screen, screens } from "../a11y/screens.ts";
import type { HostileWorld } from "./hostile-world.ts";
import { sinkText } from "./sinks.ts";
import { readWords, type Watched } from "./watch-markup.ts";

/** A place to look at: opens it and returns its words. */
export interface Visit {
  name: string;
  who: Screen["who"];
  look: (at: Watched, world: HostileWorld) => Promise<string>;
}

/** Screens that show nothing that anybody wrote, and those of payments, which are off here. */
const wordless = new Set([
  ...["start page", "login", "login, dated address", "sign-up", "sign-up, dated address", "registration"],
  ...["forgotten password", "new password", "verified address", "prices, logged out", "processors"],
  ...["completion of no session", "thank you", "withdraw", "invitation", "onboarding", "prices"],
  ...[
    "test checkout",
    "after a payment",
    "cancelled payment",
    "outbox",
    "create project",
    "wizard",
    "new form",
  ],
]);

async function open({ page, settle }: Watched, path: string): Promise<string> {
  await openPath(page, path);
  await settle();
  return readWords(page);
}

/** With the sheet of details open, which holds the consent text and the address to write to. */
async function openConsent({ page, settle }: Watched, path: string): Promise<string> {
  await openPath(page, path);
  await page.getByRole("button", { name: "What we keep and how to withdraw" }).click();
  await settle();
  return readWords(page);
}

/** Within the app, as by a link, once it is open: as the account's other screens are reached. */
async function openInApp(at: Watched, path: string, world: HostileWorld): Promise<string> {
  const isOpen = await at.page.evaluate((id) => document.body.dataset.openFor === id, world.projectId);
  if (!isOpen) {
    await at.page.goto("/projects");
    await at.settle();
    await at.page.evaluate((id) => {
      document.body.dataset.openFor = id;
    }, world.projectId);
  }
  await at.page.evaluate(async (to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, path);
  await at.settle();
  return readWords(at.page);
}

function lookAt(at: Watched, { name, who, path }: Screen, world: HostileWorld): Promise<string> {
  if (who === "creator") return openInApp(at, path(world), world);
  return name === "consent" ? openConsent(at, path(world)) : open(at, path(world));
}

const opened: Visit[] = screens
  .filter(({ name }) => !wordless.has(name))
  .map((screen) => ({
    name: screen.name,
    who: screen.who,
    look: (at, world) => lookAt(at, screen, world),
  }));

const participant: Visit = {
  name: "chat, at the form",
  who: "visitor",
  look: (at, { atForm }) =>
    open(at, `/chat/${atForm.interviewId}/${atForm.sessionId}#resume=${atForm.resumeToken}`),
};

const withDrawer: Visit = {
  name: "transcript drawer",
  who: "creator",
  look: async ({ page }, world) => {
    await page.goto(`/interviews/${world.interviewId}?tab=sessions&session=${world.sessionId}`);
    // A quote that is folded away comes first.
    const words = page.getByRole("dialog").getByText("because the constructor", { exact: false });
    await words.filter({ visible: true }).first().waitFor();
    return readWords(page);
  },
};

const titles: Visit = {
  name: "titles",
  who: "creator",
  look: async ({ page }, world) => {
    await page.goto(`/interviews/${world.interviewId}`);
    await page.waitForFunction(() => document.title.length > "Askwell – Interview".length);
    return await page.title();
  },
};

const toast: Visit = {
  name: "toast",
  who: "creator",
  look: async ({ page }, { client, payload }) => {
    // Restored by a visit before, it is not there any more.
    const { body } = await client.post("/api/projects", {
      name: sinkText("Q01", payload),
      organization: "Acme",
    });
    await client.send("DELETE", `/api/projects/${body._id}`);
    await page.goto("/projects");
    await page
      .getByRole("button", { name: /^Restore/ })
      .first()
      .click();
    await page.locator(".mantine-Notification-root").waitFor();
    return await page.locator(".mantine-Notification-root").innerText();
  },
};

const refusedFile: Visit = {
  name: "refused file",
  who: "creator",
  look: async ({ page }, { payload }) => {
    await page.goto("/analyze-transcript");
    const name = `${sinkText("Q27", payload)}.exe`;
    const input = page.locator("input[type=file]").first();
    await input.setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from("MZ") });
    await page.getByText("One file wasn't accepted").waitFor();
    return readWords(page);
  },
};

const palette: Visit = {
  name: "command palette",
  who: "creator",
  look: async ({ page, settle }) => {
    await page.goto("/projects");
    await settle();
    await page.getByRole("button", { name: "Search (Ctrl K)" }).click();
    await page.getByRole("textbox", { name: /^Search projects, interviews/ }).fill("Q0");
    await page.getByRole("dialog").getByRole("button", { name: /^Q0/ }).first().waitFor();
    return readWords(page);
  },
};

const noSuchPage: Visit = {
  name: "addresses with markup",
  who: "visitor",
  look: async ({ page, settle }, { payload }) => {
    const text = encodeURIComponent(payload.text);
    for (const path of [
      `/no/${text}`,
      `/login?error=${text}&next=${text}`,
      `/chat/${text}`,
      `/reports/${text}`,
    ]) {
      await page.goto(path);
      await settle();
    }
    return readWords(page);
  },
};

const files = (world: HostileWorld): string[] => {
  const interview = `/api/interviews/${world.interviewId}`;
  return [
    ...["json", "md", "csv-wide", "csv-long", "txt", "vtt", "codebook"].map(
      (format) => `${interview}/export?format=${format}&personal=1`,
    ),
    ...[`${interview}/sessions/export`, `${interview}/links?csv=1`, `${interview}/claims?csv=1`],
    ...[`/api/personas/${world.personaId}/export?format=md`, "/api/user/export"],
    `/api/simulated-interviews/${world.practiceId}/export?format=md`,
  ];
};

/** Opened in the browser's window, as if their answers did not say that they are to be saved. */
const exportsAsText: Visit = {
  name: "exports",
  who: "creator",
  look: async ({ page }, world) => {
    const words: string[] = [];
    for (const path of files(world)) {
      const { status, text, headers } = await world.client.get(path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      const type = headers.get("content-type") ?? "";
      words.push(text);
      await page.route("**/opened-export", (route) =>
        route.fulfill({ body: text, headers: { "content-type": type, "x-content-type-options": "nosniff" } }),
      );
      // Types that a browser only saves are saved.
      await page.goto("/opened-export").catch(() => undefined);
      await page.unroute("**/opened-export");
      if (/html|svg|xml|script/.test(type)) throw new Error(`${path} has the type ${type}`);
    }
    await page.goto("/login");
    return words.join("\n").replaceAll('""', '"').replaceAll('\\"', '"').replaceAll("\\", "");
  },
};

/** Every place that shows what somebody wrote; visitors' first. */
export const visits: Visit[] = [
  ...opened.filter(({ who }) => who === "visitor"),
  ...[participant, noSuchPage],
  ...[withDrawer, titles, palette, toast, refusedFile, exportsAsText],
  ...opened.filter(({ who }) => who === "creator"),
];
