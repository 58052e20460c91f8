import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";

const built = new URL("../../dist/web/assets/", import.meta.url);

export interface Load {
  /** All scripts, gzipped. */
  kb: number;
  requests: number;
}

/** Counts what a page asks for from now on, until it is told. */
export function watchLoad(page: Page): () => Promise<Load> {
  const asked: { url: string; isScript: boolean }[] = [];
  page.on("request", (request) => {
    const url = request.url();
    // What stands in the page itself is no request.
    if (/^https?:/.test(url)) asked.push({ url, isScript: request.resourceType() === "script" });
  });
  return async () => {
    const scripts = asked.filter(({ isScript }) => isScript);
    const files = new Set(scripts.map(({ url }) => url.slice(url.lastIndexOf("/") + 1)));
    const bytes = await Promise.all(
      [...files].map(async (file) => gzipSync(await readFile(new URL(file, built)))),
    );
    return { kb: bytes.reduce((sum, one) => sum + one.length, 0) / 1024, requests: asked.length };
  };
}
