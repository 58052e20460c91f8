import type { Item } from "#contract/items.ts";
import { getLanguage } from "#languages/languages.ts";
import { findQuestion } from "../../guide.ts";
import { countWords } from "../../words.ts";
import { findPhrase, type Speaker, sayPhrase } from "./speaker.ts";

const maxSaidBack = 10;

function say(speaker: Speaker, phrases: readonly string[], values: Record<string, string> = {}): string {
  const unsaid = findPhrase(speaker, phrases, { values });
  // A long row of closed questions uses the wordings up.
  const at = speaker.start % Math.max(phrases.length, 1);
  return unsaid === undefined
    ? sayPhrase({ ...speaker, said: new Set() }, phrases.slice(at), values)
    : unsaid;
}

/** Points out the options to somebody who answered in other words. */
export function wordOptionsAgain(speaker: Speaker): string {
  return say(speaker, getLanguage(speaker.book.language).interviewer.closed.again);
}

/** The option as this person read it. */
function asShown(stored: string, item: Item, original: Item | undefined): string {
  if (item.kind === "scale" || original === undefined || original.kind === "scale") return stored;
  return item.options[original.options.indexOf(stored)] ?? stored;
}

/** Asks what is behind a closed answer: "You chose 2 on the scale from 1 to 5. What made it 2?" */
export function wordAfterClosed(speaker: Speaker): string {
  const { closed } = speaker.input.move;
  const { item, script } = findQuestion(speaker.input.guide, closed?.questionId) ?? {};
  const book = getLanguage(speaker.book.language).interviewer.closed;
  const [stored = ""] = closed?.values ?? [];
  if (item === undefined) return "";
  const first = asShown(stored, item, script?.item);
  if (item.kind === "scale")
    return say(speaker, book.scale, { x: first, min: String(item.min), max: String(item.max) });
  const isOne = closed?.values.length === 1 || item.kind === "ranking";
  if (!isOne || countWords(first) > maxSaidBack) return say(speaker, book.several);
  const [open, close] = speaker.book.quoteMarks;
  const phrases = item.kind === "ranking" ? book.ranking : book.choice;
  return say(speaker, phrases, { x: `${open}${first}${close}` });
}
