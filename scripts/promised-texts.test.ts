import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { heldInSource, places } from "../lab/texts/spec-texts.ts";

test("a promised text that no click leads to is in its source, and every promised text has a place", async () => {
  for (const { text, file } of heldInSource) {
    expect(await readFile(new URL(`../${file}`, import.meta.url), "utf8"), file).toContain(text);
  }
  const walked = Object.values(places).flatMap(({ texts }) => texts);
  expect(new Set<string>([...walked, ...heldInSource.map(({ text }) => text)]).size).toBe(222);
});
