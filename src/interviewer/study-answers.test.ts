import { describe, expect, test } from "vitest";
import { readAiLedMessages, readScriptQuestions, readSurveyAnswers } from "../../tests/read-study-data.ts";
import { facts } from "../../tests/study-data.ts";
import type { Guide } from "./guide.ts";
import { readIntent } from "./intents.ts";
import { progressOf } from "./progress.ts";
import { reportCard } from "./report-card.ts";
import { listFailures, listOurTurns, makeGuide, makeQuestion, runInterview } from "./test-interview.ts";
import { countQuestions, hasPraise } from "./wording-rules.ts";

function readStudyGuide(): Guide {
  return makeGuide({
    introduction: "Welcome to our in-depth interview about living together.",
    objective: "Learn how people see living together",
    questions: readScriptQuestions().map((text, index) => makeQuestion(`q${index + 1}`, text)),
    minutes: 240,
  });
}

/** What each interviewee of the AI-led interviews wrote, without the first "yes, I am ready". */
function listInterviewees(): string[][] {
  const said = readAiLedMessages().filter(({ isHuman }) => isHuman);
  const people = Map.groupBy(said, ({ person }) => person);
  return [...people.values()].map((messages) => messages.slice(1).map(({ text }) => text));
}

describe("replaying what a study's interviewees wrote", () => {
  const guide = readStudyGuide();
  const interviews = listInterviewees().map((answers, index) =>
    runInterview(guide, answers, undefined, { seed: `replay ${index}` }),
  );

  test("the fourteen questions and every interviewee are read", () => {
    expect(guide.questions).toHaveLength(14);
    expect(interviews).toHaveLength(facts.aiLed.people);
  });

  test("every interview ends complete, with each question asked once and in order, and one closing", () => {
    for (const turns of interviews) {
      const progress = progressOf(guide, turns);
      expect(progress).toMatchObject({
        endReason: "finished",
        allQuestionsAsked: true,
        notReached: [],
        earnsCode: true,
      });
      const texts = listOurTurns(turns).map((turn) => turn.text);
      const places = guide.questions.map((question) =>
        texts.findIndex((text) => text.includes(question.text)),
      );
      expect(places).toEqual([...places].sort((left, right) => left - right));
      // Whoever asks back gets the question once more after the answer.
      const put = listOurTurns(turns).filter(
        ({ move }) => !/^(?:answer_meta|clarify|repeat)$/u.test(move.kind),
      );
      for (const question of guide.questions) {
        expect(put.filter(({ text }) => text.includes(question.text))).toHaveLength(1);
      }
      expect(texts.filter((text) => text.includes("This concludes our interview"))).toHaveLength(1);
    }
  });

  test("no turn of ours praises, adds a second question, or fails the guard in any other way", () => {
    for (const turns of interviews) {
      for (const [index, turn] of turns.entries()) {
        if (turn.speaker !== "interviewer") continue;
        const own = guide.questions.reduce((text, question) => text.replace(question.text, ""), turn.text);
        expect(countQuestions(own), own).toBeLessThanOrEqual(own === turn.text ? 1 : 0);
        expect(turn.move.kind !== "close" && hasPraise(own), own).toBe(false);
        expect(listFailures(guide, turns, index), turn.text).toEqual([]);
      }
    }
  });

  test("follow-ups stay within the mean of the session", () => {
    for (const turns of interviews) {
      const card = reportCard(guide, turns);
      const probes = card.questions.reduce((sum, question) => sum + question.probes, 0);
      expect(probes).toBeGreaterThan(0);
      expect(probes / card.asked).toBeLessThanOrEqual(1.5);
    }
  });
});

describe("what a survey's respondents wrote", () => {
  test("no answer is taken for a crisis, distress, a withdrawal or an attempt to steer", () => {
    const answers = readSurveyAnswers();
    expect(answers.length).toBeGreaterThan(facts.survey.minAnswers);
    const alarms = answers.filter((text) =>
      ["crisis", "distress", "withdraw", "instructions"].includes(readIntent(text)),
    );
    expect(alarms).toEqual([]);
  });
});
