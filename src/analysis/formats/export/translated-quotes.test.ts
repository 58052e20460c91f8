import { expect, test } from "vitest";
import type { Evidence } from "#contract/insights.ts";
import { addTranslation, listPrinted } from "./translated-quotes.ts";

const place = { messageId: "m2", start: 0, end: 9 };
const said: Evidence = {
  ...{ quote: "Es frío.", sourceKind: "interview", sourceId: "s", sourceLabel: "P-01", ageRange: null },
  ...{ messageId: "m1", start: 0, end: 8, takenBack: { quote: "No tanto.", ...place } },
};

test("the words that take a quote back are translated with it, each place once", () => {
  expect(listPrinted([said, { ...said }]).map(({ quote }) => quote)).toEqual(["Es frío.", "No tanto."]);
  const translated = addTranslation(said, ({ messageId }) => ({ text: messageId, language: "en" }));
  expect([translated.translation?.text, translated.takenBack?.translation?.text]).toEqual(["m1", "m2"]);
  expect(listPrinted([translated])[1]?.translation?.text).toBe("m2");
  expect(listPrinted([{ ...translated, takenBack: { quote: "No tanto.", ...place } }])[1]).not.toHaveProperty(
    "translation",
  );
  expect(addTranslation(said, () => undefined)).toBe(said);
});
