import { expect, test } from "vitest";
import { analyze } from "../analyze.ts";
import { wordYesNo } from "../counted/word-yes-no.ts";
import { makePerson, makeStudy } from "./people-for-tests.ts";

const garden = "Do you believe the quarrel over the garden is a political matter?";

function countAnswers(question: string, answers: string[]) {
  const people = answers.map((text, at) => makePerson(`P-${at + 1}`, [text]));
  return analyze(people, makeStudy(question)).brief;
}

test("a yes-or-no question is counted with each side's words, and whoever takes none is shown as such", () => {
  const answers = [
    "Yes, because two families want the same ground.",
    "No. They are just neighbours who like to shout.",
    "Yes, it's a political matter for the whole street.",
    "It depends on whom you ask.",
    "No! Everybody has a garden.",
    "skip",
  ];
  const brief = countAnswers(garden, answers);
  expect(brief?.counted).toMatchObject([
    {
      text: "2 of 5 people believe the quarrel over the garden is a political matter; 2 do not; 1 gave no clear yes or no; 1 more didn't answer",
      sides: [
        { name: "Yes", people: 2, evidence: [{ sourceId: "P-1" }, { sourceId: "P-3" }] },
        { name: "No", people: 2, evidence: [{ quote: answers[1] }, { quote: answers[4] }] },
      ],
      open: { people: 1, evidence: [{ quote: answers[3] }] },
    },
  ]);
  expect(brief?.tensions).toEqual([]);
  expect(brief?.inShort[0]).toMatchObject({ questionId: "q1", findings: [] });
});

test("numbers on a scale have a median, a range and each person", () => {
  const question = "On a scale from 0 to 10, how likely are you to recommend it?";
  const brief = countAnswers(question, [
    "I'd say a six",
    "8",
    "three",
    "7. It was 9 before.",
    "No idea, sorry about that.",
    "3",
  ]);
  expect(brief?.counted?.[0]?.text).toBe(
    "Median 6 on the scale from 0 to 10, answers from 3 to 8; 5 of 6 people gave a number",
  );
  expect(brief?.counted?.[0]?.sides.map(({ name }) => name)).toEqual(["3", "6", "7", "8"]);
  expect(brief?.inShort[0]?.text).toBe(
    "“How likely are you to recommend it?” Median 6 on the scale from 0 to 10, answers from 3 to 8; 5 of 6 people gave a number.",
  );
});

test("things to choose from are counted by their names", () => {
  const answers = [
    "It's fair.",
    "Too high, honestly.",
    "Too high for a list.",
    "Hm, I never looked at it.",
    "fair",
  ];
  const brief = countAnswers("Is the price fair or too high?", answers);
  expect(brief?.counted?.[0]?.text).toBe(
    "2 of 5 people said “fair”; 2 said “too high”; 1 gave another answer",
  );
});

test("what the options are for is no part of them, and a closing yes is one", () => {
  const chosen = countAnswers("Do you prefer paper or the tablet for your notes?", [
    "Paper.",
    "The tablet.",
    "Paper",
    "paper!",
  ]);
  expect(chosen?.counted?.[0]?.text).toBe("3 of 4 people said “paper”; 1 said “the tablet”");
  const safe = countAnswers("Do you feel safe on your way home?", [
    "I drive, so yes.",
    "No.",
    "Yes.",
    "Yes!",
    "I don't really want to talk about that.",
  ]);
  expect(safe?.counted?.[0]?.text).toBe(
    "3 of 4 people feel safe on their way home; 1 does not; 1 more didn't answer",
  );
});

test("an open question is not counted, nor one that a single person answers plainly", () => {
  expect(countAnswers("What do you think of it?", ["Yes.", "No.", "Yes, very."])?.counted).toEqual([]);
  expect(countAnswers(garden, ["Yes, it is.", "Hard to say for me.", "Hm, hm."])?.counted).toEqual([]);
});

test("where fewer than three in four take a side, or fewer than four, nothing is counted", () => {
  const open = ["It depends.", "Hard to say for me."];
  const some = countAnswers(garden, ["Yes.", "No.", "Yes.", "No.", "Yes.", "Yes.", ...open]);
  expect(
    some?.counted?.map(({ sides, open: { people } }) => [sides.map((side) => side.people), people]),
  ).toEqual([[[4, 2], 2]]);
  expect(countAnswers(garden, ["Yes.", "No.", "Yes.", "No.", ...open])?.counted).toEqual([]);
  expect(countAnswers(garden, ["Yes, it is.", "No.", "Yes."])?.counted).toEqual([]);
});

test("fewer than five numbers are listed, without a median", () => {
  const question = "On a scale from 0 to 10, how likely are you to recommend it?";
  expect(countAnswers(question, ["5. Would've been 6", "3", "8", "4"])?.counted?.[0]?.text).toBe(
    "Answers 3, 4, 5 and 8 on the scale from 0 to 10; all 4 people gave a number",
  );
});

test("what only two people were asked is not counted, and the report says who never came to it", () => {
  const followed = "Would you pay for it?";
  const people = ["Yes.", "No.", "Yes!", "nah", "Yes yeah"].map((text, at) =>
    makePerson(`P-${at + 1}`, at < 2 ? [text, "No."] : [text]),
  );
  const brief = analyze(people, makeStudy(garden, followed)).brief;
  expect(brief?.counted?.map(({ questionId }) => questionId)).toEqual(["q1"]);
  expect(brief?.unknown).toMatchObject([{ open: followed, why: "3 of 5 people never came to it." }]);
});

test.each([
  [
    "Would you pay for it?",
    { yes: 4, no: 1, open: 1 },
    "4 of 6 people would pay for it; 1 would not; 1 gave no clear yes or no",
  ],
  ["Do you use your own phone?", { yes: 1, no: 2 }, "1 of 3 people uses their own phone; 2 do not"],
  [
    "Have you ever cancelled it?",
    { yes: 1, no: 1, silent: 1 },
    "1 of 2 people has cancelled it; 1 has not; 1 more didn't answer",
  ],
  ["Would you pay for it?", { yes: 0, no: 3 }, "All 3 people would not pay for it"],
  ["Is the price fair?", { yes: 2, no: 1 }, "2 of 3 people said yes; 1 said no"],
  ["Did we help you?", { yes: 0, no: 2 }, "Both people said no"],
])("%s is counted as a sentence", (question, counts, text) => {
  const all = { open: 0, silent: 0, ...counts };
  const answered = all.yes + all.no + all.open;
  expect(wordYesNo(question.replace(/\?$/, ""), { answered, ...all }).text).toBe(text);
});

test("whoever is shown on no side has answered, whatever was asked after it", () => {
  const pay = "Would you pay for it?";
  const first = [
    "Yes.",
    "No.",
    "nah",
    "It depends on the month.",
    "Hard to say for me.",
    "skip",
    "Partly.",
    "I'm not sure at all.",
    "Maybe.",
  ];
  const people = first.map((text, at) => makePerson(`P-${at + 1}`, [text, "No."]));
  const brief = analyze(people, makeStudy(pay, garden)).brief;
  expect(brief?.counted?.map(({ questionId }) => questionId)).toEqual(["q2"]);
  expect(brief?.answers[0]?.skipped).toEqual(["P-6"]);
});

test.each([
  [
    "what would be, under a condition",
    "If you could give up nights tomorrow, would you?",
    [
      "No. People are always surprised, but I like the work better at night, I'd keep them.",
      "Tomorrow? I'd give em up tonight. I'd miss the enhancements, but yeah. Gone.",
      "Hmm, I'd say yes. Yeah.",
      "Same pay? Yes. Less pay, no. So I can't answer it.",
      "Yes. My knees say yes.",
    ],
    [
      ["Yes", 3],
      ["No", 1],
      ["No clear yes or no", 1],
    ],
  ],
  [
    "anything that happened",
    "Has anything important got lost in a handover in the last half year?",
    [
      "Yes. I told them a gentleman wasn't drinking.",
      "No. On our unit, no. Small things.",
      "Not that I know of. But then I wouldn't would I, if it was lost.",
      "No, no. Not with us. Well there was the warfarin. So, yes, I suppose.",
      "Yes, a potassium result.",
      "Yes, a chart.",
      "No.",
      "No, never.",
      "I'd rather not answer that one. There's something still being looked into.",
    ],
    [
      ["Yes", 3],
      ["No", 3],
      ["No clear yes or no", 2],
    ],
  ],
  [
    "what happened, and what it was like",
    "Have you been back for an adjustment since, and what was that like?",
    [
      "Once, yes. Took nine weeks.",
      "No. They sent a letter.",
      "Four times. I ring.",
      "Three times I think.",
      "I might.",
    ],
    [
      ["Yes", 3],
      ["No", 1],
      ["No clear yes or no", 1],
    ],
  ],
  [
    "something after it was told",
    "Since June it has been open without staff until ten. Have you used it in those hours?",
    ["No.", "Oh yes, all my visits.", "Loads. I draw there.", "I haven't and I shan't."],
    [
      ["Yes", 2],
      ["No", 2],
      ["No clear yes or no", 0],
    ],
  ],
  [
    "one of two, named before it asks which",
    "If the council could only keep one, the self-service hours or the Saturday staff, which would you choose and why?",
    [
      "Saturday staff. No question.",
      "the hours. i feel bad saying it.",
      "Hours, it's not even close.",
      "Staff. Any day.",
      "Tough one. Saturday staff for her, hours for me. Can I say neither, I'd want seven back?",
    ],
    [
      ["the Saturday staff", 2],
      ["the self-service hours", 2],
      ["Another answer", 1],
    ],
  ],
  [
    "use, and what for",
    "Do you use the bakery's ordering app, and if so, for what?",
    ["Yes, for the rolls.", "I do not.", "No, not any more.", "Nope.", "Had it one week. Deleted."],
    [
      ["Yes", 1],
      ["No", 3],
      ["No clear yes or no", 1],
    ],
  ],
])("a question is counted that asks for %s", (_, question, answers, sides) => {
  const [counted] = countAnswers(question, answers)?.counted ?? [];
  const all = counted ? [...counted.sides, counted.open] : [];
  expect(all.map(({ name, people }) => [name, people])).toEqual(sides);
});

test("a side is told by whole answers, of everybody on it", () => {
  const long =
    "Yes. I did it twice. Then the feed broke, and the accountant took it over, and I went back to the book.";
  const [counted] =
    countAnswers("Would you pay for it?", [long, "Yes.", "yes!", "Yes, I would.", "No."])?.counted ?? [];
  expect(counted?.sides[0]?.evidence.map(({ quote }) => quote)).toEqual([
    long,
    "Yes.",
    "yes!",
    "Yes, I would.",
  ]);
});

test("who says that they won't answer is named, and in no denominator", () => {
  const said = ["Yes.", "No.", "I dont want to talk about money, sorry. Next one.", "Yes, for sure."];
  const brief = countAnswers("Would you pay for it?", said);
  expect(brief?.answers[0]).toMatchObject({ asked: 4, answered: 3, skipped: ["P-3"] });
});
