import { expect, test } from "vitest";
import type { Finding } from "#contract/insights.ts";
import { listShortSentences, nameCodeKind, pickBriefFindings } from "./brief-findings.ts";
import { makeBrief, makeSingle, makeTheme } from "./brief-for-tests.ts";

const price = makeTheme({ id: "price", text: "The price rose", said: [1, 2] });
const winter = makeTheme({ id: "winter", text: "Winter is no use", said: [3, 4] });
const single = makeSingle("theft", "It was stolen", 5);
const edited = { pinned: false, hidden: false, foundAs: null, merged: [] };
const hide = (finding: Finding): Finding => ({ ...finding, edited: { ...edited, hidden: true } });

test("claims are numbered before single voices", () => {
  const { themes, singles, numbers } = pickBriefFindings([single, price, winter]);
  expect(themes).toEqual([price, winter]);
  expect(singles).toEqual([single]);
  expect([...numbers].map(([id, { number }]) => [id, number])).toEqual([
    ["price", 1],
    ["winter", 2],
    ["theft", 3],
  ]);
});

test("a brief shows twelve claims and no more", () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ ...price, id: `theme${at}` }));
  expect(pickBriefFindings(many).themes).toHaveLength(12);
});

test("a sentence of which every finding is hidden is left out, and one with another stays", () => {
  const brief = makeBrief({
    inShort: [
      { text: "Price drove people out.", findings: ["price"] },
      { text: "So did winter, and the price.", findings: ["price", "winter"] },
    ],
  });
  const sentences = listShortSentences(brief, pickBriefFindings([hide(price), winter]));
  expect(sentences.map(({ text, refersTo }) => [text, refersTo.map(({ number }) => number)])).toEqual([
    ["So did winter, and the price.", [1]],
  ]);
});

test("a sentence that only repeats a finding's own words is left out", () => {
  const repeat = { text: `2 of 5 people said things like “${price.text}”`, findings: ["price"] };
  const own = { text: "Prices drive people away.", findings: ["price"] };
  const sentences = listShortSentences(makeBrief({ inShort: [repeat, own] }), pickBriefFindings([price]));
  expect(sentences.map(({ text }) => text)).toEqual([own.text]);
});

test("a sentence about a merged finding refers to the one it was merged into, once", () => {
  const merged = { ...winter, edited: { ...edited, merged: [{ id: "price", text: price.text }] } };
  const brief = makeBrief({ inShort: [{ text: "Both.", findings: ["price", "winter"] }] });
  const [sentence] = listShortSentences(brief, pickBriefFindings([merged]));
  expect(sentence?.refersTo.map(({ finding }) => finding.id)).toEqual(["winter"]);
});

test("a topic says that people differ instead of its kind", () => {
  const { about } = price;
  expect(nameCodeKind(price)).toBe("struggles");
  expect(nameCodeKind({ ...price, about: about ? { ...about, isTopic: true } : null })).toBe("people differ");
  expect(nameCodeKind({ ...price, about: null })).toBeUndefined();
});
