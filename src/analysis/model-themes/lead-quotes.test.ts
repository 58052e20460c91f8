import { expect, test } from "vitest";
import { layForTests } from "./ground-for-tests.ts";
import { leadWithBearing } from "./lead-quotes.ts";

const claim = "Half of the falconers find the paperwork harder than flying the bird.";

function order(people: string[][]): string[] {
  return leadWithBearing([...layForTests(people).said.values()], claim).map(({ quote }) => quote);
}

const short = "Oh not him. Him I can do.";
const beside = "I lay in bed rehearsing what I would have to tell them";
const bearing = "The paperwork wears me out more than a whole day in the field";

test("the quote that bears the claim by itself leads, then long ones, then short ones", () => {
  expect(order([[short], [beside], [bearing]])).toEqual([bearing, beside, short]);
});

test("of one person the quote that bears the claim comes first", () => {
  expect(order([[short, bearing]])).toEqual([bearing, short]);
});

test("a second quote of one person waits until everybody was quoted", () => {
  const second = "Filling in paperwork takes the evenings that I would spend flying";
  expect(order([[bearing, second], [short]])).toEqual([bearing, short, second]);
});

test("a story that one person tells in several quotes begins with its beginning", () => {
  const end = "So I do the paperwork at the kitchen table with a lamp";
  const people = [["The licence came back twice with a red stamp on it", end]];
  expect(order(people)).toEqual(people.flat());
});
