import { expect, test } from "vitest";
import { isBareAgreement } from "./bare-agreement.ts";

test.each([
  ["You like the new bus stop then?", "Yeah, sure."],
  ["So you’d use it more in winter?", "Yes, I suppose I would use it more."],
  ["It's much better now, isn't it?", "Oh yes, it is, much better."],
  ["Don't you find the new card easier?", "I guess it is easier, yes."],
  ["I see. Would you agree the lift is slow?", "Yeah, I agree."],
])("“%s” – “%s” is no evidence", (asked, quote) => {
  expect(isBareAgreement(quote, asked)).toBe(true);
});

test.each([
  ["You like the new bus stop then?", "Yeah, it's got a roof at last."],
  ["You like the new bus stop then?", "No, I don't like it."],
  ["It's much better now, isn't it?", "Yes, but I don't go there."],
  ["Do you use the bus stop every day?", "Yes, I use it every day."],
  ["What do you like about the bus stop?", "I like the bus stop."],
  ["Every day?", "Yes, every day."],
])("“%s” – “%s” says something", (asked, quote) => {
  expect(isBareAgreement(quote, asked)).toBe(false);
});
