import type { PracticeMoment, QuestionLabel } from "#contract/practice-debrief.ts";
import { normaliseText } from "../script/sentences.ts";
import { listAskedAreas } from "./asked-areas.ts";
import { buildsOnAnswer, comesBackTo, pointsBack } from "./build-on.ts";
import { findOpenWording } from "./debrief-rewrite.ts";
import type { Interviewee } from "./interviewee.ts";
import type { OwnMessage, PracticeLine } from "./meter.ts";
import type { CaseInsight } from "./practice-case.ts";
import { listMatter } from "./word-stems.ts";

const maxMoments = 5;

interface MomentInput {
  interviewee: Interviewee;
  own: readonly OwnMessage[];
  lines: readonly PracticeLine[];
  /** Ids of the insights that were told. */
  found: ReadonlySet<string>;
}

/** A moment, and what kind of question is its fault: what is said of that depends on the moments around it. */
interface FoundMoment extends PracticeMoment {
  fault: Fault | null;
}

const faults = ["leading", "double", "hypothetical", "closed", "fact"] as const;
type Fault = (typeof faults)[number];
const faultComments: Record<Fault, { first: string; again: string }> = {
  closed: { first: "A word was enough to answer this.", again: "A word was enough here too." },
  leading: { first: "This gave the answer with the question.", again: "This suggested its answer too." },
  double: {
    first: "These were two questions, so one at most got an answer.",
    again: "Two questions again.",
  },
  hypothetical: {
    first: "This asked for a guess instead of what happened.",
    again: "This asked for a guess too.",
  },
  fact: { first: "This asked for one fact.", again: "This asked for one fact too." },
};
const faultOf = (label: QuestionLabel | null): Fault | null => faults.find((one) => one === label) ?? null;

const sentence = /[^.!?…]+[.!?…]*["”»)]*/gu;

/** The whole sentence of an answer that holds a hint, character for character. */
export function quoteHint(text: string, words: string): string {
  const holding = (text.match(sentence) ?? []).map((one) => one.trim()).find((one) => one.includes(words));
  return holding ?? words;
}

/** "That's all I'll say on that one.": who leaves it there has missed nothing. */
const closesSubject =
  /\b(?:that's (?:all|as much as)|as much as) (?:i'll|i will|i'd (?:like|want|care) to|i want to|i'm going to) (?:say|tell)|\bi(?:'d| would) (?:rather|sooner|prefer) not\b|\b(?:don't|do not) (?:know that i )?(?:really )?want to (?:say|talk|go into|get into)\b|\b(?:let's|we'll) leave it (?:there|at that)\b/iu;

/** Whether a question is about the sentence that hints, or may be: it asks for more, or points back. */
function takesUpHint({ line, label, followUp }: OwnMessage, quote: string): boolean {
  const isBare = listMatter(line.text).length === 0;
  return followUp && (isBare || buildsOnAnswer(line.text, quote) || pointsBack(line.text, label));
}

/** What went wrong after a hint; undefined for what was well asked, whatever was answered, and for what is not sure. */
function judgeHint(
  next: OwnMessage | undefined,
  later: readonly OwnMessage[],
  hint: { text: string; quote: string },
): { comment: string; fault: Fault | null } | undefined {
  if (closesSubject.test(normaliseText(hint.text))) return undefined;
  if (next === undefined) return { comment: "The interview ended here.", fault: null };
  if (next.label === null) return undefined;
  if (takesUpHint(next, hint.quote)) {
    const fault = faultOf(next.label);
    return fault === null ? undefined : { comment: "", fault };
  }
  const back = later.filter(({ line }) => comesBackTo(line.text, hint.quote));
  if (back.some(({ label }) => faultOf(label) === null)) return undefined;
  if (back.length > 0)
    return { comment: "Half said: you came back to it later, but not to what lay behind it.", fault: null };
  const isOfAnswer = buildsOnAnswer(next.line.text, hint.text);
  return {
    comment: isOfAnswer ? "You took up another part of this answer." : "You moved on to something else.",
    fault: null,
  };
}

const hintOf = ({ id, hint }: CaseInsight, lines: readonly PracticeLine[]): PracticeLine | undefined =>
  lines.find(
    ({ speaker, text, notes }) =>
      speaker === "participant" && notes?.cues.includes(id) && text.includes(hint.words),
  );

function makeHintMoment(insight: CaseInsight, { own, lines }: MomentInput): FoundMoment | undefined {
  const hint = hintOf(insight, lines);
  if (hint === undefined) return undefined;
  const at = own.findIndex(({ before }) => before?.id === hint.id);
  const next = own[at];
  const quote = quoteHint(hint.text, insight.hint.words);
  const judged = judgeHint(next, at < 0 ? [] : own.slice(at + 1), { text: hint.text, quote });
  return (
    judged && {
      ...judged,
      insightId: insight.id,
      hint: { messageId: hint.id, quote },
      asked: next === undefined ? null : { messageId: next.line.id, text: next.line.text },
      question: insight.question,
    }
  );
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

/** An open question on an area that nobody spoke of. */
export function makeAreaQuestion(name: string): string {
  const inside = putInside(name);
  return clauseStart.test(name) ? `Could you tell me ${inside}?` : `Could you tell me about ${inside}?`;
}

/** The area of a hidden insight was neither asked about nor heard of. */
function makeUnopenedMoment(
  { id, area, opener }: CaseInsight,
  { own, interviewee }: MomentInput,
  areasOf: (message: OwnMessage) => ReadonlySet<string>,
): FoundMoment | undefined {
  if (own.some((message) => areasOf(message).has(area) || message.answer?.notes?.area === area))
    return undefined;
  const name = interviewee.practiceCase.areas.find((one) => one.id === area)?.name ?? "";
  return {
    ...{ insightId: id, hint: null, asked: null, fault: null },
    ...{ comment: `You never got to this: ${name}.`, question: opener },
  };
}

/** Questions that got little by how they were put, the worst first, each with an open wording of it. */
function listFaultyQuestions({ own }: MomentInput): FoundMoment[] {
  return own
    .flatMap(({ line, label }): FoundMoment[] => {
      const fault = faultOf(label);
      const question = findOpenWording(line.text, label);
      if (fault === null || fault === "fact" || question === null) return [];
      const asked = { messageId: line.id, text: line.text };
      return [{ ...{ insightId: null, hint: null, asked, comment: "", question }, fault }];
    })
    .toSorted((one, other) => faults.indexOf(one.fault ?? "fact") - faults.indexOf(other.fault ?? "fact"));
}

/** What a question's fault did is said once, with how often it came again; after that in a few words. */
function commentFaults(moments: readonly FoundMoment[], own: readonly OwnMessage[]): PracticeMoment[] {
  const said = new Set<Fault>();
  return moments.map(({ fault, ...moment }) => {
    if (fault === null) return moment;
    const { first, again } = faultComments[fault];
    if (said.has(fault)) return { ...moment, comment: again };
    said.add(fault);
    const others = own.filter(({ label }) => label === fault).length - 1;
    return { ...moment, comment: others > 0 ? `${first} You asked ${others} more like it.` : first };
  });
}

/**
 * At most five moments worth looking at again, in the order of the talk: hints at what stayed hidden first, then
 * what was never opened, then questions that got little by how they were put. One message makes one moment.
 */
export function chooseMoments(input: MomentInput): PracticeMoment[] {
  const { own, lines, interviewee, found } = input;
  if (own.length === 0) return [];
  const asked = new Map(own.map((message) => [message, listAskedAreas(interviewee, message)]));
  const areasOf = (message: OwnMessage) => asked.get(message) ?? new Set<string>();
  const hidden = interviewee.practiceCase.insights.filter(({ id }) => !found.has(id));
  const hinted = hidden.flatMap((insight) => makeHintMoment(insight, input) ?? []);
  const unopened = hidden
    .filter((insight) => hintOf(insight, lines) === undefined)
    .flatMap((insight) => makeUnopenedMoment(insight, input, areasOf) ?? []);
  const place = new Map(lines.map(({ id }, index) => [id, index]));
  const at = ({ asked, hint }: PracticeMoment) => place.get((hint ?? asked)?.messageId ?? "") ?? lines.length;
  const chosen: FoundMoment[] = [];
  for (const moment of [...hinted, ...unopened, ...listFaultyQuestions(input)]) {
    const isKnown =
      moment.asked !== null && chosen.some(({ asked }) => asked?.messageId === moment.asked?.messageId);
    const isSaid = moment.insightId === null && chosen.some(({ fault }) => fault === moment.fault);
    if (!isKnown && !isSaid && chosen.length < maxMoments) chosen.push(moment);
  }
  return commentFaults(
    chosen.toSorted((one, other) => at(one) - at(other)),
    own,
  );
}
