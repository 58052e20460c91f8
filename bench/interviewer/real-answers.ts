import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Guide, GuideQuestion } from "#interviewer/guide.ts";
import { makeParticipant } from "#interviewer/participants/persona.ts";
import type { Case } from "./frozen-set.ts";
import { lead, type Run, scriptedInterviewer } from "./interviewers.ts";
import { findScriptQuestion, type TranscriptLine } from "./transcript.ts";

const folder = fileURLToPath(new URL("../../../shared/data/transcripts", import.meta.url));
const transcriptsPath = `${folder}/democracy_ai_human.csv`;

export function hasRealInterviews(): boolean {
  return existsSync(transcriptsPath);
}

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
  }
  return rows;
}

function readQuestions(): GuideQuestion[] {
  const script = readFileSync(`${folder}/democracy_script.md`, "utf8");
  const texts = script
    .slice(script.indexOf("# Questions"))
    .split(/^\d+\. /m)
    .slice(1);
  return texts.map((text, index) => ({
    id: `q${index + 1}`,
    text: text.trim(),
    priority: "normal",
    probeDepth: 2,
    exactWording: false,
  }));
}

function makeDemocracyCase(name: string): Case {
  const guide: Guide = {
    introduction: "Welcome to our in-depth interview about democracy.",
    objective: "Learn how people see politics and democracy in their own words",
    topics: ["politics", "democracy"],
    questions: readQuestions(),
    language: "en",
    minutes: 0,
    facts: {
      organization: "the university",
      interviewName: "Democracy",
      contact: null,
      supportLine: null,
      retentionDays: null,
      incentive: false,
    },
    earlyCodeShare: 0.5,
  };
  return { name, participant: { ...makeParticipant({ seed: 1, topic: "democracy" }), insights: [] }, guide };
}

/** The interviews as they were led by the original interviewer, a language model with the script as its prompt. */
export function listOriginalRuns(): Run[] {
  const rows = readRows(transcriptsPath);
  const header = rows[0] ?? [];
  const [person = 0, who = 0, what = 0, when = 0] = [
    "ParticipantID",
    "Interlocutor",
    "MessageContent",
    "Timestamp",
  ].map((name) => header.indexOf(name));
  const byPerson = new Map<string, TranscriptLine[]>();
  for (const row of rows.slice(1)) {
    const [id, text] = [row[person] ?? "", row[what] ?? ""];
    if (id === "" || text === "") continue;
    const at = Date.parse(`${row[when]}Z`) || 0;
    const line: TranscriptLine =
      row[who] === "human"
        ? { speaker: "participant", text, at }
        : { speaker: "interviewer", text, at, move: null };
    byPerson.set(id, [...(byPerson.get(id) ?? []), line]);
  }
  return [...byPerson].map(([id, lines]) => ({
    given: makeDemocracyCase(`democracy-${id}`),
    lines,
    hasEnded: true,
    error: null,
  }));
}

/** What each person answered to each question of the script: the first answer, then those to follow-ups. */
function groupAnswers({ given, lines }: Run): Map<string, string[]> {
  const answers = new Map<string, string[]>();
  let current = "";
  for (const line of lines) {
    if (line.speaker === "interviewer") current = findScriptQuestion(given.guide, line.text) ?? current;
    else if (current !== "") answers.set(current, [...(answers.get(current) ?? []), line.text]);
  }
  return answers;
}

const nothingMore = "I have said what there is to say about that.";

/** The same people interviewed by the scripted voice: each question gets what they answered to it, in order. */
export function replayRealAnswers(): Promise<Run[]> {
  return Promise.all(
    listOriginalRuns().map((original) => {
      const answers = groupAnswers(original);
      const { questions } = original.given.guide;
      let current = "";
      return lead(scriptedInterviewer, original.given, (_, text) => {
        const put = questions.find((question) => text.includes(question.text))?.id;
        if (put !== undefined) current = put;
        if (/anything we did not cover|correct or add anything/i.test(text)) return "No, that is all.";
        return answers.get(current)?.shift() ?? nothingMore;
      });
    }),
  );
}
