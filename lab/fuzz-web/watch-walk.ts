import type { BrowserContext, Page } from "playwright-core";

/** Notes what nobody should meet on a walk. Calls that were made to fail may fail. */
export function watchWalk(context: BrowserContext, baseUrl: string, failed: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  context.on("weberror", (error) => faults.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on("console", (message) => {
    // The browser's own line on a call that failed; the calls themselves are judged below.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      faults.push(`console: ${message.text()}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 500 && !failed.has(response.url()))
      faults.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== baseUrl) faults.push(`asked for ${request.url()}`);
  });
  return faults;
}

/** What a person would see: a heading and words (of a file like openapi.json words alone), and not the page that says that a screen broke. */
export async function judgePage(page: Page): Promise<string | null> {
  const shows = () =>
    (document.body?.innerText ?? "").trim().length > 20 &&
    (document.contentType !== "text/html" || document.querySelector("h1, [role=dialog]") !== null);
  const isShown = await page.waitForFunction(shows, undefined, { timeout: 60_000 }).then(
    () => true,
    () => false,
  );
  if (!isShown) return `a white page at ${page.url()}, ${await describePage(page)}`;
  const isBroken = await page.getByRole("heading", { name: "Something went wrong on this page" }).count();
  return isBroken > 0 ? `a broken screen at ${page.url()}` : null;
}

/** What stands there in place of a page, for those who look for the cause. */
async function describePage(page: Page): Promise<string> {
  const tell = () => `${document.readyState}, with <${(document.body?.innerHTML ?? "").slice(0, 400)}>`;
  const late = new Promise<string>((resolve) => setTimeout(resolve, 10_000, "which does not answer"));
  return Promise.race([page.evaluate(tell).catch(() => "which is being left"), late]);
}
