import { expect, test } from "vitest";
import type { Source } from "../sources.ts";
import { makeNameHider } from "./hide-names.ts";

const talk = (turns: string[], more: Partial<Source> = {}): Source => ({
  ...{ id: "one", kind: "transcript", label: "P1", ageRange: null, location: null, language: "en" },
  segments: turns.map((text, at) => ({
    ...{ id: `m${at}`, speaker: "interviewer", text, questionId: null, move: null },
  })),
  ...more,
});

test("a name that only the interviewer of an uploaded talk says is not shown with a question", () => {
  const hide = makeNameHider(
    talk([
      "Thanks for making time, Marek. Tell me about last night.",
      "Hi Adaeze! How was it?",
      "So, Tom, why?",
    ]),
  );
  expect(hide("And where do you take a break, Marek?")).toBe("And where do you take a break, [name]?");
  expect(hide("Does Adaeze say so? And Tom?")).toBe("Does [name] say so? And [name]?");
  expect(hide("What would you change?")).toBe("What would you change?");
});

test("days, places beside another and ordinary words are no names", () => {
  const turns = [
    "Was it last week, Monday?",
    "Do you mean London, England?",
    "Thanks. Why?",
    "Okay, so, why?",
  ];
  const hide = makeNameHider(talk(turns));
  for (const turn of turns) expect(hide(turn)).toBe(turn);
  const german = ["Was ist Ihnen wichtig, Arbeit?"];
  expect(makeNameHider(talk(german, { language: "de" }))("Warum Arbeit?")).toBe("Warum Arbeit?");
});

test("an interview of ours, in which nobody is called by a name, is left as it is", () => {
  const session = talk(["Where was that, Ana?"], { kind: "interview" });
  expect(makeNameHider(session)("Where was that, Ana?")).toBe("Where was that, Ana?");
  expect(makeNameHider({ ...session, names: ["Ana Ruiz"] })("And Ana?")).toBe("And [name]?");
});
