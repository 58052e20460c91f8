import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { sentenceOf } from "#contract/errors.ts";
import { allLanguages, findLanguage, getLanguage, readLanguages } from "./languages.ts";

const english = getLanguage("en");
const others = allLanguages.filter(({ code }) => code !== "en");

/** Every text of a file, with the path to it. */
function listTexts(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (value === null || typeof value !== "object" || value instanceof RegExp) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${path}.${key}`));
}

function marksOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
}

test.each([
  ["interview_gone", "gone"],
  ["interview_closed", "closed"],
  ["not_complete", "notComplete"],
  ["already_claimed", "alreadyClaimed"],
  ["rate_limited", "tooManyRequests"],
  ["unavailable", "serverBusy"],
] as const)("what the server says of %s is what the page says in English", (code, key) => {
  expect(english.page[key]).toBe(sentenceOf(code));
});

describe.each(others)("the language $code", (language) => {
  test("has every text of the page, with the same marks, and no other", () => {
    expect(Object.keys(language.page).sort()).toEqual(Object.keys(english.page).sort());
    for (const [path, text] of listTexts(english.page, "page"))
      expect(marksOf(language.page[path.slice("page.".length)] ?? ""), path).toEqual(marksOf(text));
  });

  test.each(["ending", "voice", "ownMessages"] as const)("%s has every text, and no other", (file) => {
    expect(Object.keys(language[file]).sort()).toEqual(Object.keys(english[file]).sort());
  });

  test.each(["ending", "items", "voice", "ownMessages", "consent", "mail"] as const)(
    "%s has the same marks as in English",
    (file) => {
      const own = new Map(listTexts(language[file], file));
      for (const [path, text] of listTexts(english[file], file))
        expect(marksOf(own.get(path) ?? ""), path).toEqual(marksOf(text));
    },
  );

  test("the mails to creators, where there are any, have the same marks as in English", () => {
    const own = new Map(listTexts(language.creatorMail ?? english.creatorMail, "creatorMail"));
    for (const [path, text] of listTexts(english.creatorMail, "creatorMail"))
      expect(marksOf(own.get(path) ?? ""), path).toEqual(marksOf(text));
  });

  test("says nothing in English", () => {
    const said = (one: typeof language) =>
      (["consent", "mail", "interviewer", "ownMessages"] as const).flatMap((file) =>
        listTexts(one[file], file),
      );
    const inEnglish = new Set(said(english).map(([, text]) => text));
    expect(
      said(language).filter(([, text]) => inEnglish.has(text) && /\p{L}/u.test(text.replace(/\{\w+\}/g, ""))),
    ).toEqual([]);
    // "Menu" and "Interview – {interview}" are words of other languages too.
    const pageOf = (one: typeof language): Record<string, string> => ({ ...one.page, ...one.ending });
    const inEnglishPage = pageOf(english);
    const same = Object.entries(pageOf(language)).filter(([key, text]) => inEnglishPage[key] === text);
    expect(same.filter(([, text]) => /\p{L}\s\p{L}/u.test(text))).toEqual([]);
  });
});

test("only the first part of a tag counts, and English stands in for a language that isn't ours", () => {
  expect(findLanguage("pt-BR")?.code).toBe("pt");
  expect(findLanguage("xx")).toBeUndefined();
  expect(getLanguage("xx").code).toBe("en");
});

test("Arabic alone is read from the right", () => {
  expect(allLanguages.filter(({ page }) => page.direction === "rtl").map(({ code }) => code)).toEqual(["ar"]);
});

describe("a folder that isn't right stops the start", () => {
  let folder = "";
  const copy = () => {
    folder = mkdtempSync(join(tmpdir(), "languages-"));
    cpSync(join(import.meta.dirname, "../../languages"), folder, { recursive: true });
  };
  const spoil = (file: string, change: (held: Record<string, unknown>) => void) => {
    const held = structuredClone(english.page) as Record<string, unknown>;
    change(held);
    writeFileSync(join(folder, "it", file), JSON.stringify(held));
  };
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("a missing file, text or language is named", () => {
    copy();
    expect(readLanguages(folder).size).toBe(allLanguages.length);
    spoil("page.json", (held) => delete held.menu);
    expect(() => readLanguages(folder)).toThrow(/it\/page\.json lacks menu/);
    rmSync(join(folder, "it", "page.json"));
    expect(() => readLanguages(folder)).toThrow(/it\/page\.json cannot be read/);
    rmSync(join(folder, "it"), { recursive: true });
    expect(() => readLanguages(folder)).toThrow(/choices\.ts lists/);
  });

  test("an error names the place of a wrong shape", () => {
    copy();
    writeFileSync(join(folder, "it", "mail.json"), JSON.stringify({ claimSubject: 3 }));
    expect(() => readLanguages(folder)).toThrow(/it\/mail\.json does not have the shape.*claimSubject/s);
  });
});
