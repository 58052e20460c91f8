import type { Evidence } from "#contract/insights.ts";
import { asksToKeepOut } from "#languages/asks-to-keep-out.ts";
import { splitByPerson } from "../../people.ts";
import { type LaidTurns, layByTurns } from "../../script-alignment/lay-by-turns.ts";
import type { Segment, Source, StudyContext } from "../../sources.ts";
import { countSpacedWords } from "../../words.ts";
import { makeNameHider } from "../hide-names.ts";
import { createEvidenceMaker, listMessages } from "../messages.ts";
import { isBareAgreement } from "./bare-agreement.ts";
import { type CodingReading, type Draft, labelByQuote } from "./coding-answer.ts";
import type { CodingRequest } from "./coding-prompt.ts";
import type { ModelCoding, ModelStatement } from "./model-coding.ts";
import { findSentence, placeQuote, type Span } from "./place-quote.ts";
import { readOn } from "./quote-ends.ts";
import { findQuestion, fitPassage, shortenQuestion, widenBeside, widenQuote } from "./widen-quote.ts";

const maxAsked = 240;
/** "No." says nothing by itself, even as a whole turn. */
const minWords = 3;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{4}/u;
const isEnough = (quote: string) => countSpacedWords(quote) >= minWords || unspaced.test(quote);

/** A reading and the request that it answers. */
export interface ReadPart {
  request: CodingRequest;
  reading: CodingReading;
}

/** What a model coded in a source, once all its quotes were looked up; what stands nowhere is dropped and counted. */
export function makeCoding(source: Source, study: StudyContext, parts: ReadPart[]): ModelCoding {
  const laid: LaidTurns = Object.assign({}, ...parts.map(({ reading }) => reading.laid));
  const askedOut = parts.flatMap(({ reading }) => reading.askedOut);
  const speakers = listSpeakers(layByTurns(source, laid, study.questions), study);
  const hideNames = makeNameHider(source);
  const coding: ModelCoding = {
    ...{ statements: [], unclear: [], who: [], checked: 0, dropped: 0 },
    ...(Object.keys(laid).length > 0 && { laid }),
    ...(askedOut.length > 0 && { askedOut }),
  };
  for (const { request, reading } of parts) {
    for (const draft of listEvidence(reading)) {
      const statement = makeStatement(draft, { request, reading, speakers, hideNames });
      coding.checked++;
      if (!statement) coding.dropped++;
      else if (!coding.statements.some((one) => isSameStatement(one, statement)))
        coding.statements.push(statement);
    }
    addRemarks(coding, reading, speakers);
  }
  return coding;
}

/** What was unclear, and by which words people say who they are. */
function addRemarks(coding: ModelCoding, reading: CodingReading, speakers: Context["speakers"]): void {
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

/** Two quotes of one place may grow into the same words. */
function isSameStatement(one: ModelStatement, other: ModelStatement): boolean {
  const [{ messageId, start, end }, same] = [one.evidence, other.evidence];
  const isSamePlace = messageId === same.messageId && start === same.start && end === same.end;
  return isSamePlace && one.label === other.label && one.polarity === other.polarity;
}

/** In the order in which it was said, whatever the model began with: what comes last holds. */
function listEvidence({ drafts, isEnglish }: CodingReading): Draft[] {
  const isEvidence = ({ segment, span, asked }: Draft) => {
    if (segment === undefined || span === undefined) return true;
    const words = segment.text.slice(span.start, span.end);
    return !asksToKeepOut(words.toLowerCase()) && !(isEnglish && isBareAgreement(words, asked));
  };
  return drafts.filter(isEvidence).sort(comparePlaces);
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
  hideNames: (text: string) => string;
}

function makeStatement(
  draft: Draft,
  { request, reading, speakers, hideNames }: Context,
): ModelStatement | undefined {
  const { item, segment, span, lost } = draft;
  const speaker = speakers.get(segment?.id ?? "");
  if (!segment || !span || !speaker || lost !== undefined) return undefined;
  const widened = draft.isPassage
    ? fitPassage(segment.text, span)
    : widenQuote(segment.text, span, draft.asked);
  const evidence = speaker.quote(segment, widened.start, widened.end);
  if (!evidence || !isEnough(evidence.quote)) return undefined;
  const sentence = findSentence(segment.text, widened);
  const core = findSentence(segment.text, span);
  const asked = hideNames(draft.asked);
  const question =
    findQuestion(segment.text, widened, asked) ?? (draft.needsQuestion ? shortenQuestion(asked) : undefined);
  const label = reading.groundless.has(item.code) ? "" : (reading.labels.get(item.code)?.label ?? "");
  const reason = (given: { segment: number; quote: string } | null | undefined) =>
    given ? quoteBeside(given, { request, speakers, item, widened }) : null;
  return {
    label: label || labelByQuote(segment.text.slice(span.start, span.end)),
    kind: item.kind,
    polarity: item.polarity,
    mode: item.mode,
    ...(item.whose === "others" && { whose: item.whose }),
    person: speaker.person,
    questionId: speaker.questionId,
    // The turn before a first answer is mostly a greeting: what it asks stands at its end.
    asked: shortenQuestion(asked) ?? asked.trim().slice(-maxAsked),
    evidence: {
      ...evidence,
      ...(question !== undefined && { followUp: question }),
      ...findTakenBack({ request, speakers, item, widened }, evidence),
    },
    ...(core.start > widened.start && { coded: segment.text.slice(core.start, core.end).trim() }),
    before: segment.text.slice(sentence.start, widened.start),
    after: segment.text.slice(widened.end, Math.max(sentence.end, widened.end)),
    goesOn: readOn(segment.text, { start: widened.start, end: Math.max(sentence.end, widened.end) }),
    because: reason(item.because),
    leadsTo: reason(item.leadsTo),
  };
}

interface Beside extends Pick<Context, "request" | "speakers"> {
  item: Draft["item"];
  /** The statement's own quote, within its segment. */
  widened: Span;
}

/** What they said further on about the same, of the same person. */
function findTakenBack(beside: Beside, evidence: Evidence): Pick<Evidence, "takenBack"> {
  const { request, speakers, item } = beside;
  const { segment, later } = item;
  if (!later || later.segment < segment) return {};
  const found = quoteBeside(later, beside);
  if (!found) return {};
  const isSame = later.segment === segment;
  const person = (no: number) => speakers.get(request.shown.get(no)?.id ?? "")?.person;
  // What the quote goes on to say itself is not told once more behind it.
  if (person(segment) !== person(later.segment) || (isSame && found.start < evidence.end)) return {};
  const { quote, messageId, start, end } = found;
  return { takenBack: { quote, messageId, start, end } };
}

function quoteBeside(
  given: { segment: number; quote: string },
  { request, speakers, item, widened }: Beside,
): Evidence | null {
  const segment = request.shown.get(given.segment);
  const span = segment && placeQuote(given.quote, segment.text);
  const speaker = speakers.get(segment?.id ?? "");
  if (!segment || !span) return null;
  const own = given.segment === item.segment ? widened : undefined;
  const { start, end } = widenBeside(segment.text, span, own);
  return speaker?.quote(segment, start, end) ?? null;
}
