import type { Segment } from "../../sources.ts";
import { countSpacedWords } from "../../words.ts";
import type { CodingRequest } from "./coding-prompt.ts";
import { leftOutItem } from "./coding-schema.ts";
import { placeQuote } from "./place-quote.ts";
import { readItems } from "./read-items.ts";

const maxPleas = 10;
/** A word alone asks for nothing. */
const minPlea = 2;
/** Turns of the same person on either side that a plea may be about. */
const maxBeside = 3;

/**
 * The turns that a model says somebody asks to have left out: where it quotes the plea word for word, its turn, and of
 * the story those of the same person's turns around it that it names.
 */
export function readAskedOut(json: unknown, { shown }: Pick<CodingRequest, "shown">): string[] {
  const pleas = readItems(json, "leftOut", { item: leftOutItem, max: maxPleas });
  const ids = pleas.flatMap(({ segment: no, quote, story }) => {
    const plea = shown.get(no);
    if (!plea || countSpacedWords(quote) < minPlea || !placeQuote(quote, plea.text)) return [];
    const around = listAround(shown, plea);
    const told = story.flatMap((one) => shown.get(one) ?? []).filter((one) => around.includes(one));
    return [plea, ...told].map(({ id }) => id);
  });
  return [...new Set(ids)];
}

function listAround(shown: CodingRequest["shown"], plea: Segment): Segment[] {
  const own = [...shown.values()].filter(({ person }) => person === plea.person);
  const at = own.indexOf(plea);
  return own.slice(Math.max(0, at - maxBeside), at + maxBeside + 1);
}
