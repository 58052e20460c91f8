import type { CodeKind } from "#contract/insights.ts";
import type { LaidTurns } from "../../script-alignment/lay-by-turns.ts";
import type { Segment } from "../../sources.ts";
import { countSpacedWords } from "../../words.ts";
import { readAskedOut } from "./asked-out-turns.ts";
import type { Codebook } from "./codebook.ts";
import type { CodingRequest } from "./coding-prompt.ts";
import {
  askedItem,
  newCodeItem,
  type StatementItem,
  statementItem,
  unclearItem,
  whoItem,
} from "./coding-schema.ts";
import { listForeignWords } from "./common-ground.ts";
import { findLostNegation } from "./lost-negation.ts";
import { placeQuote, type Span } from "./place-quote.ts";
import { readItems, readList, tidyLine } from "./read-items.ts";

interface NewLabel {
  label: string;
  kind: CodeKind;
}

/** A statement of an answer; without a span its quote was not found in the segment that it names. */
export interface Draft {
  item: StatementItem;
  segment: Segment | undefined;
  span: Span | undefined;
  /** What it answers. */
  asked: string;
  /** Chosen over the whole answer: nothing is added to it. */
  isPassage?: boolean;
  /** Not to be understood without the question. */
  needsQuestion?: boolean;
  /** Words that the quote leaves out and that would turn its sense round. */
  lost: string | undefined;
}

export interface CodingReading {
  drafts: Draft[];
  /** By the id that the statements name: codes of the codebook and new ones. */
  labels: Map<string, NewLabel>;
  /** Ids of new codes whose label says what none of their turns and questions says, is too long or missing. */
  groundless: Set<string>;
  unclear: { segment: Segment; why: string }[];
  who: { segment: Segment; words: string }[];
  laid: LaidTurns;
  /** Turns that somebody asks to have left out. */
  askedOut: string[];
  /** Words of labels and quotes can be compared: a label may be a translation elsewhere. */
  isEnglish: boolean;
}

const maxStatements = 60;
const maxUnclear = 10;
export const maxLabel = 60;
const maxWho = 80;
const maxWhoWords = 10;
const maxWords = 90;

/** Reads an answer item by item; undefined when it has no list of statements at all. */
export function readCodingAnswer(
  json: unknown,
  request: CodingRequest,
  codebook: Codebook,
): CodingReading | undefined {
  if (typeof json !== "object" || json === null || !("statements" in json)) return undefined;
  const items = readItems(json, "statements", { item: statementItem, max: maxStatements });
  if (items.length === 0 && readList(json, "statements").length > 0) return undefined;
  const drafts = dropRepeats(items.map((item) => placeDraft(item, request)));
  const labels = listLabels(json, drafts, codebook);
  const unclear = readItems(json, "unclear", { item: unclearItem, max: maxUnclear }).flatMap((one) => {
    const segment = findNoted(request, one.segment);
    const why = tidyLine(one.why).slice(0, 200);
    return segment && why !== "" ? [{ segment, why }] : [];
  });
  const who = readItems(json, "who", { item: whoItem, max: maxUnclear }).flatMap(({ segment: no, quote }) => {
    const segment = request.shown.get(no);
    const span = segment && isShort(quote) ? placeQuote(quote, segment.text) : undefined;
    return segment && span ? [{ segment, words: tidyLine(segment.text.slice(span.start, span.end)) }] : [];
  });
  const { isEnglish } = request;
  const laid = readLaid(json, request);
  const askedOut = readAskedOut(json, request, laid);
  const reading = { drafts, labels, groundless: new Set<string>(), unclear, who, laid, askedOut, isEnglish };
  reading.groundless = findGroundless(reading, codebook);
  return reading;
}

/** Whose words a note is about: at a turn of the interviewer's, those that answer it. None of what was left out. */
function findNoted({ shown, asked }: CodingRequest, no: number): Segment | undefined {
  const answering = [...asked.keys()].find((other) => other >= no);
  return shown.get(answering ?? no);
}

/** The turns that put a question of the guide; each turn puts one. */
function readLaid(json: unknown, { toLay, questions }: CodingRequest): LaidTurns {
  const laid: LaidTurns = Object.create(null);
  for (const { segment, question } of readItems(json, "asked", { item: askedItem, max: toLay.size })) {
    const turn = toLay.get(segment);
    const text = questions.get(question.trim());
    if (turn && text !== undefined) laid[turn.id] ??= text;
  }
  return laid;
}

export function placeDraft(
  item: StatementItem,
  { shown, asked }: Pick<CodingRequest, "shown" | "asked">,
): Draft {
  const segment = shown.get(item.segment);
  const span =
    segment && countSpacedWords(item.quote) <= maxWords ? placeQuote(item.quote, segment.text) : undefined;
  const lost = segment && span ? findLostNegation(segment.text, span) : undefined;
  return { item, segment, span, asked: asked.get(item.segment) ?? "", lost };
}

function isShort(quote: string): boolean {
  const words = quote.trim();
  return words !== "" && words.length <= maxWho && words.split(/\s+/u).length <= maxWhoWords;
}

function dropRepeats(drafts: Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.filter(({ item, segment, span }) => {
    if (!segment || !span) return true;
    const key = `${item.code} ${segment.id} ${span.start} ${span.end}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function listLabels(json: unknown, drafts: Draft[], codebook: Codebook): Map<string, NewLabel> {
  const labels = new Map<string, NewLabel>();
  for (const { id, label, kind } of readItems(json, "newCodes", { item: newCodeItem, max: maxStatements })) {
    if (!codebook.find(id)) labels.set(id, { label: tidyLine(label), kind });
  }
  for (const { item } of drafts) {
    if (labels.has(item.code)) continue;
    const known = codebook.find(item.code);
    labels.set(item.code, { label: known?.label ?? "", kind: known?.kind ?? item.kind });
  }
  return labels;
}

/** New codes whose labels have to be asked for again. */
export function findGroundless(
  { drafts, labels, isEnglish }: CodingReading,
  codebook: Codebook,
): Set<string> {
  const groundless = new Set<string>();
  for (const [id, { label }] of labels) {
    if (codebook.find(id)) continue;
    const quoted = drafts.filter(({ item, span }) => item.code === id && span);
    if (quoted.length > 0 && !isGrounded(label, quoted, isEnglish)) groundless.add(id);
  }
  return groundless;
}

/**
 * No number and no name but of the turns that it codes and what they answer. A claim that several people share is in none
 * of their words: whether these bear it out is checked later.
 */
function isGrounded(label: string, drafts: Draft[], isEnglish: boolean): boolean {
  const length = Array.from(label).length;
  if (length === 0 || length > maxLabel) return false;
  const turns = drafts.map(({ segment, asked }) => `${asked} ${segment?.text ?? ""}`).join(" ");
  return listForeignWords(label, turns, isEnglish).length === 0;
}

/** The participant's own words in the place of a label that has no ground, cut between words. */
export function labelByQuote(quote: string): string {
  const words = tidyLine(quote).split(" ");
  let label = "";
  for (const word of words) {
    if (Array.from(`${label} ${word} …`).length > maxLabel)
      return label === "" ? cutWord(word) : `${label} …`;
    label = label === "" ? word : `${label} ${word}`;
  }
  return label;
}

function cutWord(word: string): string {
  return `${Array.from(word)
    .slice(0, maxLabel - 2)
    .join("")} …`;
}
