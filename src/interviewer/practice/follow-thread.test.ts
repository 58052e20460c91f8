import { describe, expect, test } from "vitest";
import { nodesOf } from "./case-nodes.ts";
import { hearMessage } from "./hear-message.ts";
import { cases, getCase, runPractice } from "./practice-session-for-tests.ts";

function answer(person: string, messages: readonly string[]) {
  const { lines } = runPractice(messages, { person });
  const answers = lines.filter(({ speaker }) => speaker === "participant");
  const last = answers.at(-1);
  return {
    answers,
    last,
    key: last?.notes?.lines[0] ?? "",
    told: answers.flatMap(({ notes }) => notes?.told ?? []),
  };
}

/** The key of what follows on a line when it is asked on in that way. */
const after = (person: string, key: string, kind: "why" | "then" | "feeling" | "more" | "mean" | "who") =>
  nodesOf(getCase(person)).byKey.get(key)?.next.get(kind);

describe("a question that stays with the last answer", () => {
  const opened = "Tell me about a typical morning with it.";

  test("brings what was hinted at", () => {
    const { told } = answer("sleep-tracker", [
      "Tell me about a morning when it ran your day.",
      "You swore you got tired right there. What happened then?",
    ]);
    expect(told).toEqual(["i1"]);
  });

  test.each([
    ["How was that?", "feeling"],
    ["What was that like for you?", "feeling"],
    ["Why?", "why"],
    ["Oh, why was that?", "why"],
    ["Go on.", "more"],
    ["Tell me more about that.", "more"],
    ["What do you mean?", "mean"],
  ] as const)("%j is answered by what follows", (question, kind) => {
    const first = answer("sleep-tracker", [opened]).key;
    const next = after("sleep-tracker", first, kind) ?? "";
    expect(next, `${first} has nothing for ${kind}`).not.toBe("");
    expect(answer("sleep-tracker", [opened, question]).key).toBe(next);
  });

  test("takes an echo for it", () => {
    const { last } = answer("sleep-tracker", [
      "How did the tracker come into your life?",
      "Tired for like a year?",
    ]);
    const { next } = nodesOf(getCase("sleep-tracker")).byKey.get("gift") ?? {};
    expect([...(next?.values() ?? [])]).toContain(last?.notes?.lines[0]);
  });

  test("after something held back brings more of it, and no other story", () => {
    const lead = ["Tell me about a morning when it ran your day.", "Go on."];
    for (const question of ["Why was that?", "How was that for you?", "And then?", "Who knows about it?"]) {
      const { key, told } = answer("sleep-tracker", [...lead, question]);
      expect(told).toEqual(["i1"]);
      expect(nodesOf(getCase("sleep-tracker")).byKey.get(key)?.after, question).toBe("i1");
    }
  });

  test("after something hard to say is never met with a joke about something else, even if nothing is known", () => {
    const { last } = answer("sleep-tracker", [
      ...["Tell me about a morning when it ran your day.", "Go on."],
      "Where in the kitchen was the tap when you stood there?",
    ]);
    expect(getCase("sleep-tracker").talk.tender).toContain(last?.text);
  });
});

const lastSentence = (text: string) => text.split(/(?<=[.!?]) /).at(-1) ?? "";

/** Opens each matter and three times takes up the last sentence of the answer, knowing nothing of what is kept back. */
function interviewWithCare(person: string, openers: readonly string[]) {
  const messages = ["Could you tell me a little about yourself?"];
  const ask = (message: string) => {
    messages.push(message);
    return answer(person, messages).last;
  };
  for (const opener of openers) {
    let said = ask(opener);
    for (const takeUp of [
      (words: string) => `'${words}' Tell me more about that.`,
      (words: string) => `You said ${words.replace(/[.!?]$/, "")}. What happened then?`,
      (words: string) => `You mentioned ${words.replace(/[.!?]$/, "")}. Could you give me an example?`,
    ]) {
      if (said?.notes?.told.length !== 0) break;
      said = ask(takeUp(lastSentence(said.text)));
    }
  }
  return answer(person, messages);
}

test.each(cases)("$id: careful questions find four things held back or more", ({ id, insights }) => {
  const { told, answers } = interviewWithCare(
    id,
    insights.map(({ opener }) => opener),
  );
  expect(told.length).toBeGreaterThanOrEqual(4);
  const texts = answers.map(({ text }) => text);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test.each([
  [
    "switching-banks",
    ["What was it like at your old bank?", "How did the move from one bank to the other go?"],
    "moving",
  ],
  ["bus-cut", ["Could you tell me a little about yourself?", "How much is a taxi home?"], "money"],
  ["meal-kit", ["How did the box first come into your life?", "Why did you cancel?"], "leaving"],
  [
    "leaving-a-job",
    ["Could you tell me a little about yourself?", "What were your first few weeks there like?"],
    "joining",
  ],
])("%s: %j turns to its own matter, whatever was spoken of", (person, messages, area) => {
  expect(answer(person, messages).last?.notes?.area).toBe(area);
});

describe("what was left out", () => {
  const open = ["What happened on the day you left?", "Tell me about your job.", "How was the pay?"];
  const else_ = "Before we finish, what haven't I asked that I should have?";

  test.each(cases)("$id: after good questions is hinted at, and never told", ({ id, insights }) => {
    const { last } = answer(id, [...insights.slice(0, 4).map(({ opener }) => opener), else_]);
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

test.each(["What's behind that?", "What's behind that 'now'?", "Tell me more about that."])(
  "a hint given back with “%s” is opened, at once and later",
  (probe) => {
    const hinted = cases.flatMap(({ id: person, insights }) =>
      insights.flatMap(({ opener, hint, id }) => {
        const { lines } = runPractice([opener], { person, difficulty: "hard" });
        return lines[1]?.notes?.cues.includes(id) ? [{ person, opener, hint, id }] : [];
      }),
    );
    expect(hinted.length).toBeGreaterThan(15);
    for (const { person, opener, hint, id } of hinted)
      for (const between of [[], ["How old are you?"]]) {
        const asked = [opener, ...between, `"${hint.words}." ${probe}`];
        const { lines } = runPractice(asked, { person, difficulty: "hard" });
        expect(lines.at(-1)?.notes?.told, `${person} ${id}`).toEqual([id]);
      }
  },
);

test("what is behind a word of the last answer opens its hint", () => {
  const { told } = answer("hospital-visit", [
    "Could you take me through your last hospital appointment, starting with the letter arriving?",
    "When the two didn't match, what did you do?",
    "What's behind that 'now'?",
  ]);
  expect(told).toEqual(["i1"]);
});

test.each([
  ["leaving-a-job", "Thanks, Tomasz. Think back to the last day there. What was that day like?", "card"],
  ["leaving-a-job", "Think back to your first day. What was that day like?", "first-day"],
  [
    "accounting-software",
    "Sorry, I meant Lynne herself. Who is she in the business?",
    "Lynne does the books",
  ],
  ["accounting-software", "You mentioned Lynne. Who is she?", "Lynne does the books"],
  ["accounting-software", "You said Lynne was ill. How did she cope?", "Lynne had her hip done"],
])("%s: a reference in “%s” is to what the sentence before names", (person, question, said) => {
  const { last, key } = answer(person, ["Tell me about your work.", question]);
  expect(`${key} ${last?.text}`).toContain(said);
});

test.each([
  ["And on Monday in Leeds. What did he do?", "what did he do?"],
  ["You couldn't look at her after Craig left. What did she do?", "what did she do?"],
  ["Hi Dani. How is she?", "how is she?"],
])("“%s” keeps its pronoun", (message, core) => {
  expect(hearMessage(message).core).toBe(core);
});
