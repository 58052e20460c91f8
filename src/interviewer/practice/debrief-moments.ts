import type { PracticeMoment, QuestionLabel } from "#contract/practice-debrief.ts";
import { findOpenWording } from "./debrief-rewrite.ts";
import type { Interviewee } from "./interviewee.ts";
import type { OwnMessage, PracticeLine } from "./meter.ts";
import type { CaseInsight } from "./practice-case.ts";

const maxMoments = 5;
/** Somebody who asked this often about something did not leave it early. */
const manyAnswers = 3;

interface MomentInput {
  interviewee: Interviewee;
  own: readonly OwnMessage[];
  lines: readonly PracticeLine[];
  /** Ids of the insights that were told. */
  found: ReadonlySet<string>;
}

const labelComments: Partial<Record<QuestionLabel, string>> = {
  closed: "A word was enough to answer this.",
  leading: "This gave the answer with the question.",
  double: "These were two questions, so neither got a full answer.",
  hypothetical: "This asked for a guess instead of what happened.",
  fact: "This asked for one fact, and got one.",
};

const sentence = /[^.!?…]+[.!?…]*["”»)]*/gu;

/** The whole sentence of an answer that holds a hint, character for character. */
export function quoteHint(text: string, words: string): string {
  const holding = (text.match(sentence) ?? []).map((one) => one.trim()).find((one) => one.includes(words));
  return holding ?? words;
}

/** What happened after a hint: passed over, or asked about in a way that shut it. */
function commentOn(next: OwnMessage | undefined): string {
  if (next === undefined) return "The interview ended here.";
  const fault = next.label === null ? undefined : labelComments[next.label];
  if (!next.followUp) return "You moved on to something else.";
  return fault ?? "You asked about it, but not yet about what lay behind it.";
}

function makeHintMoment(insight: CaseInsight, { own, lines }: MomentInput): PracticeMoment | undefined {
  const hints = lines.filter(
    ({ speaker, text, notes }) =>
      speaker === "participant" && notes?.cues.includes(insight.id) && text.includes(insight.hint.words),
  );
  const hint = hints[0];
  if (hint === undefined) return undefined;
  const next = own.find(({ before }) => before?.id === hint.id);
  return {
    insightId: insight.id,
    hint: { messageId: hint.id, quote: quoteHint(hint.text, insight.hint.words) },
    asked: next === undefined ? null : { messageId: next.line.id, text: next.line.text },
    comment: commentOn(next),
    question: insight.question,
  };
}

const clauseStart = /^(?:how|what|who|why|when|where)\b/iu;

/** Areas are named after the person; a question is put to them: "her son" becomes "your son". */
function addressPerson(name: string): string {
  return name
    .replace(/\b(?:she|he) (\p{Ll}+[^s\P{L}])s\b/giu, "you $1")
    .replace(/\b(?:she|he)\b/giu, "you")
    .replace(/\b(?:her|his)\b/giu, "your");
}

function putInside(name: string): string {
  const said = addressPerson(name);
  return /^(?:\p{Lu}\p{Ll}|A )/u.test(said) ? `${said.charAt(0).toLowerCase()}${said.slice(1)}` : said;
}

/** An open question on an area that was only touched. */
export function makeDeeperQuestion(name: string): string {
  return `Could you tell me more about ${putInside(name)}?`;
}

/** An open question on an area that nobody spoke of. */
export function makeAreaQuestion(name: string): string {
  const inside = putInside(name);
  return clauseStart.test(name) ? `Could you tell me ${inside}?` : `Could you tell me about ${inside}?`;
}

/** The area of a hidden insight was not opened, or only by a question that a word answers. */
function makeUnopenedMoment(insight: CaseInsight, { own, interviewee }: MomentInput): PracticeMoment {
  const name = interviewee.practiceCase.areas.find(({ id }) => id === insight.area)?.name ?? "";
  const opener = insight.opener ?? makeAreaQuestion(name);
  const deeper = insight.opener ?? makeDeeperQuestion(name);
  const touched = own.filter(({ answer }) => answer?.notes?.area === insight.area);
  const asked = touched.find(({ label }) => label !== null && labelComments[label] !== undefined);
  const fault = asked?.label ? labelComments[asked.label] : undefined;
  if (touched.length === 0)
    return {
      ...{ insightId: insight.id, hint: null, asked: null, question: opener },
      comment: `You never got to this: ${name}.`,
    };
  if (asked === undefined || fault === undefined)
    return {
      ...{ insightId: insight.id, hint: null, asked: null, question: deeper },
      comment:
        touched.length < manyAnswers
          ? `You touched on this but left it early: ${name}.`
          : `You asked about this, but there was more behind it: ${name}.`,
    };
  return {
    ...{ insightId: insight.id, hint: null, question: deeper },
    asked: { messageId: asked.line.id, text: asked.line.text },
    comment: fault,
  };
}

/** Questions that got little by how they were put, the worst first, each with an open wording of it. */
function listFaultyQuestions({ own }: MomentInput): PracticeMoment[] {
  const rank: readonly (QuestionLabel | null)[] = ["leading", "double", "hypothetical", "closed"];
  return own
    .flatMap(({ line, label }) => {
      const comment = label === null || label === "fact" ? undefined : labelComments[label];
      const question = findOpenWording(line.text, label);
      if (comment === undefined || question === null) return [];
      const asked = { messageId: line.id, text: line.text };
      return [{ label, moment: { insightId: null, hint: null, asked, comment, question } }];
    })
    .toSorted((one, other) => rank.indexOf(one.label) - rank.indexOf(other.label))
    .map(({ moment }) => moment);
}

/**
 * At most five moments worth looking at again, in the order of the talk: hints at what stayed hidden first, then
 * what was never opened, then questions that got little by how they were put. One message makes one moment.
 */
export function chooseMoments(input: MomentInput): PracticeMoment[] {
  const { own, lines, interviewee, found } = input;
  if (own.length === 0) return [];
  const hidden = interviewee.practiceCase.insights.filter(({ id }) => !found.has(id));
  const hinted = hidden.flatMap((insight) => makeHintMoment(insight, input) ?? []);
  const unopened = hidden
    .filter(({ id }) => hinted.every(({ insightId }) => insightId !== id))
    .map((insight) => makeUnopenedMoment(insight, input));
  const place = new Map(lines.map(({ id }, index) => [id, index]));
  const at = ({ asked, hint }: PracticeMoment) => place.get((hint ?? asked)?.messageId ?? "") ?? lines.length;
  const chosen: PracticeMoment[] = [];
  for (const moment of [...hinted, ...unopened, ...listFaultyQuestions(input)]) {
    const isNew =
      moment.asked === null || chosen.every(({ asked }) => asked?.messageId !== moment.asked?.messageId);
    if (isNew && chosen.length < maxMoments) chosen.push(moment);
  }
  return chosen.toSorted((one, other) => at(one) - at(other));
}
