import { describe, expect, test } from "vitest";
import { storyParts } from "../interviewee.ts";
import { factKinds, type LanguageBank, topicKinds } from "./bank.ts";
import { getBank, listBanks } from "./banks.ts";

const ownSlots = ["topic", "pseudonym", "job", "ageRange", "townCity", "short", "say", "cue"];

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value instanceof RegExp || value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(listTexts);
}

function listSecrets(bank: LanguageBank) {
  return [...Object.values(bank.parts).flatMap(({ secrets }) => secrets), ...bank.contradictions];
}

describe.each(listBanks().map((bank) => [bank.language, bank] as const))("the stories in %s", (_, bank) => {
  test("name only slots that are drawn", () => {
    const known = new Set([
      ...ownSlots,
      ...bank.draws.flatMap((draw) => draw.flatMap((one) => Object.keys(one))),
    ]);
    const used = listTexts(bank).flatMap((text) =>
      Array.from(text.matchAll(/\{(\w+)\}/g), (match) => match[1]),
    );
    expect([...new Set(used)].filter((slot) => !known.has(slot ?? ""))).toEqual([]);
  });

  test("draw every slot of a group with each of its alternatives", () => {
    for (const draw of bank.draws) {
      const slots = Object.keys(draw[0]).toSorted();
      for (const one of draw) expect(Object.keys(one).toSorted()).toEqual(slots);
    }
  });

  test("hold at least thirty-five fragments a part", () => {
    for (const part of Object.values(bank.parts))
      expect(part.sayings.length + part.details.length + part.secrets.length).toBeGreaterThanOrEqual(35);
  });

  test("have enough for a topic of any kind, and for one that fits none", () => {
    for (const kind of topicKinds) {
      for (const part of Object.values(bank.parts)) {
        const fits = <T extends { kinds?: readonly string[] }>(items: readonly T[]) =>
          items.filter(
            (item) =>
              (item.kinds === undefined || item.kinds.includes(kind)) &&
              !JSON.stringify(item).includes("{topic}"),
          );
        expect(fits(part.sayings).length).toBeGreaterThanOrEqual(4);
        expect(fits(part.details).length).toBeGreaterThanOrEqual(4);
        expect(fits(part.secrets).length).toBeGreaterThanOrEqual(5);
      }
    }
  });

  test("never tell one secret within another, nor by its hint", () => {
    const secrets = listSecrets(bank);
    for (const one of secrets) {
      const others = secrets.filter((other) => other !== one);
      expect(others.filter((other) => other.text.includes(one.text))).toEqual([]);
      expect(others.filter((other) => other.cue === one.cue).map(({ cue }) => cue)).toEqual([]);
      expect(one.cue.includes(one.text)).toBe(false);
    }
  });

  test("name every part and answer every kind of fact", () => {
    for (const part of storyParts) expect(bank.partNames[part]).not.toBe("");
    for (const fact of factKinds) expect(bank.facts[fact].length).toBeGreaterThan(0);
  });
});

test("English has at least forty fragments for each part", () => {
  for (const part of Object.values(getBank("en").parts))
    expect(part.sayings.length + part.details.length + part.secrets.length).toBeGreaterThanOrEqual(40);
});

test("a language without stories is spoken to in English", () => {
  expect(getBank("fi").language).toBe("en");
  expect(getBank("en-GB").language).toBe("en");
});
