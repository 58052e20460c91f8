import type { BrowserContext, Route } from "playwright-core";
import { hashText, openChance } from "./chance.ts";

const unavailable = { error: "The server is not available. Please try again.", code: "unavailable" };
const tooMany = { error: "Too many requests. Please wait a moment.", code: "rate_limited" };

/** Calls that come late, fail or get no answer, drawn from the seed by call; returns which were made to fail. */
export async function addMishaps(context: BrowserContext, seed: number): Promise<{ failed: Set<string> }> {
  const failed = new Set<string>();
  const asked = new Map<string, number>();
  await context.route("**/api/**", async (route) => {
    const request = route.request();
    // A page that the server words itself, as that of the API: what is shown of its failure is the browser's.
    if (request.isNavigationRequest()) return route.fallback();
    const url = new URL(request.url());
    const name = `${request.method()} ${url.pathname}`;
    const count = (asked.get(name) ?? 0) + 1;
    asked.set(name, count);
    const chance = openChance(hashText(`${seed} ${name.replace(/\/[\w-]{20,}/g, "/id")} ${count}`));
    const fate = chance.next();
    if (fate < 0.1) failed.add(request.url());
    await befall(route, fate, chance.next()).catch(() => undefined);
  });
  return { failed };
}

async function befall(route: Route, fate: number, share: number): Promise<void> {
  if (fate < 0.03) return route.abort("internetdisconnected");
  if (fate < 0.06) return route.fulfill({ status: 500, json: {} });
  if (fate < 0.08) return route.fulfill({ status: 503, json: unavailable, headers: { "retry-after": "1" } });
  if (fate < 0.1) return route.fulfill({ status: 429, json: tooMany, headers: { "retry-after": "1" } });
  if (fate < 0.25) await new Promise((resolve) => setTimeout(resolve, 50 + share * 950));
  return route.fallback();
}
