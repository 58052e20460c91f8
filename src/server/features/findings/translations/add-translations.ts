import { keyOfPlace, type Place } from "#analysis/certainty/finding-traces.ts";
import { sliceCodePoints } from "#analysis/code-points.ts";
import { mapBrief } from "#analysis/formats/export/map-brief.ts";
import { changeEvidence } from "#analysis/formats/export/map-findings.ts";
import { addTranslation } from "#analysis/formats/export/translated-quotes.ts";
import type { QuestionAnswer } from "#contract/answers.ts";
import type { Brief, Evidence, Finding } from "#contract/insights.ts";
import type { Database } from "../../../db/database.ts";
import { listTranslations } from "./translations.store.ts";

interface Shown {
  findings: Finding[];
  brief?: Brief | null;
}

/** What was found, each quote with its translation where one was made. */
export async function addTranslations<T extends Shown>(
  db: Database,
  interviewId: string,
  content: T,
): Promise<T> {
  const made = await listTranslations(db, interviewId);
  if (made.length === 0) return content;
  const byPlace = new Map(made.map((one) => [keyOfPlace(one), one]));
  const find = (place: Place) => {
    const found = byPlace.get(keyOfPlace(place));
    return found && { text: found.text, language: found.language };
  };
  const change = (evidence: Evidence) => addTranslation(evidence, find);
  const { brief } = content;
  return {
    ...content,
    findings: changeEvidence(content.findings, change),
    ...(brief && {
      brief: mapBrief(brief, { text: (text) => text, evidence: (list) => list.map(change) }),
    }),
  };
}

/** Answers to a question, with what was translated of each message. */
export async function addAnswerTranslations(
  db: Database,
  interviewId: string,
  answers: QuestionAnswer[],
): Promise<QuestionAnswer[]> {
  const made = await listTranslations(db, interviewId);
  const byMessage = Map.groupBy(made, ({ messageId }) => messageId);
  return answers.map((answer) => ({
    ...answer,
    messages: answer.messages.map((message) => {
      const translation = joinPassages(message.text, byMessage.get(message._id) ?? []);
      return translation === undefined ? message : { ...message, translation };
    }),
  }));
}

interface Passage {
  start: number;
  end: number;
  language: string;
  text: string;
}

/** What was translated of a message, in its order; of two passages that share words, the longer. */
export function joinPassages(
  message: string,
  passages: readonly Passage[],
): { text: string; language: string } | undefined {
  const kept: Passage[] = [];
  for (const one of passages.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (kept.every(({ start, end }) => one.end <= start || one.start >= end)) kept.push(one);
  }
  kept.sort((a, b) => a.start - b.start);
  const [first] = kept;
  if (first === undefined) return undefined;
  const hasWords = (from: number, to: number) => sliceCodePoints(message, from, to).trim() !== "";
  let text = "";
  let at = 0;
  for (const passage of kept) {
    if (hasWords(at, passage.start)) text += " …";
    text += ` ${passage.text}`;
    at = passage.end;
  }
  if (hasWords(at, message.length)) text += " …";
  return { text: text.trim(), language: first.language };
}
