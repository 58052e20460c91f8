import { describe, expect, test } from "vitest";
import { codeSaid } from "../testing/code-said.ts";
import { findInstead } from "./instead.ts";

const asked = "What do you do for your bookkeeping now?";
const listBehaviors = (text: string) =>
  codeSaid(text, { asked })
    .statements.filter(({ kind }) => kind === "behaviors")
    .map(({ code, phrase }) => `${code}: ${phrase}`);

describe("what people do instead", () => {
  test.each([
    ["I went back to the book, my dad's red ledger.", "paper"],
    ["I went back to paper.", "paper"],
    ["I've gone back to the spreadsheet for all of it.", "spreadsheet"],
    ["I moved everything to a spreadsheet.", "spreadsheet"],
    ["We moved to Excel in June, my wife set it up.", "spreadsheet"],
    ["In the end I switched back to my old notebook.", "paper"],
    ["We use Excel now and Maria has the wages on her own program.", "spreadsheet"],
    ["We switched over to QuickBooks in the end.", "product"],
    ["I use a spreadsheet now, one tab for each month.", "spreadsheet"],
    ["These days I write it all down on paper again.", "paper"],
    ["I just keep the receipts in a shoebox now.", "paper"],
    ["It's all on paper again.", "paper"],
    ["I do it by hand again, in a notebook next to the till.", "paper"],
    ["I went back to the accountant with my box of receipts.", "person"],
    ["I handed it all over to my accountant.", "person"],
    ["My accountant does it now, she charges me forty a month.", "person"],
    ["My wife took over the books.", "person"],
  ])("%s: %s", (text, means) => {
    expect(findInstead(text)).toBe(means);
    expect(listBehaviors(text)).toHaveLength(1);
    expect(listBehaviors(text)[0]).toMatch(/^worksAround: /);
  });

  test.each([
    "I wouldn't go back to paper for anything in the world.",
    "I never went back to the spreadsheet after that.",
    "I might go back to the book next year.",
    "If it fails once more I go back to the book.",
    "They say I should go back to paper.",
    "I went back to work on Monday.",
    "I went back to the shop to get my phone.",
    "We moved to Leeds in the spring.",
    "My accountant does the tax once a quarter.",
  ])("%s: nothing of the kind", (text) => {
    expect(findInstead(text)).toBeUndefined();
  });

  test("a team that went back to e-mail is still a barrier", () => {
    expect(codeSaid("Half the team went back to email.").statements.map(({ kind }) => kind)).toEqual([
      "adoptionBarriers",
    ]);
  });
});
