import type { Rehearsal, ScriptChange } from "#contract/rehearsals.ts";
import type { FlagKind } from "#contract/report-cards.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { nameScriptFlag } from "../report-card/card-words.ts";
import { describeBehaviours } from "./participant-words.ts";

/** A question that a sentence names, with the way to it in the editor. */
interface QuestionMention {
  questionId: string;
  number: number;
}

/** A sentence in pieces: words, and questions of the script. */
export type Sentence = (string | QuestionMention)[];

const ofPeople = ({ people, of }: { people: number; of: number }) =>
  `${people} of ${countNoun(of, "person", "people")}`;

const flawAdvice: Partial<Record<FlagKind, string>> = {
  two_questions: "Split it into two questions.",
  leading: "Leave out the answer it suggests.",
  closed_question: "Start it with “How”, “What” or “Tell me about”.",
};

function describeLength(change: ScriptChange & { kind: "too_long" }): Sentence {
  const { minutes, planned, lowPriority, lessDepth } = change;
  const start = `The interview took ${countNoun(minutes, "minute")}; you planned ${planned}: `;
  if (lowPriority && lessDepth) {
    return [start, "make ", lowPriority, " low priority or lower the depth of ", lessDepth, "."];
  }
  if (lowPriority) return [start, "make ", lowPriority, " low priority."];
  if (lessDepth) return [start, "lower the depth of ", lessDepth, "."];
  return [start, "leave out a question or plan more minutes."];
}

/** What did not work and what to do about it, in a sentence or two. */
export function describeChange(change: ScriptChange): Sentence {
  if (change.kind === "too_long") return describeLength(change);
  const { questionId, number } = change;
  const question = { questionId, number };
  switch (change.kind) {
    case "never_reached":
      return ["Nobody reached ", question, ". Move it up or plan more minutes."];
    case "seldom_reached":
      return [`Only ${ofPeople(change)} reached `, question, ". Move it up or plan more minutes."];
    case "unclear": {
      const advice = change.hasHelp
        ? "Say it in simpler words."
        : "Add a sentence to “If they ask what you mean”.";
      return [question, ` confused ${ofPeople(change)}: they asked what it means. ${advice}`];
    }
    case "flaw":
      return [question, ` ${nameScriptFlag(change.flag)}. ${flawAdvice[change.flag] ?? "Reword it."}`];
    case "skipped":
      return [question, ` was skipped by ${ofPeople(change)}. Say why you ask, or leave it out.`];
    case "short_answers":
      return [
        question,
        ` drew fewer than ${change.words} words from ${ofPeople(change)}. Ask for an example or the last time it happened.`,
      ];
  }
}

/** "one who skips a question, one who gets upset and one who asks what is meant". */
function listOddPeople({ interviews }: Pick<Rehearsal, "interviews">): string {
  const odd = new Set(interviews.flatMap(({ participant }) => participant.behaviours));
  const people = [...odd].map((behaviour) => `one who ${describeBehaviours([behaviour])}`);
  return new Intl.ListFormat("en-GB").format(people);
}

/** What was tried, for a verdict that has nothing to change. */
export function describeTrial(rehearsal: Pick<Rehearsal, "interviews" | "reportCard">): string {
  const { asked, questions } = rehearsal.reportCard.totals;
  const odd = listOddPeople(rehearsal);
  const people = `${countNoun(rehearsal.interviews.length, "person", "people")}${odd && `, among them ${odd}`}`;
  return `We tried it on ${people}. The interviewer asked ${asked} of ${countNoun(questions, "question")}, nobody was confused, and it fitted the time you planned.`;
}
