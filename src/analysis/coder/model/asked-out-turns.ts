import { asksToKeepOut } from "#languages/asks-to-keep-out.ts";
import { givesLeave } from "#languages/gives-leave.ts";
import { opensTopic } from "#languages/opens-topic.ts";
import { worriesOverOthers } from "#languages/worries-over-others.ts";
import { type AskedOutPlace, writeAskedOutPlace } from "../../asked-out-place.ts";
import { indexCodePoints } from "../../code-points.ts";
import type { LaidTurns } from "../../script-alignment/lay-by-turns.ts";
import type { Segment } from "../../sources.ts";
import { countSpacedWords } from "../../words.ts";
import { escapePattern } from "../name-patterns.ts";
import type { CodingRequest } from "./coding-prompt.ts";
import { leftOutItem } from "./coding-schema.ts";
import { countShared } from "./common-ground.ts";
import { findSentence, placeQuote, type Span } from "./place-quote.ts";
import { readItems } from "./read-items.ts";

const maxPleas = 10;
/** A word alone asks for nothing. */
const minPlea = 2;
const maxNameWords = 3;
/** Turns of the same person on either side that a plea may be about; those further back must share words with it. */
const maxBeside = 3;
const minShared = 2;

/**
 * What a model says that somebody asks to have left out, as it is stored: where it quotes the plea word for word, the
 * story that it names in the same person's turns around it, up to where the interviewer goes on to something else. Where
 * it quotes what is to go, those sentences or that name alone; else whole turns, and the plea's own with them.
 */
export function readAskedOut(
  json: unknown,
  { shown, turns }: Pick<CodingRequest, "shown" | "turns">,
  laid: LaidTurns = {},
): string[] {
  const matters = numberMatters(turns, laid);
  const pleas = readItems(json, "leftOut", { item: leftOutItem, max: maxPleas });
  const places = pleas.flatMap(({ segment: no, quote, story }) => {
    const plea = shown.get(no);
    const span = plea && placeQuote(quote, plea.text);
    if (!span || countSpacedWords(quote) < minPlea) return [];
    if (worriesOverOthers(quote) && !asksToKeepOut(quote.toLowerCase())) return [];
    const around = listAround(shown, plea);
    const named = story.flatMap((words): Named[] => {
      const turn = shown.get(words.segment);
      return turn && around.includes(turn) ? [{ turn, span: placeQuote(words.quote, turn.text) }] : [];
    });
    const turnsNamed = named.map(({ turn }) => turn);
    const told = new Set(dropOtherMatters(turnsNamed, plea, { around, matters }));
    const isExact = named.every((one) => one.span) && (named.length > 0 || givesLeave(quote));
    const asking = isExact ? place(plea, findSentence(plea.text, span)) : { turnId: plea.id };
    const own = [...shown.values()].filter(({ person }) => person === plea.person);
    return [asking, ...named.filter(({ turn }) => told.has(turn)).flatMap((one) => listPlaces(one, own))];
  });
  return [...new Set(places.map(writeAskedOutPlace))];
}

interface Named {
  turn: Segment;
  /** What of it is to go; all of it where the model doesn't quote it. */
  span?: Span | undefined;
}

/** The sentences that hold the words; a name goes by itself, wherever its speaker says it. */
function listPlaces({ turn, span }: Named, own: readonly Segment[]): AskedOutPlace[] {
  if (!span) return [{ turnId: turn.id }];
  const words = turn.text.slice(span.start, span.end);
  if (!isName(words)) return [place(turn, findSentence(turn.text, span))];
  return own.flatMap((one) =>
    [
      ...one.text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(words)}(?![\\p{L}\\p{N}])`, "gu")),
    ].map(({ index }) => place(one, { start: index, end: index + words.length })),
  );
}

const isName = (words: string) =>
  countSpacedWords(words) <= maxNameWords && /^\p{Lu}/u.test(words) && !/[.!?…,;]$/u.test(words);

function place(turn: Segment, { start, end }: Span): AskedOutPlace {
  const toPoint = indexCodePoints(turn.text);
  return { turnId: turn.id, span: { start: toPoint(start), end: toPoint(end) } };
}

/** "I said he told me to; he didn't, I wouldn't want that down as him" may be about something told long before, in its words. */
function listAround(shown: CodingRequest["shown"], plea: Segment): Segment[] {
  const own = [...shown.values()].filter(({ person }) => person === plea.person);
  const at = own.indexOf(plea);
  return own.filter(
    (turn, index) =>
      Math.abs(index - at) <= maxBeside || (index < at && countShared(turn.text, plea.text) >= minShared),
  );
}

/** By turn, how often the interviewer has gone on to something else before it: to another question, or by saying so. */
function numberMatters(turns: CodingRequest["turns"], laid: LaidTurns): Map<Segment, number> {
  const isLaid = Object.keys(laid).length > 0;
  const findQuestion = ({ id, move, questionId }: Segment) =>
    (isLaid ? laid[id] : move === "ask" && questionId) || undefined;
  const matters = new Map<Segment, number>();
  let matter = 0;
  let open: string | undefined;
  for (const turn of turns.values()) {
    if (turn.speaker === "interviewer") {
      const put = findQuestion(turn) ?? open;
      if (put !== open || opensTopic(turn.text)) matter++;
      open = put;
    }
    matters.set(turn, matter);
  }
  return matters;
}

/**
 * The story stands where it was told last before the plea. What was told before that, under another question, belongs to
 * it only by its words; the answers to the interviewer's next question never do.
 */
function dropOtherMatters(
  told: Segment[],
  plea: Segment,
  { around, matters }: { around: Segment[]; matters: ReadonlyMap<Segment, number> },
): Segment[] {
  const place = (turn: Segment) => around.indexOf(turn);
  const story = around.findLast((turn) => told.includes(turn) && place(turn) < place(plea)) ?? plea;
  const own = new Set([story, plea].map((turn) => matters.get(turn)));
  return told.filter(
    (turn) =>
      own.has(matters.get(turn)) ||
      (place(turn) < place(story) && countShared(turn.text, story.text) >= minShared),
  );
}
