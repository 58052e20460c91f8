import { depths } from "#contract/choices.ts";
import { maxChars } from "#contract/limits.ts";

interface ModelQuestion {
  text: string;
  aim: string;
  helpText: string;
  depth: (typeof depths)[number];
  /** The parts of the objective that it asks about, by their index. */
  covers: number[];
}

export interface ModelDraft {
  /** What the objective lacks, in a sentence; null where it is clear. */
  unclear: string | null;
  /** The separate things that the objective wants to learn. */
  parts: string[];
  /** What people are to judge, in a sentence; null where there is no such thing. */
  idea: string | null;
  /** What all of the audience have done or lived through, and what only some have: what questions may stand on. */
  everybody: string[];
  some: string[];
  name: string;
  title: string;
  introduction: string;
  topics: string[];
  questions: ModelQuestion[];
  /** What the model would tell the team about the study; null where there is nothing. */
  note: string | null;
}

const maxParts = 7;
const maxGrounds = 8;
const maxQuestions = 8;
const maxTopics = 7;
const maxNameChars = 120;
const maxIntroductionChars = 1_500;

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One paragraph without list marks or emphasis; what is longer than it may be is as good as not there. */
function readText(value: unknown, max: number): string {
  if (typeof value !== "string") return "";
  const plain = value
    .replace(/\*\*|__|`/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length <= max ? plain : "";
}

function readTexts(value: unknown, max: number, count: number): string[] {
  if (!Array.isArray(value)) return [];
  return value
    .map((item) => readText(item, max))
    .filter((item) => item !== "")
    .slice(0, count);
}

function readQuestion(value: unknown): ModelQuestion[] {
  if (!isFields(value)) return [];
  const text = readText(value.text, maxChars.question).replace(/^\d{1,2}[.)]\s+/, "");
  if (text === "") return [];
  return [
    {
      text,
      aim: readText(value.aim, maxChars.aim),
      helpText: readText(value.helpText, maxChars.helpText),
      depth: depths.find((depth) => depth === value.depth) ?? "normal",
      covers: Array.isArray(value.covers) ? value.covers.filter(Number.isInteger) : [],
    },
  ];
}

/** A model's answer as a draft; undefined where it is none. Says nothing of how good its questions are. */
export function readDraft(json: unknown): ModelDraft | undefined {
  if (!isFields(json)) return undefined;
  return {
    unclear: readText(json.unclear, maxChars.helpText) || null,
    parts: readTexts(json.parts, maxChars.topic, maxParts),
    idea: readText(json.idea, maxChars.question) || null,
    everybody: readTexts(json.everybody, maxChars.topic, maxGrounds),
    some: readTexts(json.some, maxChars.topic, maxGrounds),
    name: readText(json.name, maxNameChars),
    title: readText(json.title, maxNameChars),
    introduction: readText(json.introduction, maxIntroductionChars),
    topics: readTexts(json.topics, maxNameChars, maxTopics),
    questions: (Array.isArray(json.questions) ? json.questions : [])
      .flatMap(readQuestion)
      .slice(0, maxQuestions),
    note: readText(json.note, maxChars.helpText) || null,
  };
}

/** A string, whole or cut off at the end, or a mark between values. */
const jsonToken = /"(?:[^"\\]|\\.)*(?:"|$)|[{}[\],]/gsu;
const closers: Record<string, string> = { "{": "}", "[": "]" };

/** The part of an unfinished JSON text that is whole, closed; undefined while there is none. */
function closeJson(written: string): string | undefined {
  const text = written.slice(Math.max(0, written.indexOf("{")));
  const open: string[] = [];
  let whole: string | undefined;
  for (const { 0: token, index } of text.matchAll(jsonToken)) {
    const closer = closers[token];
    if (closer) open.push(closer);
    else if (token === "}" || token === "]") open.pop();
    if (token === ",") whole = text.slice(0, index) + open.toReversed().join("");
    else if (token === "}" || token === "]") whole = text.slice(0, index + 1) + open.toReversed().join("");
    if (open.length === 0 && whole !== undefined) return whole;
  }
  return whole;
}

/** What can be read of a draft while the model still writes it. */
export function readDraftSoFar(written: string): ModelDraft | undefined {
  const whole = closeJson(written.replace(/<think>[\s\S]*?(?:<\/think>|$)/gu, ""));
  if (whole === undefined) return undefined;
  try {
    return readDraft(JSON.parse(whole));
  } catch {
    return undefined;
  }
}
