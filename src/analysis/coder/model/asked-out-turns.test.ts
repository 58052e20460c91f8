import { expect, test } from "vitest";
import type { Segment } from "../../sources.ts";
import { readAskedOut } from "./asked-out-turns.ts";

const said = (id: string, text: string, person?: string): Segment => ({
  ...{ id, speaker: "participant", text, questionId: null, move: null },
  ...(person && { person }),
});
const texts = [
  "I have two birds.",
  "The hood came from my aunt.",
  "She stole it.",
  "From a shop.",
  "That stays between us two, though.",
  "We fly on Mondays.",
];
const shown = new Map(texts.map((text, at) => [at + 1, said(`m${at + 1}`, text)]));
const plea = { segment: 5, quote: "That stays between us two" };
const read = (...leftOut: object[]) => readAskedOut({ leftOut }, { shown, turns: shown });

test("a plea that no rule knows leaves out its turn and the story that the model names around it", () => {
  expect(read({ ...plea, story: [3, 4] })).toEqual(["m5", "m3", "m4"]);
});

test("what the model doesn't quote word for word is no plea", () => {
  expect(read({ ...plea, quote: "Keep that between us two", story: [3] })).toEqual([]);
  expect(read({ ...plea, quote: "That", story: [3] })).toEqual([]);
  expect(read({ ...plea, segment: 4, story: [3] }, { segment: 9, quote: "no such turn", story: [] })).toEqual(
    [],
  );
});

test("a plea leaves out no more than the turns of the same person around it", () => {
  expect(read({ ...plea, story: [1, 2, 6, 77] })).toEqual(["m5", "m2", "m6"]);
  const others = new Map([...shown, [4, said("m4", "From a shop.", "brother")]]);
  expect(readAskedOut({ leftOut: [{ ...plea, story: [3, 4] }] }, { shown: others, turns: others })).toEqual([
    "m5",
    "m3",
  ]);
});

/** Interviewer and participant take turns; "q1:" stands before what puts a question of the guide. */
function lay(...lines: string[]) {
  const turns = new Map(
    lines.map((line, at): [number, Segment] => {
      const [, questionId = null, text = ""] = /^(?:(q\d): )?(.*)$/u.exec(line) ?? [];
      const turn = said(`m${at + 1}`, text);
      if (at % 2 === 1) return [at + 1, turn];
      return [at + 1, { ...turn, speaker: "interviewer", questionId, move: questionId && "ask" }];
    }),
  );
  return { turns, shown: new Map([...turns].filter(([, { speaker }]) => speaker === "participant")) };
}
const close = [
  "q1: How do they come?",
  "In vans.",
  "q2: What do you get to know about people?",
  "The girl had hers sent in my name.",
  "Is that still going on?",
  "Leave that out, all of that about next door.",
  "I will. Could we talk about thanks, then?",
  "Number 5 gave me a voucher.",
  "q4: Has one gone wrong?",
  "My strings went astray once.",
];
const wish = { segment: 6, quote: "Leave that out", story: [2, 4, 8, 10] };

test("what a model leaves out ends where the interviewer puts another question or opens another matter", () => {
  expect(readAskedOut({ leftOut: [wish] }, lay(...close))).toEqual(["m6", "m4"]);
  const laid = { m7: "How is it with thanks?" };
  const plain = close.map((line) => line.replace(/^q\d: |Could we talk about /u, ""));
  expect(readAskedOut({ leftOut: [{ ...wish, story: [4, 8, 10] }] }, lay(...plain), laid)).toEqual([
    "m6",
    "m4",
  ]);
});

test("a plea leaves out no answer that the model didn't name", () => {
  expect(readAskedOut({ leftOut: [{ ...wish, story: [] }] }, lay(...close))).toEqual(["m6"]);
});

test("a plea under the next question leaves out the story before it, wherever that was told", () => {
  const later = [
    ...["q1: Who is about?", "My brother Wilfred came out of prison in March."],
    ...["q2: What do you learn?", "Well, Wilfred being home from prison, I see more."],
    ...["q3: What would you change?", "I'd rather all that stayed between us."],
  ];
  const asks = { segment: 6, quote: "stayed between us" };
  expect(readAskedOut({ leftOut: [{ ...asks, story: [4] }] }, lay(...later))).toEqual(["m6", "m4"]);
  expect(readAskedOut({ leftOut: [{ ...asks, story: [2, 4] }] }, lay(...later))).toEqual(["m6", "m2", "m4"]);
});

test("a plea that takes back what was said long before leaves that out too, where it names it in the same words", () => {
  const taken = [
    ...["q1: Has anything been changed?", "He told me to change the date, basically."],
    ...["q2: How long does it take?", "Two hours.", "And then?", "I type it up."],
    ...["q3: Who reads it?", "Nobody.", "Nobody?", "My wife once.", "How come?", "By accident."],
    ...[
      "q4: Anything to correct?",
      "I said he told me to change it. He didn't. I wouldn't want that down as him.",
    ],
  ];
  const asks = { segment: 14, quote: "I wouldn't want that down as him" };
  expect(readAskedOut({ leftOut: [{ ...asks, story: [2] }] }, lay(...taken))).toEqual(["m14", "m2"]);
  expect(readAskedOut({ leftOut: [{ ...asks, story: [4] }] }, lay(...taken))).toEqual(["m14"]);
});

const coating = [
  "q1: How did the price come about?",
  "I liked a green pair. She made me have the coating. It was forty-five pounds.",
  "How did she go about that?",
  "She asked me. No, I take that back, don't put that she made me. I still look at lamps through it.",
  "q2: When do you take them off?",
  "In the corridor at Holm Lane. Don't tell anyone. I mean you can put it, just not the school.",
  "q3: Who fits them?",
  "At Holm Lane they know me. I sit on them a bit. I'd not want Joan to know, it's not what it sounds like.",
];
const cut = (leftOut: object[]) => {
  const talk = lay(...coating);
  return readAskedOut({ leftOut }, talk).map((place) => {
    const [, id = place, start = "", end] = /^(\w+):(\d+)-(\d+)$/u.exec(place) ?? [];
    const { text = "" } = [...talk.turns.values()].find((turn) => turn.id === id) ?? {};
    return end === undefined ? `${id} whole` : text.slice(Number(start), Number(end));
  });
};

test("a sentence that is taken back goes with the asking, and the answers around it stay", () => {
  const takesBack = { segment: 4, quote: "don't put that she made me" };
  expect(cut([{ ...takesBack, story: [{ segment: 2, quote: "She made me have the coating" }] }])).toEqual([
    "No, I take that back, don't put that she made me.",
    "She made me have the coating.",
  ]);
  expect(cut([{ ...takesBack, story: [{ segment: 2, quote: "" }] }])).toEqual(["m4 whole", "m2 whole"]);
  expect(cut([{ ...takesBack, story: [{ segment: 2, quote: "She forced me" }] }])).toEqual([
    ...["m4 whole", "m2 whole"],
  ]);
});

test("leave given but for one name leaves out that name, wherever it is said", () => {
  const leave = { segment: 6, quote: "I mean you can put it, just not the school." };
  expect(cut([{ ...leave, story: [{ segment: 6, quote: "Holm Lane" }] }])).toEqual([
    ...["I mean you can put it, just not the school.", "Holm Lane", "Holm Lane"],
  ]);
  expect(cut([{ ...leave, story: [] }])).toEqual(["I mean you can put it, just not the school."]);
});

test("fear that somebody they know might learn of it is no plea", () => {
  const fear = "I'd not want Joan to know, it's not what it sounds like.";
  expect(cut([{ segment: 8, quote: fear, story: [8] }])).toEqual([]);
});
