import type { MissedCue, PracticeInsight } from "#contract/practice-debrief.ts";
import { measureSimilarity } from "../words.ts";
import { getPartQuestion } from "./debrief-part-questions.ts";
import { findTold } from "./figures.ts";
import type { HiddenInsight, Interviewee } from "./interviewee.ts";
import type { PracticeLine } from "./meter.ts";

const sentence = /[^.!?؟\n]+[.!?؟]*["”»)]*/gu;

/**
 * The sentence of an answer that holds a cue, character for character: the cue itself where it stands there, else,
 * where another voice has worded it, the sentence that is most like it. Null in an empty answer.
 */
export function quoteCue(text: string, cue: string): string | null {
  if (text.includes(cue)) return cue;
  const bare = cue.replace(/(?<![.!?؟])[.!?؟]+$/u, "");
  if (bare !== "" && text.includes(bare)) return bare;
  const sentences = (text.match(sentence) ?? []).map((one) => one.trim()).filter((one) => one !== "");
  const scored = sentences.map((one) => ({ one, score: measureSimilarity(one, cue) }));
  return (
    scored.reduce((top, next) => (next.score > top.score ? next : top), { one: "", score: -1 }).one || null
  );
}

/** The first answer that hinted at an insight. */
export function findCueLine(
  insight: HiddenInsight,
  lines: readonly PracticeLine[],
): PracticeLine | undefined {
  return lines.find(({ speaker, notes }) => speaker === "participant" && notes?.cues.includes(insight.id));
}

/** The six insights: what told the found ones, where the hidden ones lay and what would have brought them. */
export function listInsights(interviewee: Interviewee, lines: readonly PracticeLine[]): PracticeInsight[] {
  const told = findTold(interviewee, lines);
  return interviewee.insights.map((insight) => {
    const { id, about, text } = insight;
    const line = told.get(id);
    if (line !== undefined)
      return { id, about, text, found: true, messageId: line.id, cue: null, wouldHaveAsked: null };
    const hint = findCueLine(insight, lines);
    const quote = hint === undefined ? null : quoteCue(hint.text, insight.cue);
    const cue = hint === undefined || quote === null ? null : { messageId: hint.id, quote };
    // Nobody asks on about what was never said: then the part itself is to be opened.
    const wouldHaveAsked =
      cue === null ? getPartQuestion(insight.part, interviewee.language) : insight.wouldHaveAsked;
    return { id, about, text, found: false, messageId: null, cue, wouldHaveAsked };
  });
}

/** Hints at what was never told, in the order in which they were said. */
export function listMissedCues(
  insights: readonly PracticeInsight[],
  lines: readonly PracticeLine[],
): MissedCue[] {
  const place = new Map(lines.map(({ id }, index) => [id, index]));
  return insights
    .flatMap(({ id, cue, wouldHaveAsked }) =>
      cue === null || wouldHaveAsked === null ? [] : [{ ...cue, insightId: id, wouldHaveAsked }],
    )
    .sort((left, right) => (place.get(left.messageId) ?? 0) - (place.get(right.messageId) ?? 0));
}
