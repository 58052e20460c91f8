import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkWording } from "./guard.ts";
import type { Guide } from "./guide.ts";
import { readIntent } from "./intents.ts";
import { progressOf } from "./progress.ts";
import { reportCard } from "./report-card.ts";
import { listOurTurns, makeGuide, makeQuestion, runInterview } from "./test-interview.ts";
import { countQuestions, hasPraise } from "./wording-rules.ts";

const folder = fileURLToPath(new URL("../../../shared/data", import.meta.url));
const hasData = existsSync(folder);

/** Rows of a CSV file with quoted cells. */
function readRows(path: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const match of readFileSync(path, "utf8").matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    const [cell = "", separator = ""] = [match[1], match[2]];
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (separator === ",") continue;
    rows.push(row);
    row = [];
    if (separator === "" && match.index + match[0].length > 0 && match[0] === "") break;
  }
  return rows;
}

function readDemocracyGuide(): Guide {
  const script = readFileSync(`${folder}/transcripts/democracy_script.md`, "utf8");
  const listed = script.slice(script.indexOf("# Questions"));
  const texts = listed.split(/^\d+\. /m).slice(1);
  const questions = texts.map((text, index) => makeQuestion(`q${index + 1}`, text.trim()));
  return makeGuide({
    introduction: "Welcome to our in-depth interview about democracy.",
    objective: "Learn how people see democracy",
    questions,
    minutes: 240,
  });
}

/** What each interviewee of the real AI-led interviews wrote, without the first "yes, I am ready". */
function listInterviewees(): string[][] {
  const rows = readRows(`${folder}/transcripts/democracy_ai_human.csv`);
  const header = rows[0] ?? [];
  const [person, who, text] = ["ParticipantID", "Interlocutor", "MessageContent"].map((name) =>
    header.indexOf(name),
  );
  const answers = new Map<string, string[]>();
  for (const row of rows.slice(1)) {
    if (row[who ?? -1] !== "human") continue;
    const id = row[person ?? -1] ?? "";
    answers.set(id, [...(answers.get(id) ?? []), row[text ?? -1] ?? ""]);
  }
  return [...answers.values()].map((said) => said.slice(1));
}

describe.skipIf(!hasData)("replaying what real interviewees wrote", () => {
  const guide = hasData ? readDemocracyGuide() : makeGuide();
  const interviews = hasData
    ? listInterviewees().map((answers, index) =>
        runInterview(guide, answers, undefined, { seed: `replay ${index}` }),
      )
    : [];

  test("the fourteen questions and at least eight interviewees are read", () => {
    expect(guide.questions).toHaveLength(14);
    expect(interviews.length).toBeGreaterThanOrEqual(8);
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
        const verdict = checkWording({
          guide,
          turns: turns.slice(0, index),
          move: turn.move,
          text: turn.text,
        });
        expect(verdict.failures, turn.text).toEqual([]);
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

describe.skipIf(!hasData)("what 1,706 survey respondents wrote", () => {
  test("no answer is taken for a crisis, distress, a withdrawal or an attempt to steer", () => {
    const rows = readRows(`${folder}/opentext/jupyter_2015_survey.csv`).slice(1);
    const answers = rows.flat().filter((cell) => /[a-z]{3}/i.test(cell));
    expect(answers.length).toBeGreaterThan(5000);
    const alarms = answers.filter((text) =>
      ["crisis", "distress", "withdraw", "instructions"].includes(readIntent(text)),
    );
    expect(alarms).toEqual([]);
  });
});
