import { globSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const files = globSync("src/**/*.{ts,tsx}", { cwd: root })
  .map((file) => file.split(sep).join("/"))
  .filter((file) => !/(\.test|-for-tests)\.tsx?$|\/testing\//.test(file));
const known = new Set(files);
const parents = new Set([...known].map((file) => dirname(dirname(file))));

/** A feature of the server is one folder with all below it. Elsewhere the files beside folders stand for themselves. */
function placeOf(file: string): string {
  const [, name] = /^src\/server\/features\/([^/]+)/.exec(file) ?? [];
  if (name !== undefined) return `src/server/features/${name}`;
  return parents.has(dirname(file)) ? file : dirname(file);
}

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;

function listImports(file: string): string[] {
  const specifiers = [...readFileSync(join(root, file), "utf8").matchAll(importPattern)].map(
    ([, specifier = ""]) => specifier,
  );
  return specifiers
    .map((one) =>
      one.startsWith("#") ? `src/${one.slice(1)}` : join(dirname(file), one).split(sep).join("/"),
    )
    .filter((path) => known.has(path));
}

function drawGraph(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const from = placeOf(file);
    const to = graph.get(from) ?? new Set();
    for (const path of listImports(file)) if (placeOf(path) !== from) to.add(placeOf(path));
    graph.set(from, to);
  }
  return graph;
}

/** What is left when all that imports nothing is taken away, again and again, and then all that nobody imports. */
function findCycles(graph: Map<string, Set<string>>): string[] {
  const left = new Map([...graph].map(([place, to]) => [place, new Set(to)]));
  const isImported = (place: string) => [...left.values()].some((to) => to.has(place));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [place, to] of left) {
      for (const one of to) if (!left.has(one)) to.delete(one);
      if (to.size === 0 || !isImported(place)) left.delete(place);
    }
  }
  return [...left.keys()].sort();
}

test("a ring of folders is found", () => {
  const ring = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["b", "d"])],
    ["d", new Set<string>()],
  ]);
  expect(findCycles(ring)).toEqual(["b", "c"]);
});

test("no folder imports one that imports it: move what both need below them", () => {
  const graph = drawGraph();
  expect(graph.size).toBeGreaterThan(300);
  expect(findCycles(graph)).toEqual([]);
});
