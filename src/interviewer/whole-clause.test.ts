import { describe, expect, test } from "vitest";
import { measureThread } from "../../tests/measure-thread.ts";
import type { Turn } from "./guide.ts";
import { findWholeClause } from "./whole-clause.ts";

function find(text: string, words: string, language = "en"): string | undefined {
  const turns: Turn[] = [{ speaker: "participant", text, at: 0 }];
  return findWholeClause(words, turns, language);
}

test.each<[text: string, words: string, expected: string, language?: string]>([
  [
    "I felt sick to be honest. I still think about it driving home.",
    "think about it",
    "I still think about it driving home",
  ],
  ["But the real plan is a paper on the wall!", "a paper", "the real plan is a paper on the wall"],
  ["Apagué la calefacción. Dormimos los tres juntos", "los tres", "Dormimos los tres juntos"],
  ["Und ich habe niemandem davon erzählt.", "niemandem", "ich habe niemandem davon erzählt", "de"],
  ["أطفأت التدفئة تلك الليلة. نمنا معا.", "التدفئة", "أطفأت التدفئة تلك الليلة"],
])("%j: the whole sentence around %j", (text, words, expected, language) => {
  expect(find(text, words, language)).toBe(expected);
});

test.each([
  ["No le falta razón a mi hija.", "razón", "es"],
  ["O meu marido acha que estou no ginásio.", "ginásio", "pt"],
  ["Ma collègue a repris la caisse.", "caisse", "fr"],
])("no word that joins in another language is left off: %s", (text, words, language) => {
  expect(find(text, words, language)).toBe(text.slice(0, -1));
});

test("a long sentence is cut at the ends of a clause that stands alone", () => {
  const text =
    "Well you know how it goes with these things every single time, the drivers look at the paper by the machine, and then they just do whatever they feel like on that day";
  expect(find(text, "the paper")).toBe("the drivers look at the paper by the machine");
});

describe("is not found", () => {
  test.each([
    ["fewer than two content words", "ok it is so.", "it is"],
    [
      "a clause that hangs on another",
      `${"so ".repeat(20)}, because the window was broken, ${"so ".repeat(20)}`,
      "window",
    ],
    ["a question", "Why do you ask me about the window?", "the window"],
    ["markup or addresses", "Look at https://x.example for the whole story there.", "whole story"],
    ["a closing phrase", "They always say have a great day to everyone.", "great day"],
    ["words that were not said", "The window was broken all winter.", "door"],
    ["no words", "The window was broken all winter.", ""],
  ])("%s", (_, text, words) => {
    expect(find(text, words)).toBeUndefined();
  });
});

test("ten thousand characters take no time", () => {
  const took = measureThread(() => {
    for (const part of ["a ", "a,", ". ", "“", "-", "so "]) {
      find(`${part.repeat(5000)}the words${part.repeat(5000)}`, "the words");
    }
  });
  expect(took).toBeLessThan(500);
});
