import { expect, test } from "vitest";
import { mindsRecap } from "./minds-recap.ts";

test.each([
  ["you left out the three months of tickets", true],
  ["Thats what matters, not the kitchen table", true],
  ["My girl, the window, you left all that out", true],
  ["Da fehlt das Wichtigste.", true],
  ["Falta lo más importante", true],
  ["Vous avez oublié l'essentiel", true],
  ["Faltou o mais importante", true],
  ["لقد نسيت الأهم", true],
  ["No, nothing is missing there", false],
  ["Nein, da ist nichts vergessen worden", false],
  ["Yes, that is how it is", false],
])("%j minds the recap: %s", (said, minds) => {
  expect(mindsRecap(said)).toBe(minds);
});
