import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const built = fileURLToPath(new URL("../dist/web/", import.meta.url));
const goalKb = 250;

/** The entry of the page and all that it imports before it runs; what is imported later is another route's. */
function listFirstLoad(page: string): string[] {
  const entries = [...page.matchAll(/(?:src|href)="\/?(assets\/[^"]+\.js)"/g)].map(([, file = ""]) => file);
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(`${built}${file}`, "utf8");
    const imports = code.matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+?from\s*)?["']\.\/([^"']+\.js)["']/g,
    );
    for (const [, name = ""] of imports) visit(`assets/${name}`);
  };
  for (const entry of entries) visit(entry);
  return [...found];
}

test.skipIf(!existsSync(`${built}index.html`))(
  `the creator's app loads at most ${goalKb} KB of JavaScript before its first screen`,
  () => {
    const files = listFirstLoad(readFileSync(`${built}index.html`, "utf8"));
    expect(files.length).toBeGreaterThan(0);
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(`${built}${file}`)).length, 0);
    expect(bytes / 1024).toBeLessThanOrEqual(goalKb);
  },
);

test("each route of the creator's app is loaded when it is opened", () => {
  const routes = readFileSync(new URL("../src/web/creator/routes.tsx", import.meta.url), "utf8");
  const screens = [...routes.matchAll(/^import .* from "\.\/screens\/([^"]+)"/gm)].map(([, path]) => path);
  // What is shown when loading fails cannot be loaded first.
  expect(screens).toEqual(["route-error/route-error.tsx"]);
});
