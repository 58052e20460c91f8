import type { Page } from "playwright-core";
import type { Chance } from "./chance.ts";

export interface Step {
  told: string;
  act: () => Promise<unknown>;
}

const keys = [
  ...["Tab", "Tab", "Shift+Tab", "Enter", "Escape", "Space", "ArrowDown", "ArrowUp", "ArrowRight", "End"],
  ...["Control+k", "?", "g", "p", "j", "k", "/", "n"],
];
const words = [
  ...[
    "Remote work",
    "",
    "0",
    "-1",
    "a@example.org",
    "https://example.org/page",
    "Wörter, mit Komma; und = Zeichen",
  ],
  ...["<b>x</b>", "🙂 family 👩‍👩‍👧", "مرحبا", "2026-11-21", "x".repeat(300), "one\ntwo\nthree"],
];
/** Where everybody can go; a walk knows its account's own pages besides. */
export const addresses = [
  ...["/projects", "/profile", "/forms", "/practice-sessions", "/analyze-transcript", "/interview/create"],
  ...["/pricing", "/settings/activity", "/project/create", "/no-such-page"],
];

/** What would end the walk: the account's own end, and ways out of the app or, where the account did not load, to its door. */
const ending = /log ?out|\blog in$|delete (my |the )?account|sign out|log out everywhere|end other logins/i;

/** Keys that press what has the focus, or what a list marks. */
const presses = new Set(["Enter", "Space"]);

async function isEndingNext(page: Page): Promise<boolean> {
  const names = await page
    .evaluate(() => {
      const marked = [...document.querySelectorAll("[data-selected], [data-combobox-selected]")];
      return [document.activeElement, ...marked].map(
        (one) =>
          `${one?.getAttribute("aria-label") ?? ""} ${one === document.body ? "" : (one?.textContent ?? "")}`,
      );
    })
    .catch(() => []);
  return names.some((name) => ending.test(name));
}

interface Target {
  index: number;
  name: string;
  isField: boolean;
}

/** Numbers what can be seen and used now; within a dialog, if there is one. */
async function listTargets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const open = [
      ...document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]"),
    ];
    const top = open.filter((one) => one.checkVisibility()).at(-1) ?? document;
    const usable =
      "a[href], button, input, textarea, select, summary, [role=tab], [role=menuitem], [role=option], [role=switch]";
    for (const old of document.querySelectorAll("[data-walk]")) old.removeAttribute("data-walk");
    return [...top.querySelectorAll<HTMLElement>(usable)].flatMap((element, index) => {
      const isOut =
        element instanceof HTMLAnchorElement &&
        (element.origin !== location.origin || element.target === "_blank" || element.download !== "");
      const isFile = element instanceof HTMLInputElement && element.type === "file";
      const isOff = element.matches(":disabled, [aria-disabled=true]") || !element.checkVisibility();
      if (isOut || isFile || isOff || element.closest("[inert], [aria-hidden=true]")) return [];
      element.setAttribute("data-walk", String(index));
      const kind =
        element instanceof HTMLInputElement &&
        /^(checkbox|radio|range|color|submit|button)$/.test(element.type);
      const isField = element.matches("input, textarea") && !kind;
      const name = `${element.localName} ${element.getAttribute("aria-label") ?? element.textContent ?? ""}`;
      return [{ index, name: name.replace(/\s+/g, " ").trim().slice(0, 60), isField }];
    });
  });
}

async function chooseTarget(page: Page, chance: Chance): Promise<Step | null> {
  const targets = (await listTargets(page)).filter(({ name }) => !ending.test(name));
  const target = chance.pick(targets);
  if (!target) return null;
  const element = page.locator(`[data-walk="${target.index}"]`).first();
  const options = { timeout: 800 };
  if (target.isField && chance.next() < 0.7) {
    const text = chance.pick(words) ?? "";
    return {
      told: `fill ${target.name} with ${JSON.stringify(text.slice(0, 30))}`,
      act: () => element.fill(text, options),
    };
  }
  const isTwice = chance.next() < 0.08;
  return {
    told: `${isTwice ? "click twice" : "click"} ${target.name}`,
    act: () => (isTwice ? element.dblclick(options) : element.click(options)),
  };
}

/** The next thing that somebody does who has no plan. */
export async function chooseStep(page: Page, chance: Chance, places: readonly string[]): Promise<Step> {
  const kind = chance.next();
  if (kind < 0.2) {
    const wanted = chance.pick(keys) ?? "Tab";
    const key = presses.has(wanted) && (await isEndingNext(page)) ? "Tab" : wanted;
    return { told: `press ${key}`, act: () => page.keyboard.press(key) };
  }
  if (kind < 0.26) return { told: "back", act: () => goWithin(page, "back") };
  if (kind < 0.28) return { told: "forward", act: () => goWithin(page, "forward") };
  if (kind < 0.3) return { told: "reload", act: () => page.reload() };
  const step = kind < 0.95 ? await chooseTarget(page, chance).catch(() => null) : null;
  if (step) return step;
  const address = chance.pick(places) ?? "/projects";
  return { told: `open ${address}`, act: () => page.goto(address) };
}

/** The page before the walk is an empty one; a walk does not leave by it. */
async function goWithin(page: Page, way: "back" | "forward"): Promise<void> {
  const isFirst = await page.evaluate(() => history.state?.idx === undefined || history.state.idx === 0);
  if (way === "back" && isFirst) return;
  await page.evaluate((to) => (to === "back" ? history.back() : history.forward()), way);
}
