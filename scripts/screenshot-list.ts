import type { Page } from "playwright-core";
import { type Screen, screens } from "../lab/a11y/screens.ts";

export type WorldName = "full" | "bare" | "empty" | "crowded";

export interface Shot {
  name: string;
  screen: Screen;
  world: WorldName;
  /** Its calls fail. */
  isBroken?: true;
  /** What is done on it before the picture is taken. */
  act?: (page: Page) => Promise<void>;
  /** As it fits the window: what is open lies over the page. */
  isWindow?: true;
}

const main = [
  ...["projects", "project", "interview, overview", "interview, findings", "interview, sessions"],
  ...["interview, personas", "forms", "practice", "analyze transcripts"],
];
const ofCreators = screens.filter(({ who }) => who === "creator").map(({ name }) => name);

function findScreen(name: string): Screen {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`No screen is named ${name}.`);
  return screen;
}

const inState = (name: string, state: string, how: Pick<Shot, "world" | "isBroken">): Shot => ({
  name: `${name}, ${state}`,
  screen: findScreen(name),
  ...how,
});

const moment = (name: string, on: string, act: Shot["act"]): Shot => ({
  name,
  screen: findScreen(on),
  world: "full",
  isWindow: true,
  ...(act && { act }),
});

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

/** What lies over a screen or follows on it without an address of its own. */
const moments: Shot[] = [
  moment("transcript drawer", "interview, overview", async (page) => {
    await press(page, /Open in the transcript/);
    await page.getByRole("dialog").getByText("AI Interviewer").first().waitFor();
  }),
  moment("command palette", "projects", async (page) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").waitFor();
  }),
  moment("export menu", "interview, overview", async (page) => {
    await press(page, "Export");
    await page.getByText("Printable report").waitFor();
  }),
  moment("delete dialog", "interview, overview", async (page) => {
    await press(page, "More actions");
    await page.getByRole("menuitem", { name: "Delete this interview" }).click();
    await page.getByRole("dialog").waitFor();
  }),
  moment("rehearsal result", "rehearsal", async (page) => {
    await press(page, "Run rehearsal");
    await page.locator("#rehearsal-card-heading").waitFor({ timeout: 120_000 });
  }),
  moment("participant's details", "consent", async (page) => {
    await page.getByRole("checkbox").first().check();
    await press(page, "Begin Chat");
    await page.getByLabel("Occupation").first().waitFor();
  }),
  moment("chat menu", "chat", (page) => press(page, "Menu")),
];

/**
 * Every screen; those of creators in an empty and in a crowded account too; the main ones while calls fail; and what
 * lies over them.
 */
export const shots: Shot[] = [
  ...screens.map((screen): Shot => ({ name: screen.name, screen, world: "full" })),
  ...["projects", "analyze transcripts"].map((name) => inState(name, "no project", { world: "bare" })),
  ...ofCreators.map((name) => inState(name, "empty", { world: "empty" })),
  ...ofCreators.map((name) => inState(name, "many", { world: "crowded" })),
  ...main.map((name) => inState(name, "failed", { world: "full", isBroken: true })),
  ...moments,
];
