import { describe, expect, test } from "vitest";
import { readKind } from "./ask-kind.ts";
import { hearMessage } from "./hear-message.ts";
import { isOfAnotherTime, listHoldings, listTimes } from "./line-holds.ts";
import { runPractice } from "./practice-session-for-tests.ts";
import { labelQuestion } from "./question-label.ts";

/** What a question asks for, and which lines can be the answer. */

function ask(person: string, ...messages: string[]) {
  const answers = runPractice(messages, { person }).lines.filter(({ speaker }) => speaker === "participant");
  const last = answers.at(-1);
  return { text: last?.text ?? "", line: last?.notes?.lines[0] ?? "", told: last?.notes?.told };
}

describe("what a question asks for", () => {
  test("a day further back is one occasion, a stretch of time is none", () => {
    expect(readKind("what happened that day?")).not.toBe("tell");
    expect(readKind("what has changed for you in that time?")).not.toBe("example");
  });

  test("what somebody supposes that they hoped for is no hypothesis", () => {
    expect(labelQuestion("What do you suppose you were hoping would change, with a new bank?")).toBe("open");
  });
});

describe("what a line holds", () => {
  test.each([
    ["Me and Darren on earlies.", "person"],
    ["In March, on a Sunday.", "time"],
    ["Thirty-eight, after the offer.", "amount"],
  ] as const)("%s holds: %s", (text, held) => {
    expect([...listHoldings(text)]).toContain(held);
  });

  test.each([
    ["what was that spring like", "I've never been so hot in a coat in January.", true],
    ["what was that spring like", "It was in March.", false],
    ["what do you do on a friday", "Tuesdays I check in the deliveries.", true],
    ["what do you do on a friday", "Tuesdays the deliveries, Fridays the queue.", false],
    ["what did you do then", "On Monday I rang.", false],
  ])("%s: %s is of another time: %s", (question, text, isAnother) => {
    expect(isOfAnotherTime(listTimes(question), listTimes(text))).toBe(isAnother);
  });
});

describe("a line that only shares words with a question", () => {
  test("is no answer to a question for a reason", () => {
    const before = ["Could you tell me about the last time you swapped a shift?"];
    expect(ask("shift-swaps", ...before, "The day after. Why not before?").line).not.toBe("common.misses");
  });

  test("is no answer where it speaks of nobody that the question is about", () => {
    const before = ["What was the old branch like?"];
    expect(ask("switching-banks", ...before, "How did Sian find out?").line).not.toBe("fabian");
  });

  test("is no answer where what follows on another part of it would be said", () => {
    const before = ["What was your job there, day to day?"];
    expect(ask("leaving-a-job", ...before, "Who did you have to phone all day?").text).not.toContain(
      "on earlies",
    );
  });

  test("is no answer where it is about nothing that is named", () => {
    const before = ["What does the office make of the swaps?"];
    expect(ask("shift-swaps", ...before, "Tell me about a form that did get filled in.").line).not.toBe(
      "head-office",
    );
  });
});

test("a hint said again with a question for a name opens nothing", () => {
  const before = "Tell me about the last time you went to the hospital.";
  const asked = "You missed the door twice. Who was it you followed in, in the end?";
  expect(ask("hospital-visit", before, asked)).toMatchObject({ told: [], line: "thursday.who" });
});

test("asked again when something was, somebody says the sentence that says it", () => {
  const before = "And if it's red, what does that do to your day?";
  expect(ask("sleep-tracker", before, "When was the last red one?").text).toMatch(/^As I said: Monday/u);
});

test("where something is asked of stands before the question too", () => {
  expect(hearMessage("And at the meeting, what did people say?").matter).toContain("meet");
});

test("what would be is not met with a forecast of whether", () => {
  const { text } = ask(
    "sleep-tracker",
    "Do you still wear it?",
    "What would it be like to take it off altogether?",
  );
  expect(text).toMatch(/snow day/u);
});

test("what follows on a line that was not said is not said of somebody unnamed, nor of that week", () => {
  const { text } = ask(
    "working-student",
    "How did you come to study law?",
    "Did anybody help you with the forms?",
  );
  expect(text).not.toMatch(/^She /u);
  const asked = ["What was a normal evening with the box like?", "How did Tom come into it, where was he?"];
  expect(ask("meal-kit", ...asked).text).not.toContain("all that week");
});

test("a date is no answer to how it was, not even at first", () => {
  expect(ask("team-tool", "What was it like when you showed the team the tool?").line).not.toMatch(
    /\.when$/u,
  );
});

test("how it usually goes is no question for a usual day", () => {
  expect(hearMessage("How does a swap usually go?").matter).toEqual(["switch"]);
  expect(ask("shift-swaps", "How does a swap usually go?").text).toMatch(/shift|swap|sad face|deputy|late/u);
});

test("a no at the end of a question is part of it", () => {
  expect(hearMessage("What happens to someone who says no?").core).toMatch(/says no/u);
  expect(hearMessage("You liked it, no?").core).not.toMatch(/no\?/u);
});

test("the side that is told of is the one that a question is about, not one that it brushes", () => {
  const { line } = ask(
    "food-bank",
    "What does Maggie do there?",
    "Tell me about a day when you two disagreed.",
  );
  expect(line).toBe("two-logs");
});

test("a message that greets by name asks about nobody of that name", () => {
  expect(hearMessage("Morning Brian. Tell me about the shop.").lead).toEqual([]);
});
