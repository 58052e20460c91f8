import { expect, test } from "vitest";
import { placeQuote } from "./place-quote.ts";
import { fitPassage } from "./widen-quote.ts";

const passage = (text: string, quote: string) => {
  const { start, end } = fitPassage(text, placeQuote(quote, text) ?? expect.unreachable());
  return text.slice(start, end);
};

test("a passage goes on to the point that an answer ends with", () => {
  const asked = "Two years on there's a man with a printed page, and he's asking what I meant by “windy”.";
  const point =
    "I didn't mean anything by it. I was cold. I was standing there thinking, nobody else knows that I wrote this with one glove on and a bird on the other.";
  expect(passage(`${asked} ${point}`, asked)).toBe(`${asked} ${point}`);
});

test("a passage of another matter is not taken along, however an answer ends", () => {
  const told = "I weigh her at six, before the dog is up.";
  const rest = "The dog is another story, he came with the house and sleeps on the scale.";
  expect(passage(`${told} ${rest}`, told)).toBe(told);
});

test("what is told against a “No, …” is not cut from it", () => {
  const rule = "Nein, das darf man gar nicht, wegen der Hygiene.";
  const told = "Also, ich hab schon mal einen Vogel mit in die Küche genommen.";
  expect(passage(`${rule} ${told}`, told)).toBe(`${rule} ${told}`);
  expect(passage(`Ja, das geht gut. ${told}`, told)).toBe(told);
});
