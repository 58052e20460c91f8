import type { Outcome } from "./apply-check.ts";
import { nameIn, type ThemeGround } from "./ground.ts";
import { findOverstated, isDrawnFrom } from "./overstated.ts";
import type { Drafted } from "./themes-answer.ts";

/** One sentence as it was written, and what became of it in the end. */
export interface Checked {
  written: Drafted;
  outcome: Outcome;
}

function isTellable(item: Drafted, ground: ThemeGround): boolean {
  return isDrawnFrom(item, ground) && findOverstated(item, ground).length === 0;
}

function describeDropped(item: Drafted, ground: ThemeGround): string {
  const sentence = nameIn(ground, item.sentence);
  switch (item.kind) {
    case "theme":
      return `Left out after the check: “${sentence}” Fewer than two people said all of it.`;
    case "answer": {
      const question = ground.questions.find(({ key }) => `A${key}` === item.id);
      return `No summary is shown for “${question?.text ?? ""}”: the one that was written went beyond the quotes.`;
    }
    case "tensionSide":
    case "voice":
    case "line":
    case "addition":
      return `Left out after the check: “${sentence}” The quotes do not bear it out.`;
  }
}

function describeWeakened(written: Drafted, item: Drafted, ground: ThemeGround): string {
  const after = `“${nameIn(ground, item.sentence)}”`;
  // Words that nobody said are not repeated, not even to say that they were cut.
  return isTellable(written, ground)
    ? `Weakened after the check: “${nameIn(ground, written.sentence)}” is now ${after}`
    : `Weakened after the check, as it went beyond the quotes: ${after}`;
}

function isWorthTelling(written: Drafted, { verdict }: Outcome, ground: ThemeGround): boolean {
  // Lines and additions are many, and small: those that are dropped are counted.
  if (written.kind === "line" || written.kind === "addition") return false;
  return verdict === "keep" || written.kind === "answer" || isTellable(written, ground);
}

function describeOutcome(written: Drafted, { verdict, item }: Outcome, ground: ThemeGround): string {
  return verdict === "keep" ? describeWeakened(written, item, ground) : describeDropped(written, ground);
}

/** What came of the check: a sentence or two for every reader, and what was weakened or cut for those who ask. */
export interface CheckReport {
  notes: string[];
  sentences: string[];
}

export function describeCheck(checked: Checked[], ground: ThemeGround): CheckReport {
  const sentences: string[] = [];
  let changed = 0;
  let unchecked = 0;
  for (const { written, outcome } of checked) {
    if (outcome.verdict === "unchecked") {
      unchecked++;
      continue;
    }
    if (outcome.verdict === "keep" && outcome.item.sentence === written.sentence) continue;
    changed++;
    if (isWorthTelling(written, outcome, ground)) sentences.push(describeOutcome(written, outcome, ground));
  }
  const notes = [
    ...(changed > 0
      ? [`${countSentences(changed)} weakened or left out after a check against the quotes.`]
      : []),
    ...(unchecked > 0
      ? [
          `${countSentences(unchecked)} left out because the language model did not check ${unchecked === 1 ? "it" : "them"}.`,
        ]
      : []),
  ];
  return { notes, sentences };
}

function countSentences(count: number): string {
  return count === 1 ? "One sentence was" : `${count} sentences were`;
}
