import { expect, test } from "vitest";
import { nameLanguage } from "./language-name.ts";

test("a language is named in English, and one that nobody knows is never called by its code", () => {
  expect([nameLanguage("de"), nameLanguage("pt-BR")]).toEqual(["German", "Brazilian Portuguese"]);
  expect([nameLanguage("und"), nameLanguage("root")]).toEqual([
    "a language that was not recognised",
    "a language that was not recognised",
  ]);
});
