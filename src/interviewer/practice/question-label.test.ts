import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questionLabels } from "#contract/choices.ts";
import { scoreLabels } from "../../../bench/practice/classify.ts";
import { keptQuestions } from "../../../bench/practice/questions-kept.ts";
import { openQuestions } from "../../../bench/practice/questions-open.ts";
import { getPhraseBook } from "../books.ts";
import { findManner, labelQuestion, readQuestion } from "./question-label.ts";

describe("questions labelled by hand", () => {
  test("at least nine of ten get their label in the half that rules are tuned on", () => {
    expect(scoreLabels(openQuestions).accuracy).toBeGreaterThanOrEqual(0.9);
  });

  test("at least nine of ten get their label in the half kept aside", () => {
    expect(scoreLabels(keptQuestions).accuracy).toBeGreaterThanOrEqual(0.9);
  });
});

describe("the label of a message", () => {
  test.each([
    ["Could you tell me about your day?", "open"],
    ["tell me more", "open"],
    ["And then?", "open"],
    ["You said it took ages, what happened then?", "open"],
    ["Do you remember the last time? What happened?", "open"],
    ["Do you like it?", "closed"],
    ["Could you tell me whether you liked it?", "closed"],
    ["By bus or by train?", "closed"],
    ["Could you tell me how many people came?", "fact"],
    ["Who told you?", "fact"],
    ["What year was that?", "fact"],
    ["You like it, don't you?", "leading"],
    ["That must have been hard.", "leading"],
    ["So you never went back?", "leading"],
    ["So Stuart was watching your every step and you felt small?", "leading"],
    ["Joel was angry and you felt what?", "open"],
    ["I see. And has anyone in your family ever knitted?", "closed"],
    ["Where did you go and who came along?", "double"],
    ["Did you like it? Why?", "double"],
    ["Imagine it was free. How would you use it?", "hypothetical"],
    ["Will you go again?", "hypothetical"],
  ])("%s is %s", (text, label) => {
    expect(labelQuestion(text)).toBe(label);
  });

  test.each([
    "That must have been hard.",
    "I'm sorry, that must have been awful for you.",
    "I can imagine how hard that must have been.",
    "It must have been a shock.",
    "That sounds like a hard morning.",
    "I can hear that this isn't easy.",
  ])("kindness before an open question does not lead: %s", (met) => {
    expect(labelQuestion(`${met} What happened then?`)).toBe("open");
    expect(labelQuestion(`${met} You never went back, did you?`)).toBe("leading");
    expect(labelQuestion(`${met} Did you go back?`)).toBe("closed");
  });

  test("no sympathy of our own interviewer leads", () => {
    const { acknowledgements, heavyAgain, sympathies = [], condolences = [] } = getPhraseBook("en");
    const met = [...acknowledgements.harm, ...acknowledgements.feeling, ...heavyAgain, ...condolences];
    for (const phrase of [...met, ...sympathies.flatMap(({ phrases }) => phrases)])
      expect(labelQuestion(`${phrase} What happened then?`), phrase).toBe("open");
  });

  test.each([
    "",
    "   ",
    "...",
    "…",
    "mhm",
    "I see.",
    "Go on",
    "Thank you, okay.",
    "You told me about your son.",
  ])("“%s” asks nothing", (text) => {
    expect(labelQuestion(text)).toBeNull();
  });

  test("leading wins over double, and double over hypothetical", () => {
    expect(labelQuestion("Don't you love it, and why do you use it?")).toBe("leading");
    expect(labelQuestion("What would you change and why would you do that?")).toBe("double");
  });

  test("words in quotation marks are the other's, so they do not lead", () => {
    expect(labelQuestion('You said it was "obviously a stupid idea". What made it that?')).toBe("open");
  });

  test.each([
    ["They laugh.", "You said at work they think your sister picks you up. Tell me more about that.", "open"],
    ["'You'll not need that'.", "'You'll not need that.' How was that for you, hearing it?", "open"],
    ["I am a planner.", "Thank you, that helps me picture it. How did you come to take the job?", "open"],
    [
      "When the good days are also bad, it is finished.",
      "When the good days are also bad. Tell me about a good day that became a bad one.",
      "open",
    ],
    [
      "Has it gone in or hasn't it?",
      "'Has it gone in or hasn't it?' What do you do when you don't know?",
      "open",
    ],
    [
      "That's all there is to that.",
      "Of course, we can leave that. Let me go back to the start: how did the letter about the appointment reach you?",
      "open",
    ],
    [
      "",
      "I'd like to hear about your hospital appointment in your own words, and there's no rush at all. To start, could you tell me a little about yourself?",
      "open",
    ],
    ["I paid.", "So you cancelled your meal-kit box - was it too expensive?", "leading"],
    ["", "Was the signage bad inside the hospital?", "leading"],
    ["", "So was it the waste and packaging that bothered you?", "leading"],
    ["", "I think it was a scandal. How was it for you?", "leading"],
  ])("after %j, %j is %s", (before, text, label) => {
    expect(labelQuestion(text, before)).toBe(label);
  });

  test("any text has a label or none, and the reading agrees with it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        const label = labelQuestion(text);
        if (label !== null) expect(questionLabels).toContain(label);
        if (readQuestion(text) === null) expect(label).toBeNull();
        findManner(text);
      }),
    );
  });

  test("any mixture of question words is labelled", () => {
    const word = fc.constantFrom(
      ..."what how why do you would if and or the it ? . , don't isn't … \" imagine tell me so when then that".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const label = labelQuestion(words.join(" "));
        expect(label === null || questionLabels.includes(label)).toBe(true);
      }),
    );
  });
});

describe("how a message is put", () => {
  test.each([
    ["...", "silence"],
    ["mhm", "neutral_probe"],
    ["What happened then?", "neutral_probe"],
    ["HURRY UP AND TELL ME NOW", "rude"],
    ["That is a stupid answer.", "rude"],
    ["Just answer, yes or no.", "rushed"],
    ["Be quick please, we are out of time", "rushed"],
  ])("“%s” is %s", (text, manner) => {
    expect(findManner(text)).toBe(manner);
  });

  test.each([
    "Would you pay for faster delivery?",
    "How quickly did they answer you?",
    "Were you in a hurry?",
    "What did you do about that stupid rule?",
    "How do you use NASA and ESA data?",
  ])("“%s” is neither rude nor rushed", (text) => {
    expect(findManner(text)).toBeNull();
  });
});

test.each([
  ["I'm not sure I follow, could you say what you mean?", "To have put the numbers in myself.", "open"],
  ["Last one from me: what have you thought about, about going on there?", "", "open"],
  ["Sorry, what would you have to look at?", "I should have to look at it from outside.", "open"],
  ["What would you have to look at?", "I went home.", "hypothetical"],
  ["Okay. Why did you start, then?", "", "open"],
  ["Oh really? Why?", "It's crossed my mind.", "open"],
  ["Oh interesting, why not?", "Nope.", "open"],
  ["What's the streak? Is that like a badge?", "", "open"],
  ["What are you most afraid would happen if the hospital knew how bad it is?", "", "open"],
  ["And what happened when the old program had to be replaced?", "", "open"],
  ["Tell me about the day you had to find somewhere else.", "", "open"],
  ["What do you think of how bad it is?", "", "leading"],
  ["That had to be really hard for you?", "", "leading"],
  ["Tell me how awful it was.", "", "leading"],
  ["What would happen if the hospital knew?", "", "hypothetical"],
] as const)("%s", (question, before, label) => {
  expect(labelQuestion(question, before)).toBe(label);
});
