import { createHash } from "node:crypto";
import type { QuestionLabel } from "#contract/practice-debrief.ts";
import { makeRandom } from "#interviewer/participants/random.ts";

/**
 * Interviewers' questions as people who learn to interview type them, each with one label given by hand:
 *
 * - open: invites a story or an explanation in the person's own words. Polite requests count ("Could you
 *   tell me about…"), and "why", "how" and "what … like".
 * - closed: yes, no or one of the given options answers it fully.
 * - fact: asks for one fact (a number, name, date, place, frequency): who, when, where, how many, how
 *   often, how old, which one.
 * - leading: suggests, assumes or judges the answer, whatever its form.
 * - double: asks two or more things at once.
 * - hypothetical: asks what one would do or will do, or imagines a situation.
 *
 * Where several fit, the order is leading, double, hypothetical, and then closed, fact or open. A question
 * that only brings a moment to mind before the real one ("Do you remember the last time? What happened?")
 * counts as one question.
 */
export interface LabelledText {
  text: string;
  label: QuestionLabel;
}

export const labels: readonly QuestionLabel[] = [
  "open",
  "closed",
  "leading",
  "double",
  "hypothetical",
  "fact",
];

/** The seed that parted the set into the half for tuning and the half kept aside. */
export const splitSeed = 20261121;

export function labelled(label: QuestionLabel, texts: string[]): LabelledText[] {
  return texts.map((text) => ({ text, label }));
}

/** SHA-256 over the set's JSON: a different hash is a different set, whose figures start anew. */
export function hashOf(set: readonly LabelledText[]): string {
  const plain = set.map(({ text, label }) => ({ text, label }));
  return createHash("sha256").update(JSON.stringify(plain)).digest("hex");
}

/** Parts a set in two, half of each label on either side; the order of the given questions plays no part. */
export function splitLabelled(set: readonly LabelledText[], seed: number) {
  const random = makeRandom(seed);
  const open: LabelledText[] = [];
  const kept: LabelledText[] = [];
  for (const label of labels) {
    const ofLabel = set.filter((question) => question.label === label);
    const shuffled = ofLabel
      .sort((left, right) => (left.text < right.text ? -1 : 1))
      .map((question) => ({ question, place: random.next() }))
      .sort((left, right) => left.place - right.place)
      .map(({ question }) => question);
    const half = Math.ceil(shuffled.length / 2);
    open.push(...shuffled.slice(0, half));
    kept.push(...shuffled.slice(half));
  }
  return { open, kept };
}
