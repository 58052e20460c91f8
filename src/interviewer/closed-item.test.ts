import { describe, expect, test } from "vitest";
import { languages } from "#contract/choices.ts";
import type { Item } from "#contract/items.ts";
import { findItem } from "./closed-item.ts";
import { acceptTurn, decide, offerTurn } from "./conductor.ts";
import { checkWording } from "./guard.ts";
import type { Turn } from "./guide.ts";
import { progressOf } from "./progress.ts";
import { foldTurns } from "./session-state.ts";
import { listOurTurns, makeGuide, makeQuestion, runInterview } from "./test-interview.ts";

const scale: Item = { kind: "scale", min: 1, max: 5 };
const choice: Item = { kind: "choice", options: ["Yes", "No", "Not sure"] };

function makeClosedGuide(item: Item, language = "en") {
  return makeGuide({
    language,
    questions: [
      makeQuestion("happy", "How happy are you with the ferry?", { item }),
      makeQuestion("last", "Tell me about the last crossing."),
    ],
  });
}

function talk(item: Item, answers: string[], language?: string) {
  const turns = runInterview(makeClosedGuide(item, language), answers);
  return listOurTurns(turns);
}

test("a number on the scale is stored with the turn and followed up", () => {
  const [, second] = talk(scale, ["2"]);
  expect(second?.move).toMatchObject({
    kind: "probe",
    follows: "closed",
    closed: { questionId: "happy", values: ["2"] },
  });
  expect(second?.text).toContain("2");
});

test.each(languages)("the follow-up is worded in %s", (language) => {
  const texts = [scale, choice].map(
    (item) => talk(item, [item.kind === "scale" ? "2" : "No"], language)[1]?.text,
  );
  expect(new Set(texts).size).toBe(2);
  for (const text of texts) {
    expect(text).not.toMatch(/[{}]/);
    expect(text?.match(/[?؟]/gu)).toHaveLength(1);
  }
  if (language !== "en") expect(texts[0]).not.toBe(talk(scale, ["2"])[1]?.text);
});

test("an option that sounds like a wish to stop or to skip is an answer", () => {
  const item: Item = { kind: "choice", options: ["Stop", "Skip", "No"] };
  for (const option of item.options)
    expect(talk(item, [option])[1]?.move.closed, option).toEqual({ questionId: "happy", values: [option] });
});

test("other words are kept, asked about once and then taken as they are", () => {
  const turns = runInterview(makeClosedGuide(choice), [
    "It was raining sideways that day.",
    "As I said, sideways.",
  ]);
  const [, again, after] = listOurTurns(turns);
  expect(again?.move).toMatchObject({ kind: "redirect", because: "not_an_option" });
  expect(again?.move.closed).toBeUndefined();
  expect(after?.move.closed).toEqual({ questionId: "happy", values: [] });
  const progress = progressOf(makeClosedGuide(choice), turns);
  expect(progress.answered).toContain("happy");
  expect(foldTurns(turns).answers.get("happy")?.[0]).toBe("It was raining sideways that day.");
});

test("an option after the second asking counts", () => {
  const [, , after] = talk(choice, ["Depends on the wind.", "The second one then"]);
  expect(after?.move.closed).toEqual({ questionId: "happy", values: ["No"] });
});

test("a choice with its reason needs no question for the reason", () => {
  const [, second] = talk(scale, ["2, because the boat was late and nobody told us why"]);
  expect(second?.move.closed?.values).toEqual(["2"]);
  expect(second?.move.kind === "probe" && second.move.follows).not.toBe("closed");
});

test("skipping, stopping and asking back are heard at a closed question", () => {
  expect(talk(scale, ["skip this one please"])[1]?.move.kind).toBe("respect_skip");
  expect(talk(scale, ["I want to stop"])[1]?.move.kind).toBe("offer_stop");
  const [, meaning, after] = talk(scale, ["What do you mean?", "3"]);
  expect(meaning?.move.kind).toBe("clarify");
  expect(after?.move.closed?.values).toEqual(["3"]);
});

test("the answer to an offer to stop is none to the question", () => {
  const [, , third] = talk(choice, ["I want to stop", "No"]);
  expect(third?.move.closed).toBeUndefined();
  expect(third?.move.kind).toBe("repeat");
});

test("10,000 characters at a scale are kept", () => {
  const long = "no idea what to say here ".repeat(400);
  const turns = runInterview(makeClosedGuide(scale), [long, long]);
  expect(foldTurns(turns).answers.get("happy")).toEqual([long, long]);
  expect(foldTurns(turns).closed.get("happy")).toEqual([]);
});

describe("with a model", () => {
  const guide = makeClosedGuide(choice);
  const opening = runInterview(guide, [], "", { maxTurns: 1 }).slice(0, 1);
  const say = (text: string): Turn[] => [...opening, { speaker: "participant", text, at: 1_010_000 }];

  test("the choice is read by us, whatever the model hears", () => {
    const offered = offerTurn(guide, say("No"), 1_010_000);
    expect(offered.kind === "open" && offered.offer.moves.map(({ kind }) => kind)).toEqual(["probe"]);
    if (offered.kind !== "open") return;
    const reading = {
      threads: [],
      settled: [],
      done: [],
      want: "nothing",
      tone: "plain",
      by: "model",
    } as const;
    const taken = acceptTurn(offered.offer, {
      reading: { ...reading, threads: [], settled: [], done: [] },
      move: "probe",
      about: null,
    });
    expect("decision" in taken && taken.decision.move.closed).toEqual({
      questionId: "happy",
      values: ["No"],
    });
  });

  test("other words are met by us", () => {
    const offered = offerTurn(guide, say("It was raining sideways."), 1_010_000);
    expect(offered.kind === "fixed" && offered.decision.move).toMatchObject({ because: "not_an_option" });
  });
});

test("the page shows the item while it waits, and no longer", () => {
  const guide = makeClosedGuide(choice);
  const turns: Turn[] = [];
  const at = (now: number) => {
    const { move } = decide(guide, turns, now);
    turns.push({ speaker: "interviewer", text: "…", at: now, move });
  };
  at(0);
  expect(findItem(guide, foldTurns(turns), null)?.item).toEqual(choice);
  turns.push({ speaker: "participant", text: "Yes", at: 1_000 });
  at(1_000);
  expect(findItem(guide, foldTurns(turns), null)).toBeUndefined();
});

const items: Item[] = [
  scale,
  choice,
  { kind: "several", options: ["Bread", "Tea"] },
  { kind: "ranking", options: ["Price", "Taste"] },
];

test.each(languages)("what is said around a closed question passes the guard in %s", (language) => {
  const answers = ["4", "Not sure", "Bread\nTea", "1. Taste\n2. Price"];
  for (const [at, item] of items.entries()) {
    const guide = makeClosedGuide(item, language);
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      for (const said of [answers[at] ?? "", "—"]) {
        const turns = runInterview(guide, [said], undefined, { seed, maxTurns: 2 });
        const [, turn] = listOurTurns(turns);
        if (turn === undefined) throw new Error("the second turn is missing");
        const before = turns.slice(0, turns.indexOf(turn));
        const { failures } = checkWording({ guide, turns: before, move: turn.move, text: turn.text });
        expect(failures, turn.text).toEqual([]);
      }
    }
  }
});
