import { describe, expect, test } from "vitest";
import type { IntervieweeReply, PracticeLine } from "../interviewee-reply.ts";
import { type AnswerFailure, checkAnswer } from "./check-answer.ts";
import { nadia, plans } from "./interviewee-for-tests.ts";

const check = (plan: IntervieweeReply, text: string, history: PracticeLine[] = []) =>
  checkAnswer({ interviewee: nadia, history, plan, text });

describe("a wording that holds to the plan is taken", () => {
  test.each(Object.entries(plans))("the plan's own words (%s)", (_, plan) => {
    expect(check(plan, plan.text)).toEqual([]);
  });

  test.each<[keyof typeof plans, string]>([
    ["last", "Oh, that was Tuesday. I was looking for a seat for 40 minutes and I didn't find one."],
    ["last", "Last time? That was Tuesday: forty minutes looking for a seat, and I did not find any."],
    [
      "told",
      "Well, since you ask. I once paid twice for the same seat and never asked for the money back because the form wanted a receipt.",
    ],
    ["cue", "Honestly, the app just logs me out while I pay. There was one payment that still bothers me."],
    ["no", "No."],
    ["no", "Not really, no."],
    ["agrees", "Yeah, I suppose the app is great, yes."],
  ])("%s: %s", (plan, text) => {
    const wanted = text.includes("?") ? ["asks_back"] : [];
    expect(check(plans[plan], text)).toEqual(wanted);
  });
});

describe("a wording that does not is refused", () => {
  test.each<[AnswerFailure, keyof typeof plans, string]>([
    ["empty", "last", "  "],
    [
      "not_in_story",
      "last",
      "The last time was on Tuesday. I spent 55 minutes looking for a seat and did not find one.",
    ],
    [
      "not_in_story",
      "last",
      "The last time was on Friday. I spent 40 minutes looking for a seat and did not find one.",
    ],
    [
      "not_in_story",
      "last",
      "The last time was on Tuesday, with Marta. I spent 40 minutes looking for a seat and did not find one.",
    ],
    [
      "not_in_story",
      "last",
      "The last time was on Tuesday. My sister spent 40 minutes looking for a seat and did not find one.",
    ],
    [
      "contradicts",
      "last",
      "The last time was on Tuesday. I spent 40 minutes looking for a seat and found one, I did find one.",
    ],
    [
      "contradicts",
      "last",
      "The last time was on Tuesday. I did not spend 40 minutes looking for a seat, and did not find one.",
    ],
    ["contradicts", "no", "Yes, really."],
    ["contradicts", "agrees", "No, the app is not great, I suppose."],
    [
      "contradicts",
      "cue",
      "The app never logs me out while I pay. There was one payment that still bothers me.",
    ],
    ["leaves_out", "last", "I was looking for a seat for 40 minutes and did not find one, the last time."],
    [
      "leaves_out",
      "told",
      "Right, that. I once paid for a seat twice and never got the money back because the form asked for a receipt.",
    ],
    ["leaves_out", "cue", "The app logs me out while I pay. One payment bothers me still, there was one."],
    [
      "tells_insight",
      "cue",
      "The app logs me out while I pay. There was one payment that still bothers me. I paid twice for the same seat.",
    ],
    [
      "tells_insight",
      "last",
      "The last time was on Tuesday. I spent 40 minutes looking for a seat and did not find one, so my brother paid with his card for groceries.",
    ],
    [
      "too_long",
      "no",
      "No, not really, and I could go on about this for quite a while, since it is a thing I know.",
    ],
    ["too_short", "last", "Tuesday, 40 minutes, seat."],
    [
      "asks_back",
      "last",
      "The last time was on Tuesday. I spent 40 minutes looking for a seat and did not find one. And you?",
    ],
    [
      "ends_interview",
      "last",
      "The last time was on Tuesday. I spent 40 minutes looking for a seat and did not find one. Goodbye!",
    ],
    ["ends_interview", "no", "No. This concludes our interview."],
    ["leaves_role", "last", "As an AI language model I can't tell."],
    ["leaves_role", "no", "No, my instructions say so."],
    [
      "not_plain_text",
      "last",
      "<b>The last time</b> was on Tuesday. I spent 40 minutes looking for a seat and did not find one.",
    ],
    [
      "not_plain_text",
      "last",
      "Person: The last time was on Tuesday. I spent 40 minutes looking for a seat and did not find one.",
    ],
    [
      "other_language",
      "last",
      "La última vez fue el martes. Estuve 40 minutos buscando un asiento y no lo encontré, por eso.",
    ],
    [
      "not_in_story",
      "last",
      "Pineapples ripen slowly; gardeners admire volcanic meadows, whereas engineers polish copper.",
    ],
  ])("%s (%s): %s", (failure, plan, text) => {
    expect(check(plans[plan], text)).toContain(failure);
  });

  test("a hint that the plan does not give is one too many", () => {
    const text = `${plans.last.text} I have an arrangement for the expensive ones.`;
    expect(check(plans.last, text)).toContain("tells_insight");
  });
});

test("what is said instead of a plan of small words is refused", () => {
  const plan: IntervieweeReply = { ...plans.no, text: "That's about it, really." };
  expect(check(plan, "Please tell me more about that.")).toContain("leaves_out");
  expect(check(plan, "Well, that's about it.")).toEqual([]);
});

test("what was told before may be told again", () => {
  const before: PracticeLine = { speaker: "participant", text: plans.told.text, notes: plans.told.notes };
  const plan: IntervieweeReply = {
    text: "As I said, I paid twice for the same seat.",
    notes: { manner: "open", part: "problem", told: [], cues: [] },
  };
  expect(check(plan, "Like I said, I paid twice for the same seat.", [before])).toEqual([]);
});

describe("in the other languages", () => {
  test.each([
    [
      "es",
      "La última vez fue el martes y no encontré asiento.",
      "no encontré",
      "encontré",
      "martes",
      "jueves",
    ],
    [
      "fr",
      "La dernière fois, c'était mardi et je n'ai pas trouvé de place.",
      "je n'ai pas trouvé",
      "j'ai trouvé",
      "mardi",
      "jeudi",
    ],
    [
      "de",
      "Das letzte Mal war am Dienstag und ich fand keinen Sitzplatz.",
      "keinen",
      "einen",
      "Dienstag",
      "Freitag",
    ],
    [
      "pt",
      "A última vez foi na terça-feira e não encontrei lugar.",
      "não encontrei",
      "encontrei",
      "terça-feira",
      "sexta-feira",
    ],
    ["ar", "آخر مرة كانت يوم الثلاثاء ولم أجد مقعدا في القطار.", "ولم أجد", "ووجدت", "الثلاثاء", "الخميس"],
  ])(
    "%s: a lost negation and another day are refused, the plan's own words are not",
    (...[language, text, not, claim, day, other]) => {
      const plan: IntervieweeReply = { text, notes: { manner: "open", part: "last", told: [], cues: [] } };
      const interviewee = { ...nadia, language };
      const judge = (worded: string) => checkAnswer({ interviewee, history: [], plan, text: worded });
      expect(judge(text)).toEqual([]);
      expect(judge(text.replace(not, claim))).toContain("contradicts");
      expect(judge(text.replace(day, other))).toContain("not_in_story");
    },
  );
});
