import { opensTopic } from "#languages/opens-topic.ts";
import type { LaidTurns } from "../../script-alignment/lay-by-turns.ts";
import type { Segment } from "../../sources.ts";
import { countSpacedWords } from "../../words.ts";
import type { CodingRequest } from "./coding-prompt.ts";
import { leftOutItem } from "./coding-schema.ts";
import { countShared } from "./common-ground.ts";
import { placeQuote } from "./place-quote.ts";
import { readItems } from "./read-items.ts";

const maxPleas = 10;
/** A word alone asks for nothing. */
const minPlea = 2;
/** Turns of the same person on either side that a plea may be about; those further back must share words with it. */
const maxBeside = 3;
const minShared = 2;

/**
 * The turns that a model says somebody asks to have left out: where it quotes the plea word for word, its turn, and of
 * the story those of the same person's turns around it that it names, up to where the interviewer goes on to something else.
 */
export function readAskedOut(
  json: unknown,
  { shown, turns }: Pick<CodingRequest, "shown" | "turns">,
  laid: LaidTurns = {},
): string[] {
  const matters = numberMatters(turns, laid);
  const pleas = readItems(json, "leftOut", { item: leftOutItem, max: maxPleas });
  const ids = pleas.flatMap(({ segment: no, quote, story }) => {
    const plea = shown.get(no);
    if (!plea || countSpacedWords(quote) < minPlea || !placeQuote(quote, plea.text)) return [];
    const around = listAround(shown, plea);
    const told = story.flatMap((one) => shown.get(one) ?? []).filter((one) => around.includes(one));
    return [plea, ...dropOtherMatters(told, plea, { around, matters })].map(({ id }) => id);
  });
  return [...new Set(ids)];
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
