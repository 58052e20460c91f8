import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nodesOf } from "#interviewer/practice/case-nodes.ts";
import type { IntervieweeNotes } from "#interviewer/practice/interviewee.ts";
import { type PracticeLine, replyAsInterviewee } from "#interviewer/practice/interviewee-reply.ts";
import type { PracticeCase } from "#interviewer/practice/practice-case.ts";
import { labelQuestion } from "#interviewer/practice/question-label.ts";
import { isAmong, readCase, type Verdict } from "./strangers.ts";

/**
 * Eight talks that a stranger held on 26 November 2026, four hurried and four careful. Each question stands with the
 * answer that it got then and the lines that would be fine answers: "said" is that answer, "-" that the person says in
 * their own words that they don't know. Each is asked again with the talk up to it as it was.
 */
interface HeldTurn {
  /** How the talk was held: "bad" hurriedly, "good" carefully. */
  kind: string;
  ask: string;
  said: string;
  fine: string[];
}

export interface JudgedTurn extends HeldTurn {
  talk: string;
  verdict: Verdict;
  answer: string;
  lines: readonly string[];
}

const folder = join(import.meta.dirname, "talks");
export const heldTalks = (): string[] => readdirSync(folder).map((file) => file.replace(/\.txt$/u, ""));

function readTalk(talk: string): HeldTurn[] {
  const blocks = readFileSync(join(folder, `${talk}.txt`), "utf8")
    .trim()
    .split("\n\n");
  return blocks.map((block) => {
    const [ask = "", said = "", fine = ""] = block.split("\n").map((line) => line.slice(2));
    return { kind: talk.split("-", 1)[0] ?? "", ask, said, fine: fine.split(" ") };
  });
}

/** Every line of a case with its key, those of the talk itself too. */
function listLines(one: PracticeCase): { key: string; text: string }[] {
  const stock = Object.entries(one.talk).flatMap(([name, texts]) =>
    (Array.isArray(texts) ? texts : []).map((text: string, index) => ({
      key: `talk.${name}.${index}`,
      text,
    })),
  );
  return [...nodesOf(one).byKey.values(), ...stock];
}

/** The notes that an answer of then would have been kept with; one cut short is known by its start. */
function noteAnswer(one: PracticeCase, { ask, said }: HeldTurn, before: string): IntervieweeNotes {
  const lines = listLines(one);
  const line =
    lines.find(({ text }) => text === said) ?? lines.find(({ text }) => text.startsWith(said.slice(0, 40)));
  const node = nodesOf(one).byKey.get(line?.key ?? "");
  return {
    manner: labelQuestion(ask, before) ?? "neutral_probe",
    area: node?.area ?? null,
    told: node?.tells == null ? [] : [node.tells],
    cues: one.insights.filter(({ hint }) => said.includes(hint.words)).map(({ id }) => id),
    lines: line === undefined ? [] : [line.key],
  };
}

export function judgeTalk(talk: string): JudgedTurn[] {
  const one = readCase(talk.replace(/^(?:bad|good)-/u, ""));
  const { byKey } = nodesOf(one);
  const history: PracticeLine[] = [];
  return readTalk(talk).map((turn) => {
    const { text, notes } = replyAsInterviewee(
      { practiceCase: one, difficulty: "medium" },
      history,
      turn.ask,
    );
    const then = noteAnswer(one, turn, history.at(-1)?.text ?? "");
    history.push({ speaker: "interviewer", text: turn.ask });
    history.push({ speaker: "participant", text: turn.said, notes: then });
    const fine = turn.fine.flatMap((key) => (key === "said" ? then.lines : [key]));
    const isOfCase = notes.lines.every((key) => byKey.has(key.replace(/\.again$/u, "")));
    const isFine =
      notes.lines.some((key) => isAmong(key, fine)) ||
      (turn.fine.includes("said") && text === turn.said) ||
      (turn.fine.includes("again") && notes.lines.some((key) => key.endsWith(".again"))) ||
      (!isOfCase && fine.includes("-"));
    const verdict = isFine ? "fine" : isOfCase ? "off" : "evasive";
    return { ...turn, talk, verdict, answer: text, lines: notes.lines };
  });
}
