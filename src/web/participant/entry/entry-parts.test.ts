import { describe, expect, test } from "vitest";
import { emptyEntry, findUserInfo, listMissing } from "./about-you.ts";
import { minutesRange, shareText } from "./consent-words.ts";
import { listCountries } from "./countries.ts";
import { nextProgress } from "./starting-progress.ts";

const filled = {
  consented: true,
  ageRange: "25-34",
  occupation: " Nurse ",
  location: "DE",
  townCity: "Prefer not to say",
};

describe("about you", () => {
  test("what is filled in is sent trimmed, and not wanting to say counts as filled", () => {
    expect(findUserInfo(filled)).toEqual({
      ageRange: "25-34",
      occupation: "Nurse",
      location: "DE",
      townCity: "Prefer not to say",
    });
  });

  test("blank fields are missing, in the order of the page", () => {
    expect(listMissing({ ...filled, ageRange: "", townCity: " \u200b" })).toEqual(["ageRange", "townCity"]);
    expect(listMissing(emptyEntry)).toHaveLength(4);
  });

  test("an age range that is not offered is not sent", () => {
    expect(findUserInfo({ ...filled, ageRange: "12-17" })).toBeUndefined();
  });
});

describe("the country list", () => {
  test("D9: it has every country once, under its ISO code", () => {
    const countries = listCountries("en");
    expect(countries).toHaveLength(249);
    expect(new Set(countries.map((country) => country.value)).size).toBe(249);
    expect(countries.every(({ value, label }) => /^[A-Z]{2}$/.test(value) && label.length > 2)).toBe(true);
  });

  test("it is read in the participant's language and sent as a code", () => {
    const german = listCountries("de").find((country) => country.value === "DE");
    expect(german?.label).toBe("Deutschland");
  });

  test("it is in the order of the language: Österreich before Peru", () => {
    const labels = listCountries("de").map((country) => country.label);
    expect(labels.indexOf("Österreich")).toBeLessThan(labels.indexOf("Peru"));
  });
});

describe("the start and the consent", () => {
  test("the bar rises by ten and waits at ninety", () => {
    const values = Array.from({ length: 12 }).reduce<number[]>(
      (all) => [...all, nextProgress(all.at(-1) ?? 0)],
      [],
    );
    expect(values.slice(0, 3)).toEqual([10, 20, 30]);
    expect(values.at(-1)).toBe(90);
  });

  test("an interview of 15 minutes is announced as 10 to 15", () => {
    expect(minutesRange(15)).toEqual({ from: 10, to: 15 });
  });

  test("the share of questions for the code is a percentage", () => {
    expect(shareText(0.5, "en")).toBe("50%");
  });
});
