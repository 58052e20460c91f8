import { expect, it } from "vitest";
import { takeTurns } from "./take-turns.ts";

it("shows the first program as it goes on, and what another has said when its turn comes", () => {
  const shown: string[] = [];
  const { open, close } = takeTurns((text) => void shown.push(text));
  const first = open();
  const second = open();
  first("a");
  second("1");
  second("2");
  first("b");
  expect(shown).toEqual(["a", "b"]);
  close(first);
  second("3");
  expect(shown).toEqual(["a", "b", "12", "3"]);
});

it("shows a program that ends before its turn whole and at once", () => {
  const shown: string[] = [];
  const { open, close } = takeTurns((text) => void shown.push(text));
  const first = open();
  const second = open();
  second("lint failed");
  close(second);
  first("unit");
  expect(shown).toEqual(["lint failed", "unit"]);
});
