import type { Turn } from "../guide.ts";
import type { Intent } from "../intents.ts";
import type { DoneThread } from "../reading.ts";
import { countWords } from "../words.ts";

const minToldWords = 4;
/** "Normal.": asking again would get no more. */
const brushOff =
  /^(?:(?:ah|oh|well|um|no|idk),? ?){0,2}(?:normal|nothing|nothing special|not much|fine|the same|same|it's grand|no big story)[.!]?$/iu;

/** Readings in which the matter that is refused was spoken of. */
const recentReadings = 3;

/** Every thread of the last messages: whoever asks to leave a matter means all of it. */
function listRecent(turns: readonly Turn[]): string[] {
  const moves = turns.flatMap((turn) => (turn.speaker === "interviewer" ? [turn.move] : []));
  const recent = moves.slice(-recentReadings);
  const quotes = recent.flatMap((move) => [
    ...(move.reading?.threads.map(({ quote }) => quote) ?? []),
    ...(move.kind === "probe" && move.about !== null ? [move.about] : []),
  ]);
  return [...new Set(quotes)].slice(0, 6);
}

/** The thread that our last question followed, when this message told it or refused it. */
export function readDone(
  turns: readonly Turn[],
  message: string,
  intent: Intent,
  isRefused = false,
): DoneThread[] {
  if (isRefused) return listRecent(turns).map((quote) => ({ quote, why: "refused" }));
  const move = turns.findLast((turn) => turn.speaker === "interviewer")?.move;
  const quote = move?.kind === "probe" ? move.about : null;
  if (quote === null || quote === undefined || quote === "") return [];
  if (intent === "skip") return [{ quote, why: "refused" }];
  // A question of theirs beside it takes nothing off what they told.
  const isAnswer = intent === "answer" || intent === "nothing" || intent.startsWith("ask_");
  const isTold = countWords(message) >= minToldWords || brushOff.test(message.slice(0, 80).trim());
  return isAnswer && isTold ? [{ quote, why: "told" }] : [];
}
