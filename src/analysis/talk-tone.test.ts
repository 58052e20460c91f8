import { describe, expect, test } from "vitest";
import { readTone } from "./coder/tone.ts";
import { scoreSentiment } from "./sentiment.ts";
import { scoreTalk } from "./talk-tone.ts";

/** Turns of people who cancelled something, with the tone that a reader gave them before they were scored. */
const turns = {
  negative: [
    "I finally cancelled in March and honestly it was a relief.",
    "I felt lighter the day I cancelled it.",
    "Leaving it was the best thing I did all year.",
    "I was sick of getting charged for features I never opened.",
    "Oh great, another update that moved every button.",
    "Support was lovely about it, they just never fixed anything.",
    "Nine pounds a month is a lot when the shop is quiet.",
    "I'm sure it works wonderfully for people with an accountant on staff.",
    "With all due respect, the reports were not much use to a restaurant.",
    "It kept logging me out in the middle of the lunch rush.",
    "I could never find where the receipts had gone.",
    "I dreaded opening it at the end of the month.",
    "It was fine until they put the price up.",
    "It would have been nice if somebody had answered my email.",
    "It wasn't worth the money for the three invoices I send.",
    "They charged me twice and it took three weeks to get it back.",
    "I'd love to say it helped, but it didn't.",
    "If I wanted to type everything twice I would have stayed with paper.",
    "The bank feed broke every second Monday.",
    "I wouldn't go back to it if you paid me.",
    "I just got fed up with it in the end.",
    "It was more trouble than it was worth.",
    "Every time I opened it there was a new pop-up wanting me to upgrade.",
    "It's not that it was bad, it just didn't do anything for me.",
    "I don't think it was made for somebody like me.",
    "I spent more time fixing its mistakes than cooking.",
    "It stressed me out, all those red numbers.",
    "Brilliant, I thought, now I get to pay for my own data.",
    "I was paying for the privilege of being confused.",
  ],
  positive: [
    "Not bad at all for what it cost me.",
    "It could be worse, it did get me through two tax returns.",
    "The price was fair, I have no complaints about that.",
    "I had no problem with the invoices, they went out every time.",
    "The receipt scanner saved me an hour every Sunday.",
    "I miss the way it drew the chart of the week.",
    "I can't fault the support, they rang back within the hour.",
    "My accountant loved the export, it made her job easier.",
    "I have nothing bad to say about the app itself.",
    "To be fair to them, cancelling was painless.",
    "It never let me down in two years.",
    "I couldn't have done my first year without it.",
    "I'd have it back tomorrow if it were free.",
  ],
  neutral: [
    "I run a florist with my sister, two of us and a Saturday girl.",
    "I went back to the book, my dad's red ledger.",
    "I do it by hand again, on Sunday evenings, with a cup of tea.",
    "It was okay, neither here nor there really.",
    "Maybe ten minutes a day, mostly after closing.",
    "My bookkeeper does the VAT once a quarter.",
    "A friend told me about it at the market.",
    "I use a spreadsheet now, one tab for each month.",
  ],
};

describe("the tone of what people say in a chat", () => {
  test.each(turns.negative)("complains: %s", (text) => {
    expect(readTone(text)).toBe("negative");
  });

  test.each(turns.positive)("praises: %s", (text) => {
    expect(readTone(text)).toBe("positive");
  });

  test.each(turns.neutral)("does neither: %s", (text) => {
    expect(readTone(text)).toBe("neutral");
  });

  test("the last turn of speech decides, as people end on what they mean", () => {
    expect(scoreTalk("It wasn't bad, but I was sick of the pop-ups.")).toBeLessThan(0);
    expect(scoreTalk("I was sick of the pop-ups, but I can't fault the support.")).toBeGreaterThan(0);
  });

  test("without a turn of speech the words tell", () => {
    const text = "The search is terrible and I hate waiting for it.";
    expect(scoreTalk(text)).toBe(scoreSentiment(text));
  });
});
