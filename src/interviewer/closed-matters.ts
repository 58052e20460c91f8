import type { Reading } from "./reading.ts";
import { refusesMore } from "./refusals.ts";
import { isToldOut } from "./told-out.ts";
import { countWords, readableSlice, tidyText } from "./words.ts";

/** A reply to a follow-up of up to this many words that brings nothing new says that there is no more to it. */
const maxFlatWords = 5;

function isFlat(message: string, reading: Reading | undefined): boolean {
  if (reading === undefined || reading.threads.length > 0 || countWords(message) > maxFlatWords) return false;
  return reading.want === "nothing" && reading.tone === "plain";
}

/** How a reply to a follow-up closes its matter for the rest of the talk; undefined while it stays open. */
export function readClosing(message: string, reading: Reading | undefined): "told" | "refused" | undefined {
  if (refusesMore(message)) return "refused";
  return isToldOut(message) || isFlat(message, reading) ? "told" : undefined;
}

const leaving = new RegExp(
  [
    "\\b(?:gtg|g2g|(?:i(?:'ve| have)? )?(?:got to|gotta|have to|need to|must) (?:go|run|dash|leave|be off)(?: now)?(?=\\s*(?:[.,!;]|$)|,? (?:almost|my|the|lunch|now)\\b))",
    "\\b(?:that(?:'s|'d| is| would| will)?(?: be)? all(?: (?:from|for) (?:me|my side|now))|that(?:'d| would| will) be all)\\b",
    "\\b(?:said|told|written) (?:you )?(?:rather |far |much |already )*more than i (?:intended|meant|wanted|planned)\\b",
    "\\bit(?:'s| is) (?:now )?time for (?:my )?(?:lunch|dinner|supper|tea|bed|work)\\b|\\b(?:good ?bye|bye(?: ?bye)?|byee+|see you|mind yourself)\\s*[.!]*$",
  ].join("|"),
  "iu",
);

/** "That would be all from my side.", "gtg, my stop": they have said goodbye in their last answer. */
export function isLeaving(message: string): boolean {
  return leaving.test(tidyText(readableSlice(message)));
}
