import { expect, test } from "vitest";
import { placeQuote } from "./place-quote.ts";
import { widenQuote } from "./widen-quote.ts";

const widen = (text: string, quote: string) => {
  const { start, end } = widenQuote(text, placeQuote(quote, text) ?? expect.unreachable());
  return text.slice(start, end);
};

test.each([
  [
    "The boiler fails each May, and last year's note was there, in my own words. Saved me a day. I do like to find such a note.",
    "The boiler fails each May",
    "The boiler fails each May, and last year's note was there, in my own words. Saved me a day.",
  ],
  [
    "Fine. One word is enough. And tell me when it changes. Nothing else comes to my mind now.",
    "One word is enough",
    "One word is enough. And tell me when it changes.",
  ],
  [
    "It helps. But only on Mondays, when we are all in.",
    "It helps",
    "It helps. But only on Mondays, when we are all in.",
  ],
  [
    "We weigh it twice. My brother never does and he is never wrong about it.",
    "We weigh it",
    "We weigh it twice.",
  ],
  [
    "Somebody else could do it. Nobody's offered. I haven't asked, mind. My sister did it for the whole of last year.",
    "Somebody else could do it",
    "Somebody else could do it. Nobody's offered. I haven't asked, mind.",
  ],
  ["We weigh it twice. Is that odd?", "We weigh it", "We weigh it twice."],
  [
    "There's a letter. It comes too late, but it comes.",
    "It comes too late",
    "There's a letter. It comes too late, but it comes.",
  ],
  ["Why not? It comes too late.", "It comes too late", "It comes too late."],
  ["We weigh it twice.\n\nNever again.", "weigh it", "We weigh it twice."],
  [
    "lots of emails though, I stopped opening them",
    "lots of emails",
    "lots of emails though, I stopped opening them",
  ],
])("of “%s” the quote “%s” is widened to “%s”", (text, quote, whole) => {
  expect(widen(text, quote)).toBe(whole);
});

test("speech without full stops keeps the quote as the model cut it", () => {
  const text = `we go there ${"and then we wait ".repeat(20)}until it opens`;
  expect(widen(text, "we go there")).toBe("we go there");
});
