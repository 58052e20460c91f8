import { describe, expect, test } from "vitest";
import { asksToKeepOut } from "#languages/asks-to-keep-out.ts";
import type { Turn } from "./guide.ts";
import { readIntent } from "./intents.ts";
import { listKeptOut } from "./keep-out.ts";
import { foldTurns } from "./session-state.ts";
import { listOurTurns, makeGuide, makeQuestion, runInterview } from "./test-interview.ts";
import { verifyReading } from "./voices/model/verify-reading.ts";

const told = "We clock the trainees out early and they stay on till six.";

describe("what asks us not to use something", () => {
  test.each([
    "Please don't use that.",
    "can you leave that out",
    "Could that be left out, please?",
    "can the bit about the boy be left out?",
    "leave that bit about the manuscript out please",
    "that's off the record btw",
    "I'd rather you didn't quote that",
    "I can, but I'd want you to leave it out.",
    "Don't write that down.",
    "I'd ask you not to put that in, please.",
    "Leave that one out, if you would.",
    "Forget I said that.",
    "please keep that out of the report",
    "Por favor, no lo use.",
    "No use eso, por favor.",
    "Ne le citez pas, s'il vous plaît.",
    "Bitte das nicht verwenden.",
    "Não use isso, por favor.",
    "Non lo citi, per favore.",
    "لا تستخدموا هذا من فضلكم",
  ])("%j", (said) => {
    expect(asksToKeepOut(said.toLowerCase())).toBe(true);
    expect(readIntent(said)).toBe("ask_keep_out");
  });

  test.each([
    "I leave that out of the washing.",
    "I've bought it. Not put it on. Thats as far as I've got",
    "I don't use it any more.",
    "We don't quote it to customers.",
    "My boss said don't write that down, so I didn't.",
    "I'd hate for my wife to hear of it.",
    "I don't share it with anybody.",
    "They told us to keep it out of sight.",
    "I cut that out years ago.",
    "Honestly I don't include that in the price.",
    "Writing's no use.",
    "I rang three times, it was no use, and nobody came.",
  ])("not %j", (said) => expect(asksToKeepOut(said.toLowerCase())).toBe(false));
});

describe("which messages it is about", () => {
  const turns: Turn[] = [
    { speaker: "interviewer", text: "How do you close?", at: 1, move: { kind: "ask", questionId: "q1" } },
    { speaker: "participant", text: told, at: 2 },
  ];
  test("a plea alone is about the message before it too", () => {
    expect(listKeptOut(turns, "Please don't use that.")).toEqual(["Please don't use that.", told]);
  });
  test("a plea beside what it is about is about its own message", () => {
    const own = "My cousin signs for the whole team on Fridays. Please don't quote that.";
    expect(listKeptOut(turns, own)).toEqual([own]);
  });
  test("an answer asks nothing of the kind", () => expect(listKeptOut(turns, told)).toEqual([]));
  test("a model may name words of theirs only, and whole clauses", () => {
    const guide = makeGuide();
    const state = foldTurns([
      ...turns,
      { speaker: "participant", text: "Can you leave out the clocking?", at: 3 },
    ]);
    const reading = verifyReading(
      { keepOut: ["We clock the trainees out early", "we sack them", "We"] },
      guide,
      state,
    );
    expect(reading.keepOut).toEqual(["We clock the trainees out early"]);
    expect(verifyReading({ keepOut: "all" }, guide, state).keepOut).toBeUndefined();
  });
});

test("they are told what became of it, and the talk goes on", () => {
  const plain = makeGuide();
  const guide = makeGuide({
    facts: { ...plain.facts, organization: "Trial Org" },
    questions: [makeQuestion("q1", "How do you close?"), makeQuestion("q2", "What would you change?")],
  });
  for (const seed of ["a", "b", "c", "d"]) {
    const turns = runInterview(guide, [told, "Please don't use that."], "ok", { seed, maxTurns: 3 });
    const last = listOurTurns(turns).at(-1);
    expect(last?.text).toMatch(/kept out of the findings|stays out of the findings/);
    expect(last?.text).toMatch(/\?/);
    expect(last?.move.reading?.keepOut).toEqual(["Please don't use that.", told]);
  }
});

test("what they asked to leave out is neither asked about nor shown again", () => {
  const guide = makeGuide({
    questions: [
      makeQuestion("q1", "How do you close?"),
      makeQuestion("q2", "What would you change?"),
      makeQuestion("q3", "How did that go last week?"),
    ],
  });
  const answers = [
    told,
    "can you leave that out please",
    "The till, we count it twice.",
    "It was short in May.",
  ];
  for (const seed of ["a", "b", "c", "d"]) {
    const turns = runInterview(guide, answers, "No.", { seed });
    const plea = turns.findIndex(({ text }) => text.startsWith("can you leave"));
    const after = listOurTurns(turns.slice(plea)).map(({ text }) => text);
    expect(after[0]).toContain("What would you change?");
    for (const text of after) expect(text).not.toContain("trainees");
  }
});
