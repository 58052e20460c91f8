import { describe, expect, test } from "vitest";
import { languages } from "#contract/choices.ts";
import { en, type TextKey } from "./en.ts";
import { fill } from "./fill.ts";
import { chooseLanguage, directionOf, loadTexts } from "./language.ts";

const keys = Object.keys(en) as TextKey[];

function marksOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([mark]) => mark).sort();
}

describe("the words of the page", () => {
  test.each(languages.filter((language) => language !== "en"))(
    "%s has every text, with the same marks",
    async (language) => {
      const texts = await loadTexts(language);
      expect(Object.keys(texts).sort()).toEqual([...keys].sort());
      for (const key of keys) {
        expect(texts[key].trim(), key).not.toBe("");
        expect(marksOf(texts[key]), key).toEqual(marksOf(en[key]));
      }
      expect(texts.consentAi).not.toBe(en.consentAi);
    },
  );

  test("the product's fixed texts are used to the letter", () => {
    const fixed = [
      "Loading interview details...",
      "Organization information not found",
      "Begin Chat",
      "Please check the consent box to continue",
      "All fields are required",
      "All user information fields are required",
      "Failed to start chat session",
      "Failed to send message",
      "Invalid response from server",
      "Complete Interview",
      "Failed to complete interview",
      "Interview must be complete before finalizing",
      "Please enter a valid email address.",
      "Failed to submit email. Please try again.",
      "Error: No incentive code available",
      "Thank you for completing the interview!",
    ];
    const known = new Set<string>(Object.values(en));
    expect(fixed.filter((text) => !known.has(text))).toEqual([]);
  });

  test("marks are filled in, and a value is never read as a mark again", () => {
    expect(fill("{a} and {b}", { a: "{b}", b: 2 })).toBe("{b} and 2");
    expect(fill("{constructor}", {})).toBe("{constructor}");
  });
});

describe("the language", () => {
  test("the link wins over the browser, the browser over the interview", () => {
    expect(chooseLanguage("?lang=fr", ["de-AT"], "es")).toBe("fr");
    expect(chooseLanguage("", ["de-AT", "en"], "es")).toBe("de");
    expect(chooseLanguage("", ["it", "nl"], "es")).toBe("es");
    expect(chooseLanguage("?lang=xx", ["it"])).toBe("en");
  });

  test("Arabic is read from the right", () => {
    expect(directionOf("ar")).toBe("rtl");
    expect(directionOf("pt")).toBe("ltr");
  });
});
