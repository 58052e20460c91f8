import { describe, expect, test } from "vitest";
import { measureThread } from "../../tests/measure-thread.ts";
import { getPhraseBook } from "./books.ts";
import { checkWording, type GuardFailure, type GuardInput } from "./guard.ts";
import type { Move, Turn } from "./guide.ts";
import { makeGuide, makeQuestion } from "./test-interview.ts";

const probe: Move = { kind: "probe", questionId: "tools", about: null };
const meta: Move = { kind: "answer_meta", questionId: "tools", topic: "privacy", questionsLeft: 3 };
const exact = makeQuestion("exact", "In your own words, what is a good day at work?", { exactWording: true });
const guide = makeGuide({
  minutes: 15,
  questions: [
    ...makeGuide().questions.map((question) =>
      question.id === "meetings"
        ? { ...question, aim: "Whether long meetings make small teams leave their tools behind for good" }
        : question,
    ),
    exact,
  ],
});
const turns: Turn[] = [
  {
    speaker: "interviewer",
    text: guide.introduction,
    at: 0,
    move: { kind: "introduce", questionId: "work" },
  },
  { speaker: "participant", text: "I use Notion and it is great but slow in the morning.", at: 1 },
  { speaker: "interviewer", text: "What happened the last time it was slow for you?", at: 2, move: probe },
  {
    speaker: "participant",
    text: "It took a minute to open a page. I felt sick, Karen was waiting. In theory we have a rule for that",
    at: 3,
  },
];

const check = (text: string, move: Move = probe, more: Partial<GuardInput> = {}) =>
  checkWording({ guide, turns, move, text, ...more }).failures;

test("warmth about somebody in their life is no praise, praise of them still is", () => {
  for (const text of [
    "It's good that she waited. What happened next?",
    "That's good that he was there. What did he do?",
    "It's nice that they wait for you. What do you say to them?",
  ])
    expect(check(text), text).toEqual([]);
  for (const text of [
    "It's good that you waited. What happened next?",
    "That's a good idea. What happened next?",
    "It's unfair that she waited. What happened next?",
  ])
    expect(check(text), text).toContain("praise");
});

const refused: [GuardFailure, string][] = [
  ["empty", "  "],
  ["two_questions", "What did you do? How did it end?"],
  ["two_questions", "What did you do next and how did that make you feel?"],
  ["two_questions", "Tell me about the page. What was on it?"],
  ["two_questions", "How did you react then, did you tell Karen?"],
  ["closed_question", "Did you try again?"],
  ["closed_question", "When the page was slow, did you try again?"],
  ["closed_question", "Thank you for telling me. Was it annoying?"],
  ["options", "How was it, quick or slow?"],
  ["options", "Was it the page or the network?"],
  ["options", "What was it about: the page, the network, the hour?"],
  ["options", "On a scale from 1 to 10, how bad was it?"],
  ["praise", "Great point. What happened next?"],
  ["praise", "That's a very interesting answer. What happened next?"],
  ["praise", "Excellent! How did it go on?"],
  ["praise", "That makes sense. How did it go on?"],
  ["praise", "That’s a thoughtful approach. How did it go on?"],
  ["praise", "You're right, that's slow. How did it go on?"],
  ["praise", "You did the right thing. How did it go on?"],
  ["advice", "You should close the page first. How did it go on?"],
  ["advice", "Have you tried another browser?"],
  ["diagnosis", "That sounds like burnout. When did it begin?"],
  ["diagnosis", "You seem to be someone who cannot wait. Where does that come from?"],
  ["leading", "What went wrong there, don't you think it should be faster?"],
  ["leading", "How frustrating was it for you?"],
  ["leading", "It sounds like you dislike it. What else is there?"],
  ["leading", "So you were afraid of Karen?"],
  ["leading", "Karen was waiting, right?"],
  ["invented_fact", "Studies show that pages open more slowly at nine. How is it for you?"],
  ["invented_fact", "About 40 percent of pages open slowly. How is it for you?"],
  ["promise", "I promise that Karen won't read this. How did it go on?"],
  ["promise", "We'll get back to you about that. How did it go on?"],
  ["not_raised", "What do you think of tools such as calendars?"],
  ["not_raised", "How does that compare with Asana?"],
  ["not_raised", "What did Priya say to that?"],
  ["not_raised", "You said “it crashed twice”. What came next?"],
  ["not_raised", "You said 'it crashed twice'. What came next?"],
  ["not_raised", "You mentioned your sister. What did she do?"],
  ["repeated", "What happened the last time it was slow for you?"],
  ["repeated", "I see. And what happened the last time it was slow for you?"],
  ["completion_phrase", "What would help you have a great day at work?"],
  ["completion_phrase", "Thank you for sharing, your feedback is valuable. What came next?"],
  ["completion_phrase", "Once THIS INTERVIEW IS COMPLETE, you get a code. What came next?"],
  ["completion_phrase", "That wraps up our conversation. What came next?"],
  ["leak", "Write to me at jo@example.com. What came next?"],
  ["leak", "See https://evil.example for more. What came next?"],
  ["leak", "Your code is AB12-CD34. What came next?"],
  [
    "leak",
    "We want to find out which collaboration problems matter enough for teams to pay. What came next?",
  ],
  ["leak", "I wonder whether long meetings make small teams leave their tools behind for good. Why?"],
  ["leak", "Next I ask what would you change about how you work together, so what came next?"],
  ["leak", "Other participants told us the same. What came next?"],
  ["leak", "My instructions are to ask one question. What came next?"],
  ["not_plain_text", "What **exactly** came next?"],
  ["not_plain_text", "What came next? <img src=x>"],
  ["not_plain_text", "[Click](javascript:alert(1)) What came next?"],
  ["not_plain_text", "I see 🙂 What came next?"],
  ["speaks_for_others", "What came next?\nParticipant: I closed it."],
  ["speaks_for_others", "As an AI language model, what can I ask next?"],
  ["speaks_for_others", "I'm Julia from the team. What came next?"],
  ["other_language", "¿Cómo fue eso para usted y qué pasó con la página cuando la abrió?"],
  ["other_language", "كيف كان ذلك بالنسبة لك؟"],
  ["too_long", `${"In the light of everything so far ".repeat(10)}what came next?`],
  ["no_question", "The page was slow."],
];

const passed = [
  "Could you walk me through the last time that happened?",
  "You said “slow in the morning”. What was that like for you?",
  "How did that go, step by step?",
  "Please tell me a little more.",
  "What part does Notion play in that?",
  "You said “it is great”. What made it great for you?",
  "That sounds like a hard morning, thank you for telling me. What was going on?",
  "Thanks, that's clear. What did Karen do?",
  "I'm sorry that happened. How much would you like to say about it?",
  "Dark is fine here, if you want to share it. What's the rule?",
  "You felt sick. What was that moment like?",
  "So the page took a minute, and Karen was waiting. What happened then?",
  "Earlier you mentioned Notion in the morning. What happened there?",
  "You're right, we passed over that. What is the rule?",
  "What happens in practice?",
  "Was there a time when it went differently?",
  "Has that ever happened on another day?",
  "Is there anything about that morning you haven't told anyone?",
  "Would you rather leave that there?",
  "Do you remember what Karen said?",
  "When you opened the page, what did you see?",
  "That was a hard thing, and I'm glad you could say it here. How have you managed since?",
  "Please think of the last slow morning: how did you decide what to do?",
  "When something feels slow, how do you decide what to do?",
  "When those slow mornings were new, what did Karen do?",
  "How slow was it?",
  "That page means a great deal to your mornings, I can tell. What would you lose with it?",
];

describe("the guard", () => {
  test.each(refused)("finds %s in %j", (failure, text) => {
    expect(check(text)).toContain(failure);
  });

  test.each(passed)("lets %j pass", (text) => {
    expect(check(text)).toEqual([]);
  });

  test("refuses any text of another session or any code that the server names", () => {
    expect(
      check("How is that like purple bananas for you?", probe, { forbidden: ["purple bananas"] }),
    ).toContain("leak");
  });

  test("takes clinical words and feelings for the participant's where they said them", () => {
    const said: Turn[] = [
      ...turns,
      { speaker: "participant", text: "It's burnout, and I was afraid.", at: 4 },
    ];
    expect(check("You said burnout. What does that look like?", probe, { turns: said })).toEqual([]);
    expect(check("You were afraid. What of?", probe, { turns: said })).toEqual([]);
  });

  test("takes shares for the participant's where they named them", () => {
    const half = "Half of it went on mending it. What was that like?";
    const said: Turn[] = [...turns, { speaker: "participant", text: "half of it went on that", at: 4 }];
    expect([check(half), check(half, probe, { turns: said })]).toEqual([["invented_fact"], []]);
  });

  test("does not judge what the creator wrote", () => {
    const leading = makeQuestion("lead", "Don't you think Notion is great? Is it fast or slow?");
    const own = makeGuide({ questions: [leading] });
    const move: Move = { kind: "ask", questionId: "lead" };
    expect(checkWording({ guide: own, turns, move, text: `Thanks. ${leading.text}` }).ok).toBe(true);
  });

  test("judges a turn of 10,000 characters and answers of as many in bounded time", () => {
    const long = [" and what", "“a", ", or so", "you said ", "a-", "'s ", "so you "].map((part) =>
      part.repeat(Math.ceil(10_000 / part.length)),
    );
    const answers = long.map((text, at): Turn => ({ speaker: "participant", text, at }));
    const took = measureThread(() => {
      for (const text of long) check(text, probe, { turns: [...turns, ...answers] });
    });
    expect(took).toBeLessThan(1500);
  });
});

describe("a question of the script", () => {
  const ask = (questionId: string): Move => ({ kind: "ask", questionId });

  test("may be adapted to the talk", () => {
    expect(check("What do your own team meetings look like?", ask("meetings"))).toEqual([]);
    expect(check("You spoke of Karen. In your meetings, how does that go?", ask("meetings"))).toEqual([]);
    expect(check("Was there another meeting that went like that morning?", ask("meetings"))).toEqual([]);
    expect(check("If we go back to the start: tell me about your meetings.", ask("meetings"))).toEqual([]);
  });

  test("is missed in a turn about something else, or in one that asks nothing", () => {
    expect(check("What is the weather like?", ask("meetings"))).toContain("question_missing");
    expect(check("Thanks, that's clear.", ask("meetings"))).toContain("question_missing");
  });

  test("is put word for word where its wording is exact, unless it is translated", () => {
    expect(check("What is a good day at work, in your own words?", ask("exact"))).toContain(
      "question_missing",
    );
    expect(check(`Okay. ${exact.text}`, ask("exact"))).toEqual([]);
    const spanish = "¿Qué es para usted un buen día en el trabajo?";
    expect(check(spanish, ask("exact"), { language: "es" })).toEqual([]);
  });

  test("is put again in the language that somebody changed to, not in the first one", () => {
    const again: Move = { kind: "repeat", questionId: "exact", language: "es" };
    const spanish = "¿Qué es para usted un buen día en el trabajo?";
    expect(check(spanish, again, { language: "es" })).toEqual([]);
    expect(check("Did you like it?", again, { language: "es" })).toContain("question_missing");
  });

  test("is the only one asked", () => {
    expect(check("Okay. What do your meetings look like? How long are they?", ask("meetings"))).toContain(
      "two_questions",
    );
  });

  test("may be as closed in other words as its creator made it", () => {
    const closed = makeGuide({ questions: [makeQuestion("like", "Do you like your tools?")] });
    const verdict = (text: string) =>
      checkWording({ guide: closed, turns, move: ask("like"), text }).failures;
    expect(verdict("After all that, do you still like your tools?")).toEqual([]);
    expect(verdict("Don't you still like your tools?")).toContain("leading");
  });
});

describe("an answer to a question back", () => {
  test.each([
    "Your name isn't kept with what you write, but names you type are seen by the team. What is the rule?",
    "It's read by the team at Acme Research and deleted after 90 days. So, what is the rule?",
    "There are three more questions, so about nine minutes. What is the rule?",
    "I don't know that; the people who run the study do: study@acme.example. What is the rule?",
    "If it gets too much: Lifeline 116 123. Would you like to go on, or stop here?",
  ])("may tell the guide's facts: %j", (text) => {
    expect(check(text, meta)).toEqual([]);
  });

  test.each([
    "It's completely anonymous. What is the rule?",
    "It's deleted after 30 days. What is the rule?",
    "Nobody will ever read it. What is the rule?",
    "An ethics board approved this. What is the rule?",
  ])("may not invent others: %j", (text) => {
    expect(check(text, meta)).toContain("invented_fact");
  });

  test("may tell what was named beside the guide", () => {
    const text = "An ethics board approved this. What is the rule?";
    expect(check(text, meta, { facts: ["The study was approved by the ethics board."] })).toEqual([]);
  });
});

describe("the last turns", () => {
  const { closing } = getPhraseBook("en");
  const close = (endReason: "finished" | "distress"): Move => ({ kind: "close", endReason });

  test("the close ends with the fixed closing", () => {
    expect(check(closing, close("finished"))).toEqual([]);
    expect(
      check(
        `Thank you for taking me back to that morning. The team will read it.\n\n${closing}`,
        close("finished"),
      ),
    ).toEqual([]);
    expect(check("Goodbye and thanks!", close("finished"))).toContain("not_the_closing");
    expect(check(`${closing} Write again soon.`, close("finished"))).toContain("not_the_closing");
    expect(check(`How are you now? ${closing}`, close("finished"))).toContain("not_the_closing");
    expect(check(`Great answers! ${closing}`, close("finished"))).toContain("praise");
  });

  test("after distress the fixed closing is not said", () => {
    const text = "We'll leave it here. Please talk to someone you trust if you can: Lifeline 116 123.";
    expect(check(text, close("distress"))).toEqual([]);
    expect(check(`${text} ${closing}`, close("distress"))).toContain("not_the_closing");
  });
});

test("a script's own choice may be asked about, with or without a question mark", () => {
  const repairs = makeGuide({
    questions: [
      makeQuestion("last", "What broke last?"),
      makeQuestion("went", "Tell me about a repair that went well, or one that went badly."),
    ],
  });
  for (const text of [
    "By the other road, then. Could you tell me about a repair that went well, or one that went badly?",
    "Tell me about a repair that went well, or one that went badly.",
  ])
    expect(check(text, { kind: "ask", questionId: "went" }, { guide: repairs })).toEqual([]);
});

test("owning up to a miss is no praise", () => {
  for (const text of [
    "You're right, you'd already told me. What happened next?",
    "You're right, a machine doesn't smile. What happened next?",
  ])
    expect(check(text), text).not.toContain("praise");
  expect(check("You're right, that rule is silly. What happened next?")).toContain("praise");
});
