import { describe, expect, test } from "vitest";
import { cases, runPractice } from "./practice-session-for-tests.ts";
import { labelQuestion } from "./question-label.ts";

function answer(person: string, messages: readonly string[]) {
  const { lines } = runPractice(messages, { person });
  const answers = lines.filter(({ speaker }) => speaker === "participant");
  return { answers, last: answers.at(-1), told: answers.flatMap(({ notes }) => notes?.told ?? []) };
}

describe("a question that stays with the last answer", () => {
  test("brings what was hinted at", () => {
    const { told } = answer("bus-cut", [
      "Can you walk me through the last time you travelled to a shift, from leaving the house to arriving?",
      "You said coming home was the usual way. What is the usual way?",
    ]);
    expect(told).toEqual(["i1"]);
  });

  test("after something held back brings more of it, and no other story", () => {
    const { last } = answer("bus-cut", [
      "Can you walk me through the last time you travelled to a shift?",
      "You said coming home was the usual way. What is the usual way?",
      "You said at work they think your sister picks you up. Tell me more about that.",
    ]);
    expect(last?.text).toMatch(/I lose the nights/);
  });

  test("is answered in its own area, by the side that was asked for", () => {
    const { last } = answer("bus-cut", [
      "What has it been like for your son?",
      "He does things himself now. How did that come about?",
    ]);
    expect(last?.notes?.area).toBe("son");
  });

  test("goes to what leads up to it where it names nothing itself", () => {
    const { last } = answer("leaving-a-job", [
      "How did you come to take the job?",
      "You wanted to use your head. What were your first weeks there like?",
      "'You'll not need that.' How was that for you, hearing it?",
    ]);
    expect(last?.notes).toMatchObject({ area: "joining", manner: "open" });
  });

  test("finds a quoted reason behind a button", () => {
    const { told } = answer("meal-kit", [
      "Talk me through the moment you cancelled.",
      "'It was the nearest.' What would the true reason have said?",
    ]);
    expect(told).toEqual(["i5"]);
  });
});

const lastSentence = (text: string) => text.split(/(?<=[.!?]) /).at(-1) ?? "";

/** Opens each matter and twice takes up the last sentence of the answer. */
function interviewWithCare(person: string, openers: readonly string[]) {
  const messages = ["Could you tell me a little about yourself?"];
  const ask = (message: string) => {
    messages.push(message);
    return answer(person, messages);
  };
  for (const opener of openers) {
    const first = lastSentence(ask(opener).last?.text ?? "");
    const second = ask(`'${first}' What happened then?`).last;
    if (second?.notes?.told.length === 0)
      ask(`You said ${lastSentence(second.text).replace(/[.!?]$/, "")}. Tell me more about that.`);
  }
  return answer(person, messages);
}

test.each(cases)("$id: careful questions find four things held back or more", ({ id, insights }) => {
  const { told, answers } = interviewWithCare(
    id,
    insights.map(({ opener = "" }) => opener),
  );
  expect(told.length).toBeGreaterThanOrEqual(4);
  const texts = answers.map(({ text }) => text);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test("what was begun is gone on with, and not said from the start again", () => {
  const { last } = answer("switching-banks", [
    "What made you think about changing bank in the first place?",
    "You'd had enough of asking permission. When did you first feel that?",
    "Could you take me back to the day the card was declined?",
  ]);
  expect(last?.text).toBe("Bloke behind me in the queue was a lad I used to employ.");
});

test("a question that names something else turns to it, though a word of it was said last", () => {
  const { last } = answer("switching-banks", [
    "What was it like at your old bank?",
    "Who do you remember from the branch?",
    "What was it like dealing with Jean?",
    "How did the move to the new bank go?",
  ]);
  expect(last?.notes?.area).toBe("moving");
});

test("kindness before a question is no matter of its own", () => {
  const { last } = answer("bus-cut", [
    "Can you walk me through the last time you travelled to a shift?",
    "You said coming home was the usual way. What is the usual way?",
    "That sounds frightening, thank you for your honesty. What keeps you doing it?",
  ]);
  expect(last?.notes?.lines).toEqual(["i1.more"]);
  const again = answer("bus-cut", [
    "Can you walk me through the last time you travelled to a shift?",
    "You said coming home was the usual way. What is the usual way?",
    "What makes you keep it from the people at work?",
  ]);
  expect(again.last?.notes?.lines).toEqual(["i1.more"]);
});

test("words quoted as they were said lead to nothing else, whatever they name", () => {
  const { last } = answer("hospital-visit", [
    "Could you tell me about a time you didn't make it to an appointment?",
    "'I told them I'd been poorly.' What happened then?",
  ]);
  expect(last?.notes?.area).toBe("missed");
});

test("a short word takes nothing up that was told before", () => {
  const { last } = answer("sleep-tracker", [
    "Could you take me through this morning, from waking up?",
    "You swore you got tired right there. What happened then?",
    "What is the weather like in Columbus?",
    "When have you taken it off?",
  ]);
  expect(last?.notes?.area).toBe("stop");
});

test("a hope is asked of what is spoken of", () => {
  const { last } = answer("meal-kit", [
    "How did the box first come into your life?",
    "Go on then, you thought. What were you hoping the box would do for you?",
  ]);
  expect(last?.notes?.area).toBe("start");
});

test.each([
  ["bus-cut", "How much is a taxi home?", "money"],
  ["hospital-visit", "Why do you think so many people miss their appointments?", "missed"],
  ["meal-kit", "What was the actual moment you decided to cancel?", "leaving"],
  ["leaving-a-job", "Take me back to your first few weeks there. What were they like?", "joining"],
])("%s: %j is about its own matter, whatever was spoken of", (person, question, area) => {
  const { last } = answer(person, ["Could you tell me a little about yourself?", question]);
  expect(last?.notes?.area).toBe(area);
});

describe("what was left out", () => {
  const open = ["What happened on the day you left?", "Tell me about your job.", "How was the pay?"];
  const else_ = "Before we finish, what haven't I asked that I should have?";

  test.each(cases)("$id: after good questions is hinted at, and never told", ({ id, insights }) => {
    const { last } = answer(id, [...insights.slice(0, 4).map(({ opener = "" }) => opener), else_]);
    expect(last?.notes?.told).toEqual([]);
    expect(last?.notes?.cues).toHaveLength(1);
  });

  test("after poor questions is nothing", () => {
    const { last } = answer("leaving-a-job", [
      "Was it too boring?",
      "Did you like it?",
      "Are you old?",
      else_,
    ]);
    expect(last?.text).toBe("No, I think that's it.");
    expect(answer("leaving-a-job", [...open, else_]).last?.notes?.told).toEqual([]);
  });
});

test("every insight of every person has its opening question, and more to say", () => {
  for (const { insights } of cases)
    for (const { id, opener = "", more, hint } of insights) {
      expect(labelQuestion(opener), `${id}: ${opener}`).toBe("open");
      expect(more && hint.unasked, id).toBeTruthy();
    }
});
