import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { type PlaceName, places } from "./spec-texts.ts";

const visited = new Set<string>();

/** The places that no walk has come to. */
export function listUnvisited(): string[] {
  return Object.keys(places).filter((name) => !visited.has(name));
}

/** Waits until every text of the place stands on the page, each as words of its own. */
export async function findTexts(page: Page, name: PlaceName): Promise<void> {
  const { texts } = places[name];
  await expect
    .poll(async () => listMissing(await readShown(page), texts), { timeout: 60_000, message: name })
    .toEqual([]);
  visited.add(name);
}

function listMissing(shown: string, texts: readonly string[]): string[] {
  return texts.filter((text) => !asWords(text.trim()).test(shown));
}

/** "Age" is not in "Agency", nor "Send" in "Sending". */
function asWords(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const before = /^[\p{L}\p{N}]/u.test(text) ? "(?<![\\p{L}\\p{N}])" : "";
  const after = /[\p{L}\p{N}]$/u.test(text) ? "(?![\\p{L}\\p{N}])" : "";
  return new RegExp(`${before}${escaped}${after}`, "u");
}

/** What is there to read: the page's text, its fields, the choices of its lists, and the names of buttons that show an icon. */
async function readShown(page: Page): Promise<string> {
  const parts = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
    const options = [...document.querySelectorAll("option")].map((option) => option.textContent ?? "");
    const held = fields.flatMap((field) => [field.value, field.placeholder]);
    const icons = [...document.querySelectorAll("button[aria-label]")].map((icon) => icon.ariaLabel ?? "");
    return [document.body.innerText, ...held, ...options, ...icons];
  });
  return parts.join("\n").replace(/[^\S\n]+/g, " ");
}

interface Answer {
  method?: string;
  status?: number;
  body?: unknown;
}

/** Answers calls to the path (with `*` for ids) instead of the server while `during` runs; by default they break. */
export async function answering(
  page: Page,
  path: string,
  answer: Answer,
  during: () => Promise<void>,
): Promise<void> {
  const { method = "GET", status = 500, body = {} } = answer;
  const handler = (route: Route) =>
    route.request().method() === method ? route.fulfill({ status, json: body }) : route.fallback();
  await page.route(matcher(path), handler);
  await during();
  await page.unroute(matcher(path), handler);
}

/** Keeps calls to the path waiting while `during` runs, then lets them through. */
export async function holding(page: Page, path: string, during: () => Promise<void>): Promise<void> {
  const gate = Promise.withResolvers<void>();
  const handler = async (route: Route) => {
    await gate.promise;
    // The page may have left in the meantime.
    await route.fallback().catch(() => undefined);
  };
  await page.route(matcher(path), handler);
  await during();
  gate.resolve();
  await page.unroute(matcher(path), handler);
}

const matchers = new Map<string, RegExp>();

/** The same object for the same path, by which a route is taken away again. */
function matcher(path: string): RegExp {
  const known = matchers.get(path);
  if (known) return known;
  const pattern = path.replace(/[.?+^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/?]+");
  const made = new RegExp(`^https?://[^/]+${pattern}(\\?.*)?$`);
  matchers.set(path, made);
  return made;
}
