import { describe, expect, it } from "vitest";
import type { InterviewerTurn, Turn } from "../guide.ts";
import { progressOf } from "../progress.ts";
import { reportCard } from "../report-card.ts";
import { countWords } from "../words.ts";
import { listSampleSessions, makeSampleGuide, type SampleSession } from "./sample-sessions.ts";

const sessions = listSampleSessions();
const guideOf = ({ language }: SampleSession) =>
  makeSampleGuide(language, { minutes: 15, earlyCodeShare: 0.5 });
const turnsOf = ({ turns }: SampleSession): Turn[] => turns.map(({ turn }) => turn);
const oursIn = (session: SampleSession) =>
  turnsOf(session).filter((turn): turn is InterviewerTurn => turn.speaker === "interviewer");
const answersIn = (session: SampleSession) =>
  turnsOf(session).filter((turn) => turn.speaker === "participant");

/** How many people said these words in answer to a question of the script, or to a follow-up to it. */
function countSaying(questionId: string, words: RegExp): number {
  return sessions.filter((session) => {
    let asked: string | null = null;
    return turnsOf(session).some((turn) => {
      if (turn.speaker === "participant") return asked === questionId && words.test(turn.text);
      const { move } = turn;
      asked = "questionId" in move ? move.questionId : null;
      return false;
    });
  }).length;
}

describe("the sample interview", () => {
  it("has twelve finished sessions of twelve people, from all age groups and in three languages", () => {
    expect(sessions).toHaveLength(12);
    for (const session of sessions) {
      expect(oursIn(session).at(-1)?.move).toMatchObject({ kind: "close", endReason: "finished" });
      expect(progressOf(guideOf(session), turnsOf(session))).toMatchObject({
        allQuestionsAsked: true,
        finalResponseReceived: true,
      });
    }
    expect(new Set(sessions.map(({ demographics }) => demographics.ageRange)).size).toBe(5);
    expect(new Set(sessions.map(({ demographics }) => demographics.occupation)).size).toBe(12);
    expect(sessions.map(({ language }) => language).filter((language) => language !== "en")).toEqual([
      "de",
      "es",
    ]);
  });

  it("asks every question of the script in its wording, in order", () => {
    for (const session of sessions) {
      const asked = oursIn(session).flatMap(({ text, move }) =>
        move.kind === "ask" || move.kind === "introduce" ? [{ text, id: move.questionId }] : [],
      );
      const { questions } = guideOf(session);
      expect(asked.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
      for (const [index, { text }] of asked.entries()) expect(text).toContain(questions[index]?.text);
    }
  });

  it("follows up in words that the person has just said", () => {
    for (const session of sessions) {
      const turns = turnsOf(session);
      const followed = turns.filter((turn, index) => {
        if (turn.speaker === "participant" || turn.move.kind !== "probe") return false;
        expect(turns[index - 1]?.text).toContain(turn.move.about);
        return true;
      });
      expect(followed.length).toBeGreaterThan(0);
    }
  });

  it("passes the interviewer's own report card without a flag", () => {
    for (const session of sessions) {
      const { flags, threads } = reportCard(guideOf(session), turnsOf(session));
      expect(flags.map(({ turn, kind }) => `${kind}: ${turnsOf(session)[turn]?.text}`)).toEqual([]);
      expect(threads.every(({ state }) => state === "told")).toBe(true);
    }
  });

  it("has answers of five to sixty words, and one thin session", () => {
    const lengths = sessions.map((session) => answersIn(session).map(({ text }) => countWords(text)));
    for (const length of lengths.flat()) {
      expect(length).toBeGreaterThanOrEqual(5);
      expect(length).toBeLessThanOrEqual(60);
    }
    const thin = lengths.filter((own) => Math.max(...own) < 10);
    expect(thin).toHaveLength(1);
  });

  it("has themes that three people and more share, each in answer to one question", () => {
    const shared: [string, RegExp][] = [
      ["q1", /quiet hours?/],
      ["q2", /nobody took notes/],
      ["q2", /old version/],
      ["q3", /quick .*WhatsApp|WhatsApp .*quick/],
      ["q4", /the search/i],
      ["q5", /\bphone\b/i],
      ["q5", /notifications/i],
      ["q6", /messages .*until (?:the )?morning/i],
    ];
    for (const [questionId, words] of shared) {
      expect(countSaying(questionId, words), `${words}`).toBeGreaterThanOrEqual(3);
    }
  });

  it("has people who contradict each other", () => {
    expect(countSaying("q1", /love the daily call|wouldn't want to lose it/)).toBe(2);
    expect(countSaying("q1", /daily call .*could be/)).toBe(2);
    expect(countSaying("q4", /I like the green dot/)).toBe(1);
    expect(countSaying("q4", /green dot.* feel watched/)).toBe(2);
    expect(countSaying("q6", /(?:^|in )one place/i)).toBe(3);
    expect(countSaying("q6", /not one place for everything/)).toBe(1);
  });
});
