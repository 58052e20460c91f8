import { expect, test } from "vitest";
import { findLostNegation } from "./lost-negation.ts";
import { findSentence, placePassage, placeQuote } from "./place-quote.ts";

const cut = (text: string, quote: string) => {
  const span = placeQuote(quote, text);
  return span && text.slice(span.start, span.end);
};

test("a quote is found character for character, white space and typography aside", () => {
  expect(cut("I  can't\nsay that I do.", "I can’t say that")).toBe("I  can't\nsay that");
  expect(cut("🙂 naïve café people", "naïve café")).toBe("naïve café");
  expect(cut("We use it daily.", "we use it daily")).toBeUndefined();
  expect(cut("We use it, um, daily.", "We use it daily")).toBeUndefined();
  expect(cut("anything", "")).toBeUndefined();
});

test("a quote that begins or ends inside a word is found where it stands by itself, or not at all", () => {
  expect(placeQuote("art is hard", "Smart is hard, art is hard")).toEqual({ start: 15, end: 26 });
  expect(placeQuote("I like the tool", "I like the toolbox")).toBeUndefined();
  expect(cut("我们每天都用这个工具", "每天都用")).toBe("每天都用");
});

test("the sentence of a quote is whole, also where the quote spans two", () => {
  const text = "First one. I cannot, disregard them! Third?";
  const span = placeQuote("disregard them", text) ?? expect.unreachable();
  const sentence = findSentence(text, span);
  expect(text.slice(sentence.start, sentence.end)).toBe("I cannot, disregard them!");
  const wide = findSentence(text, { start: 6, end: 20 });
  expect(text.slice(wide.start, wide.end)).toBe("First one. I cannot, disregard them!");
});

const lost = (text: string, quote: string) =>
  findLostNegation(text, placeQuote(quote, text) ?? expect.unreachable());

test.each([
  ["I cannot, disregard the rights of three people", "disregard the rights of three people", "I cannot,"],
  ["I don't think you should make it simpler", "you should make it simpler", "I don't think"],
  ["Wouldn't say it's essential", "it's essential", "Wouldn't say"],
  ["Don't think it's lacking any features", "it's lacking any features", "Don't think"],
  ["If it were cheaper I would use it", "I would use it", "If it were cheaper"],
  ["Ich glaube nicht, dass man das braucht", "dass man das braucht", "Ich glaube nicht,"],
  ["Je ne pense pas que ce soit utile", "que ce soit utile", "Je ne pense pas"],
  ["No sé si me leen las cartas", "me leen las cartas", "No sé si"],
  ["They say I listen to them never", "I listen to them", "never"],
])("in “%s” the quote “%s” has lost “%s”", (text, quote, words) => {
  expect(lost(text, quote)).toBe(words);
});

test.each([
  ["No, I use it every day.", "I use it every day"],
  ["It's not that hard, but I use it every day.", "I use it every day"],
  ["I don't care. We meet on Mondays.", "We meet on Mondays"],
  ["I like meeting people, not calls.", "I like meeting people"],
  ["I do not like it at all", "I do not like it"],
  [
    "Mire, hace ya, no sé, doce años, me dijeron que no había pagado",
    "doce años, me dijeron que no había pagado",
  ],
  ["Well, I don't know, twelve years ago they wrote", "twelve years ago they wrote"],
  ["Es, qué sé yo, una caja de zapatos", "una caja de zapatos"],
])("in “%s” the quote “%s” reads alone as it reads there", (text, quote) => {
  expect(lost(text, quote)).toBeUndefined();
});

test("a quote is placed nowhere if it would be stretched over what was left out", () => {
  const gap = "\n".repeat(20);
  const text = `We keep two keys.${gap}We lend one of them. We keep two keys. We lend none.`;
  expect(placeQuote("We keep two keys. We lend one", text)).toBeUndefined();
  expect(placeQuote("We keep two keys. We lend none", text)?.start).toBeGreaterThan(gap.length);
  expect(placePassage("We keep two keys", "We lend one of them", text)).toBeUndefined();
  expect(placeQuote("We keep two keys. We lend", "We keep two keys.\n\nWe lend one.")).toBeDefined();
});
