import { describe, expect, test } from "vitest";
import { languages } from "#contract/choices.ts";
import { fill } from "#languages/fill.ts";
import ending from "../../../../languages/en/ending.json" with { type: "json" };
import page from "../../../../languages/en/page.json" with { type: "json" };
import { chooseLanguage, nameLanguage } from "./language.ts";

describe("the words of the page", () => {
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
    const known = new Set<string>([...Object.values(page), ...Object.values(ending)]);
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
    expect(chooseLanguage("", ["sv", "nl"], "es")).toBe("es");
    expect(chooseLanguage("?lang=xx", ["sv"])).toBe("en");
  });

  test("each is called what it calls itself", () => {
    expect([nameLanguage("es"), nameLanguage("ar"), nameLanguage("it")]).toEqual([
      "Español",
      "العربية",
      "Italiano",
    ]);
    expect(new Set(languages.map(nameLanguage)).size).toBe(languages.length);
  });
});
