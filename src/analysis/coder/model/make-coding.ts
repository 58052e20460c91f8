import type { Evidence } from "#contract/insights.ts";
import { splitByPerson } from "../../people.ts";
import type { Segment, Source, StudyContext } from "../../sources.ts";
import { createEvidenceMaker, listMessages } from "../messages.ts";
import { type CodingReading, type Draft, labelByQuote } from "./coding-answer.ts";
import type { CodingRequest } from "./coding-prompt.ts";
import type { ModelCoding, ModelStatement } from "./model-coding.ts";
import { findSentence, placeQuote } from "./place-quote.ts";
import { widenQuote } from "./widen-quote.ts";

const maxAsked = 240;

/** A reading and the request that it answers. */
export interface ReadPart {
  request: CodingRequest;
  reading: CodingReading;
}

/** What a model coded in a source, once all its quotes were looked up; what stands nowhere is dropped and counted. */
export function makeCoding(source: Source, study: StudyContext, parts: ReadPart[]): ModelCoding {
  const speakers = listSpeakers(source, study);
  const coding: ModelCoding = { statements: [], unclear: [], who: [], checked: 0, dropped: 0 };
  for (const { request, reading } of parts) {
    // In the order in which it was said, whatever the model began with: what comes last holds.
    for (const draft of reading.drafts.toSorted(comparePlaces)) {
      const statement = makeStatement(draft, { request, reading, speakers });
      coding.checked++;
      if (statement) coding.statements.push(statement);
      else coding.dropped++;
    }
    for (const { segment, why } of reading.unclear) {
      const person = speakers.get(segment.id)?.person;
      if (person !== undefined) coding.unclear.push({ person, why });
    }
    for (const { segment, words } of reading.who) {
      const person = speakers.get(segment.id)?.person;
      const isNew = person !== undefined && coding.who.every((known) => known.person !== person);
      if (isNew) coding.who.push({ person, words });
    }
  }
  return coding;
}

function comparePlaces(a: Draft, b: Draft): number {
  return a.item.segment - b.item.segment || (a.span?.start ?? 0) - (b.span?.start ?? 0);
}

interface Speaker {
  person: number;
  questionId: string | null;
  quote: (segment: Segment, start: number, end: number) => Evidence | undefined;
}

/** By segment: who speaks, under which question, and how evidence is made of it. */
function listSpeakers(source: Source, study: StudyContext): Map<string, Speaker> {
  const speakers = new Map<string, Speaker>();
  for (const [person, { source: own }] of splitByPerson(source).entries()) {
    const maker = createEvidenceMaker(own);
    for (const { segment, questionId } of listMessages(own, study)) {
      speakers.set(segment.id, { person, questionId, quote: maker.make });
    }
  }
  return speakers;
}

interface Context extends ReadPart {
  speakers: Map<string, Speaker>;
}

function makeStatement(draft: Draft, { request, reading, speakers }: Context): ModelStatement | undefined {
  const { item, segment, span, lost } = draft;
  const speaker = speakers.get(segment?.id ?? "");
  if (!segment || !span || !speaker || lost !== undefined) return undefined;
  const widened = widenQuote(segment.text, span);
  const evidence = speaker.quote(segment, widened.start, widened.end);
  if (!evidence) return undefined;
  const sentence = findSentence(segment.text, widened);
  const label = reading.groundless.has(item.code) ? "" : (reading.labels.get(item.code)?.label ?? "");
  const reason = (given: { segment: number; quote: string } | null | undefined) =>
    given ? quoteReason(given, { request, speakers }) : null;
  return {
    label: label || labelByQuote(segment.text.slice(span.start, span.end)),
    kind: item.kind,
    polarity: item.polarity,
    mode: item.mode,
    person: speaker.person,
    questionId: speaker.questionId,
    asked: draft.asked.slice(0, maxAsked),
    evidence: { ...evidence, ...findTakenBack(item, { request, speakers, evidence }) },
    before: segment.text.slice(sentence.start, widened.start),
    after: segment.text.slice(widened.end, Math.max(sentence.end, widened.end)),
    because: reason(item.because),
    leadsTo: reason(item.leadsTo),
  };
}

/** What they said further on about the same, of the same person. */
function findTakenBack(
  { segment, later }: Draft["item"],
  { request, speakers, evidence }: Pick<Context, "request" | "speakers"> & { evidence: Evidence },
): Pick<Evidence, "takenBack"> {
  if (!later || later.segment < segment) return {};
  const found = quoteReason(later, { request, speakers });
  if (!found) return {};
  const isSame = later.segment === segment;
  const person = (no: number) => speakers.get(request.shown.get(no)?.id ?? "")?.person;
  if (person(segment) !== person(later.segment) || (isSame && found.start < evidence.end)) return {};
  const { quote, messageId, start, end } = found;
  return { takenBack: { quote, messageId, start, end } };
}

function quoteReason(
  given: { segment: number; quote: string },
  { request, speakers }: Pick<Context, "request" | "speakers">,
): Evidence | null {
  const segment = request.shown.get(given.segment);
  const span = segment && placeQuote(given.quote, segment.text);
  const speaker = speakers.get(segment?.id ?? "");
  return (segment && span && speaker?.quote(segment, span.start, span.end)) || null;
}
