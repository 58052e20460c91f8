import { expect, test } from "vitest";
import { joinPassages } from "./add-translations.ts";

const message = "🙂 Ojalá hubiera un resumen. Buscar es lento. No sé.";

function passage(words: string, text: string) {
  const start = Array.from(message.slice(0, message.indexOf(words))).length;
  return { start, end: start + Array.from(words).length, language: "en", text };
}
const wish = passage("Ojalá hubiera un resumen.", "I wish there was a digest.");
const search = passage("Buscar es lento.", "Searching is slow.");

test("what was translated stands in the message's order, and what wasn't is marked", () => {
  expect(joinPassages(message, [search, wish])).toEqual({
    ...{ language: "en", text: "… I wish there was a digest. Searching is slow. …" },
  });
  expect(joinPassages(message, [search])?.text).toBe("… Searching is slow. …");
});

test("of passages that share words the longer is taken; the whole message is it alone", () => {
  const whole = passage(message, "All of it.");
  expect(joinPassages(message, [wish, whole, search])).toEqual({ language: "en", text: "All of it." });
  expect(joinPassages(message, [])).toBeUndefined();
});
