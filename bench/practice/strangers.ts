import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nodesOf } from "#interviewer/practice/case-nodes.ts";
import { type PracticeLine, replyAsInterviewee } from "#interviewer/practice/interviewee-reply.ts";
import { type PracticeCase, practiceCase } from "#interviewer/practice/practice-case.ts";

/**
 * Questions as strangers ask them, written from a person's name, role and topic alone, before their case was read. A
 * line is: kind of question | the line of the case it is asked after | the question | the lines that would be fine
 * answers. "taxi.*" is all that follows on a line, "-" that the person says in their own words that they don't know.
 */
export interface StrangersQuestion {
  kind: string;
  after: string;
  ask: string;
  fine: string[];
}

/** Fine: answers it. Evasive: says nothing though something would answer. Off: answers something else. */
export type Verdict = "fine" | "evasive" | "off";
export interface Judged extends StrangersQuestion {
  person: string;
  verdict: Verdict;
  answer: string;
  lines: readonly string[];
}

/** The half that the matching was tuned on, the half that was only counted until 26 November 2026, and those added then. */
export const tunedPeople = ["bus-cut", "leaving-a-job", "team-tool"];
export const keptPeople = ["food-bank", "working-student", "switching-banks"];
export const newPeople = [
  ...["accounting-software", "family-holiday", "shift-swaps", "sleep-tracker", "hospital-visit", "meal-kit"],
];

const folder = join(import.meta.dirname, "strangers");
const assets = join(import.meta.dirname, "../../assets/cases");

export const strangersPeople = (): string[] => readdirSync(folder).map((file) => file.replace(/\.txt$/u, ""));

export function readStrangers(person: string): StrangersQuestion[] {
  return readFileSync(join(folder, `${person}.txt`), "utf8")
    .trim()
    .split("\n")
    .map((text) => {
      const [kind = "", after = "", ask = "", fine = ""] = text.split("|").map((part) => part.trim());
      return { kind, after, ask, fine: fine.split(" ") };
    });
}

export const isAmong = (key: string, fine: readonly string[]): boolean =>
  fine.some((one) =>
    one.endsWith(".*") ? key === one.slice(0, -2) || key.startsWith(one.slice(0, -1)) : one === key,
  );

export const readCase = (person: string): PracticeCase =>
  practiceCase.parse(JSON.parse(readFileSync(join(assets, `${person}.json`), "utf8")));

/** The talk up to the line that the question comes after. */
function talkUpTo(one: PracticeCase, key: string): PracticeLine[] {
  const node = nodesOf(one).byKey.get(key);
  if (node === undefined) {
    if (key !== "") throw new Error(`${one.id} has no line "${key}"`);
    return [];
  }
  const cues = one.insights.filter(({ hint }) => node.text.includes(hint.words)).map(({ id }) => id);
  const notes = { manner: "open" as const, area: node.area, told: [], cues, lines: [key] };
  return [
    { speaker: "interviewer", text: node.asks[0]?.text ?? "Tell me more." },
    { speaker: "participant", text: node.text, notes },
  ];
}

export function judgePerson(person: string): Judged[] {
  const one = readCase(person);
  const { byKey } = nodesOf(one);
  const isThere = (key: string) =>
    key === "-" || byKey.has(key) || [...byKey.keys()].some((other) => other.startsWith(`${key}.`));
  for (const { fine } of readStrangers(person))
    for (const key of fine.map((each) => each.replace(/\.\*$/u, "")))
      if (!isThere(key)) throw new Error(`${person} has no line "${key}"`);
  return readStrangers(person).map((question) => {
    const history = talkUpTo(one, question.after);
    const { text, notes } = replyAsInterviewee(
      { practiceCase: one, difficulty: "medium" },
      history,
      question.ask,
    );
    const keys = notes.lines.map((key) => key.replace(/\.again$/u, "")).filter((key) => byKey.has(key));
    const silent = question.fine.includes("-") ? "fine" : "evasive";
    const spoken = keys.some((key) => isAmong(key, question.fine)) ? "fine" : "off";
    const isDodged = keys.length < notes.lines.length;
    const verdict = isDodged ? silent : spoken;
    return { ...question, person, verdict, answer: text, lines: notes.lines };
  });
}

/** How many of each kind are fine, evasive and off. */
export function formatStrangers(judged: readonly Pick<Judged, "kind" | "verdict">[]): string {
  const kinds = [...new Set(judged.map(({ kind }) => kind))].toSorted();
  const row = (name: string, of: readonly Pick<Judged, "kind" | "verdict">[]) => {
    const count = (verdict: Verdict) => of.filter((one) => one.verdict === verdict).length;
    return `| ${name} | ${of.length} | ${count("fine")} | ${count("evasive")} | ${count("off")} |`;
  };
  const rows = kinds.map((kind) =>
    row(
      kind,
      judged.filter((one) => one.kind === kind),
    ),
  );
  return [
    "| question | all | fine | evasive | off |",
    "|---|--:|--:|--:|--:|",
    ...rows,
    row("all", judged),
  ].join("\n");
}
