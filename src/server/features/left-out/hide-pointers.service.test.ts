import { expect, test } from "vitest";
import { Pointers } from "./hide-pointers.service.ts";

const pointers = new Pointers({
  leftOut: ["My brother sent me a parcel with a falcon's papers. Leave that out, would you?"],
  shown: ["I keep a glove in that car.", "The car was his."],
});

test("a question that points at what was left out shows an ellipsis in its place", () => {
  expect(pointers.hide("Did you do anything with that parcel?")).toBe("Did you do anything with …?");
  expect(pointers.hide("Did you sell that car?")).toBe("Did you sell that car?");
});

test("what an answer says of it is gone, and every other place in it stays what it was", () => {
  const pointer = "I've it in a drawer, that one, but as I say.";
  const rest = "No, what I do is I write it on my hand.";
  const blanked = pointers.blank(`${pointer} ${rest}`, true);
  expect(blanked).toBe(`${"\n".repeat(pointer.length)} ${rest}`);
  expect(pointers.blank(`${pointer} ${rest}`, false)).toBe(`${pointer} ${rest}`);
  const later = "Those papers are a worry, mind. I sold the glove.";
  expect(pointers.blank(later, false)).toBe(`${"\n".repeat(31)} I sold the glove.`);
});
