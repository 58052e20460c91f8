import { expect, test } from "vitest";
import { decide } from "./conductor.ts";
import type { Move, Turn } from "./guide.ts";
import type { Reading, Thread, Weight } from "./reading.ts";
import { choosePassages, mindsRecap } from "./recap.ts";
import { makeGuide } from "./test-interview.ts";
import { wordMove } from "./voices/built-in/voice.ts";

function thread(quote: string, weight: Weight): Thread {
  return { quote, weight, untold: "" };
}

function heard(threads: Thread[], over: Partial<Reading> = {}): Reading {
  return { threads, settled: [], done: [], want: "nothing", tone: "plain", by: "model", ...over };
}

/** What was said, and the move after it with what it was heard as. */
function exchange(said: string, reading: Reading, move: Partial<Move> = {}): Turn[] {
  const after = { kind: "probe", questionId: "a", about: null, reading, ...move } as Move;
  return [
    { speaker: "participant", text: said, at: 0 },
    { speaker: "interviewer", text: "And then?", at: 0, move: after },
  ];
}

const pump = "Not like last Tuesday with that pump. It is fine.";
const drip = "I forgot to pass on the drip rate. I still think about it driving home.";
const list = "Really I keep a private list in my pocket for the night.";

test("the sentences that carry the weightiest threads are chosen, whole, in the order they were said", () => {
  const turns = [
    ...exchange(pump, heard([thread("that pump", 2)])),
    ...exchange("I suppose we could all do with a bit more time.", heard([thread("more time", 1)])),
    ...exchange(drip, heard([thread("think about it driving home", 3)])),
    ...exchange(list, heard([thread("a private list", 3)])),
  ];
  expect(choosePassages(turns)).toEqual([
    "Not like last Tuesday with that pump.",
    "I still think about it driving home.",
    "Really I keep a private list in my pocket for the night.",
  ]);
});

test("of equal weight, what we asked about comes first", () => {
  const others = [
    "The lift was out for most of March.",
    "The landlord never mended the window.",
    "The phone contract went wrong twice.",
  ];
  const turns = [
    ...others.flatMap((said) => exchange(said, heard([thread(said.split(" ").slice(1, 3).join(" "), 2)]))),
    ...exchange(list, heard([thread("a private list", 2)]), { about: "a private list" } as Partial<Move>),
  ];
  expect(choosePassages(turns)).toContain(list);
  expect(choosePassages(turns)).toHaveLength(3);
});

test.each([
  ["a light thread", exchange(list, heard([thread("a private list", 1)]))],
  ["fewer than five words", exchange("Sick to be honest.", heard([thread("Sick", 3)]))],
  ["a sentence of more than 35 words", exchange(`I ${"really ".repeat(40)}did.`, heard([thread("did", 3)]))],
  ["words said in distress", exchange(list, heard([thread("a private list", 3)], { tone: "distress" }))],
  [
    "words meant for us",
    exchange("Could you tell me who reads this list?", heard([thread("this list", 3)], { want: "answer" })),
  ],
  ["words that were not said", exchange(list, heard([thread("a secret list", 3)]))],
  [
    "addresses and markup",
    exchange("Write to me at me@example.org about the list.", heard([thread("the list", 3)])),
  ],
  ["turns without a reading", [{ speaker: "participant", text: list, at: 0 }] as Turn[]],
])("nothing is shown of %s", (_, turns) => {
  expect(choosePassages(turns)).toEqual([]);
});

test("a thread that they closed later is not shown", () => {
  const closed = heard([], { done: [{ quote: "a private list", why: "refused" }] });
  const turns = [
    ...exchange(list, heard([thread("a private list", 3)])),
    ...exchange("Let's not go into that.", closed),
  ];
  expect(choosePassages(turns)).toEqual([]);
});

test("two sentences of one answer are shown in its order", () => {
  const turns = exchange(
    "I felt sick to be honest. I still think about it driving home.",
    heard([thread("driving home", 3), thread("felt sick", 2)]),
  );
  expect(choosePassages(turns)).toEqual([
    "I felt sick to be honest.",
    "I still think about it driving home.",
  ]);
});

test("a thread that was refused after we asked is not shown", () => {
  const turns = [
    ...exchange(list, heard([thread("a private list", 3)]), { about: "a private list" } as Partial<Move>),
    ...exchange("I'd rather not say.", heard([]), {
      kind: "respect_skip",
      because: "skip",
      otherAngle: false,
    } as Partial<Move>),
  ];
  expect(choosePassages(turns)).toEqual([]);
});

const asked = (said: string, quote: string) =>
  exchange(said, heard([thread(quote, 3)]), { about: quote } as Partial<Move>);

test.each([
  "I thought you would ask about the other thing",
  "Like I said the board is for looking busy.",
  "The question was about the board in the office.",
  "Not everybody is in the same tool, lets say :D",
])("%j is about the talk or in passing, and not shown", (said) => {
  const others = [...asked(drip, "think about it driving home"), ...asked(list, "a private list")];
  const shown = choosePassages([...asked(said, said.slice(0, 20)), ...others]);
  expect(shown).toHaveLength(2);
  expect(shown).not.toContain(said);
});

test("one sentence alone is no recap of a talk that held more", () => {
  const short = exchange(
    "Sick to be honest. A grown man.",
    heard([thread("Sick", 3), thread("A grown man", 3)]),
  );
  expect(choosePassages([...short, ...asked(list, "a private list")])).toEqual([]);
});

test("a box on a table gives way to what weighs more", () => {
  const box: Thread = { ...thread("my own box", 2), kind: "reference" };
  const turns = [
    ...exchange("We packed for the others and my own box stayed.", heard([box])),
    ...asked(drip, "think about it driving home"),
    ...asked(list, "a private list"),
  ];
  expect(choosePassages(turns).join(" ")).not.toContain("my own box");
});

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

test("whoever minds the recap gets an apology and is asked once what it was", () => {
  const guide = makeGuide();
  const recap: Move = { kind: "recap", passages: [list] };
  const turns: Turn[] = [
    { speaker: "interviewer", text: "Welcome.", at: 0, move: { kind: "introduce", questionId: "work" } },
    { speaker: "participant", text: list, at: 1 },
    { speaker: "interviewer", text: "What did I get wrong?", at: 2, move: recap },
    { speaker: "participant", text: "My girl, the window, you left all that out :)", at: 3 },
  ];
  const { move } = decide(guide, turns, 4);
  const text = wordMove({ guide, turns, move, seed: "s" });
  expect(text).toMatch(/sorry/);
  expect(text).toMatch(/\?$/);
  expect(text).not.toMatch(/^Ha\b/);
  const after: Turn[] = [
    ...turns,
    { speaker: "interviewer", text, at: 5, move },
    { speaker: "participant", text: "You left out the window, that is all.", at: 6 },
  ];
  expect(decide(guide, after, 7).move.kind).toBe("close");
});
