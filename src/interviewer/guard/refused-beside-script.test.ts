import { describe, expect, test } from "vitest";
import type { Turn } from "../guide.ts";
import { makeGuide, makeIntroduction, makeQuestion } from "../test-interview.ts";
import { judgeWording } from "../voices/model/judge.ts";

const guide = makeGuide();
const introduction = makeIntroduction(guide, "work");

describe("what was refused in trials beside a question of the script or an answer of ours", () => {
  const said = (text: string): Turn[] => [introduction, { speaker: "participant", text, at: 1 }];

  test("a question of the script is not put by a sentence that speaks of a question", () => {
    const ask = { kind: "ask", questionId: "meetings", took: "answer" } as const;
    const text = "That's a tough question to get from him. Not everything here has to be about meetings.";
    expect(
      judgeWording({ guide, turns: said("I kept it."), move: ask, language: "en" }, text).turn,
    ).toContain("question_missing");
  });

  test("a question of the script after words of ours, and a word of condolence", () => {
    const own = makeGuide({
      objective: "Who else has a part in it, and what part, and what people take home from a polling day",
      questions: [
        makeQuestion("who", "Who else has a part in it, and what part?"),
        makeQuestion("home", "What do you take home from it, and would you do it again?"),
      ],
    });
    const turns = said(
      "Stuart was dead before the paint was dry. About the country I would not like to say.",
    );
    const judge = (questionId: string, text: string) =>
      judgeWording(
        { guide: own, turns, move: { kind: "ask", questionId, took: "answer" }, language: "en" },
        text,
      ).turn;
    expect(judge("who", "Besides Stuart, who else has a part in it, and what part?")).toEqual([]);
    const home = "what do you take home from it, and would you do it again?";
    expect(judge("home", `I can see why you kept it. Another question: ${home}`)).toEqual([]);
    expect(judge("home", `That's a long time to carry it. Now something else: ${home}`)).toEqual([]);
    expect(
      judge(
        "home",
        "That stayed between the two of you. Another thing: what do you take home from it, and would you do it again?",
      ),
    ).toEqual([]);
    expect(judge("home", `When the day is over: ${home}`)).toEqual([]);
    expect(judge("home", `How sad, to lose Stuart like that. From the day, ${home}`)).toEqual([]);
    expect(judge("home", `Of course, the country need not be said. From the day, ${home}`)).toEqual([]);
  });

  test("who else reads it, beside who does", () => {
    const move = { kind: "answer_meta", questionId: "tools", topic: "privacy", questionsLeft: 2 } as const;
    const judge = (text: string) =>
      judgeWording({ guide, turns: said("Who reads it?"), move, language: "en" }, text).sentence;
    expect(judge("Only the team reads it, without your name; nobody else can see it here.")).toEqual([]);
    expect(judge("Nobody else can see it here.")).toContain("invented_fact");
  });

  test("a request after a colon asks, in an answer of ours too", () => {
    const move = {
      kind: "answer_meta",
      questionId: "tools",
      topic: "other",
      questionsLeft: 2,
      thenAsk: "meetings",
    } as const;
    const text = "Only the team reads it. Now to your meetings: tell me about the last one.";
    expect(
      judgeWording({ guide, turns: said("Who reads it?"), move, language: "en" }, text).turn,
    ).not.toContain("no_question");
  });

  test("an example in the rules may be said, and the rules may not", () => {
    const input = {
      guide,
      turns: said("I kept it."),
      move: { kind: "probe", questionId: "tools", about: null },
      language: "en",
    } as const;
    expect(judgeWording(input, "What did the notice on the door say?").turn).toEqual([]);
    expect(
      judgeWording(
        input,
        "Ask where it comes up, heaviest first, and stay while it opens: first the scene, then what lies behind it. What happened?",
      ).turn,
    ).toContain("leak");
  });
});
