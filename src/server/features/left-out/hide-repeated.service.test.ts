import { expect, test } from "vitest";
import { hideRepeated } from "./hide-repeated.service.ts";

const secret = "My cousin clocks the trainees out early, and they stay on till six.";

test.each([
  [
    "You put it like this: “My cousin clocks the trainees out early” – what's behind that?",
    "You put it like this: “…” – what's behind that?",
  ],
  ["Your cousin clocks the trainees out early?", "Your …?"],
  ["My Cousin clocks the trainees… and they stay on till six: how come?", "…… …: how come?"],
  ["What do the trainees do till six?", "What do the trainees do till six?"],
  ["", ""],
])("%j reads %j", (text, shown) => expect(hideRepeated(text, [secret])).toBe(shown));

test("nothing is hidden where nothing is left out, or too little to tell anything", () => {
  expect(hideRepeated(secret, [])).toBe(secret);
  expect(hideRepeated("They stay on.", ["they stay on"])).toBe("They stay on.");
});
