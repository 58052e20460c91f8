import type { Browser, BrowserContext, Page, Request } from "playwright-core";
import { settle as settleScreen } from "../a11y/scan.ts";
import { foreignHost } from "./payloads.ts";

export interface Watched {
  context: BrowserContext;
  page: Page;
  /** Every call has its answer, and what came is drawn. */
  settle: () => Promise<void>;
  /** What ran, was blocked or went elsewhere since the last call; nothing is right. */
  tell: () => Promise<string[]>;
}

/** A browser that notes whatever words made it do. */
export async function openWatched(browser: Browser, baseUrl: string): Promise<Watched> {
  const context = await browser.newContext({ baseURL: baseUrl, locale: "en-GB", reducedMotion: "reduce" });
  context.setDefaultTimeout(20_000);
  const told: string[] = [];
  await context.exposeFunction("describeMarkup", (what: string) => void told.push(what));
  await context.addInitScript(noteInPage);
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== baseUrl)
      told.push(`asked for ${request.url()}`);
  });
  context.on("dialog", (dialog) => {
    told.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on("weberror", (error) => told.push(`an error: ${error.error().message}`));
  const page = await context.newPage();
  const isPending = watchCalls(context);
  const settle = async () => {
    do {
      await waitFor(() => !isPending());
      await settleScreen(page);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    } while (isPending());
  };
  context.on("page", (other) => told.push(`a window opened: ${other.url()}`));
  const tell = async () => {
    told.push(...(await page.evaluate(findMarkup, foreignHost)));
    return told.splice(0);
  };
  return { context, page, settle, tell };
}

/** Whether a call is on its way; streams, which do not end, are none. */
function watchCalls(context: BrowserContext): () => boolean {
  const calls = new Set<Request>();
  context.on("request", (request) => {
    if (request.headers().accept?.includes("event-stream") !== true) calls.add(request);
  });
  context.on("requestfinished", (request) => void calls.delete(request));
  context.on("requestfailed", (request) => void calls.delete(request));
  context.on("response", (response) => {
    // Its end may be told to nobody, when the page is left before.
    if (response.headers()["content-type"]?.includes("event-stream")) calls.delete(response.request());
  });
  return () => calls.size > 0;
}

async function waitFor(holds: () => boolean): Promise<void> {
  const until = Date.now() + 20_000;
  while (!holds()) {
    if (Date.now() > until) throw new Error("A call has had no answer for 20 seconds.");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Before any script of the page: the canary, and what the page's own policy stops. */
function noteInPage(): void {
  const tell = (what: string) =>
    (window as unknown as { describeMarkup: (what: string) => void }).describeMarkup(what);
  Object.defineProperty(window, "__xss", {
    get: () => undefined,
    set: (value) => tell(`a payload ran: ${value} at ${location.pathname}`),
  });
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile } = event;
    tell(
      `the policy stopped ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile} at ${location.pathname}`,
    );
  });
}

/** Elements and attributes that only words can have brought in. Runs in the page. */
function findMarkup(foreign: string): string[] {
  const found: string[] = [];
  const judge = (element: Element, { name, value }: Attr) => {
    if (name.startsWith("on")) found.push(`a handler stands in ${element.localName}: ${name}=${value}`);
    if (!/^(href|src|action|formaction|xlink:href|srcdoc)$/.test(name) || element.localName === "img") return;
    // A picture to be saved, and the page's own sign, are none that run.
    const isPicture = /^data:image\//.test(value) && element.matches("[download], [rel=icon]");
    if (/^\s*(javascript|vbscript|data):/i.test(value) && !isPicture)
      found.push(`an address of ${element.localName} runs: ${value.slice(0, 100)}`);
  };
  for (const element of document.querySelectorAll("*")) {
    const isOfKind = /^(script|style|iframe|object|embed|base|meta|link)$/.test(element.localName);
    if (isOfKind && (element.outerHTML.includes("__xss") || element.outerHTML.includes(foreign)))
      found.push(`an element was made of words: ${element.outerHTML.slice(0, 200)}`);
    for (const attribute of element.attributes) judge(element, attribute);
  }
  return found;
}

/** All words of the page, also those of attributes, fields, the title and drawings; blanks as one. */
export function readWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const words = [`title: ${document.title}`];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) words.push(walk.currentNode.textContent ?? "");
    for (const element of document.querySelectorAll("*")) {
      for (const { value } of element.attributes) words.push(value);
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        words.push(element.value);
    }
    words.push(document.body.innerText);
    return words.join("\n").replace(/[^\S\n]+/g, " ");
  });
}
