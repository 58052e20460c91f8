import type { Guide, Turn } from "../guide.ts";
import { readIntent } from "../intents.ts";
import { listKeptOut } from "../keep-out.ts";
import type { Reading } from "../reading.ts";
import { refusesMore } from "../refusals.ts";
import { isSelfReproach } from "../self-reproach.ts";
import { isToldOut } from "../told-out.ts";
import { readTook } from "../took.ts";
import { readDone } from "./done.ts";
import { tagWords } from "./english/tagger.ts";
import { readSettled } from "./settled.ts";
import { readThreads } from "./threads.ts";
import { readTone } from "./tone.ts";
import { readWant } from "./wants.ts";

export interface ListenInput {
  guide: Guide;
  /** The talk before this message. */
  turns: readonly Turn[];
  message: string;
  questionId: string | null;
  language: string;
}

/** Reads one message without a model: what was said but not told, and what the participant wants from us. */
export function listen(input: ListenInput): Reading {
  const intent = readIntent(input.message);
  const want = readWant(input.message, intent);
  const isMixed = intent.startsWith("ask_") && readTook(input) === "answer";
  const isAnswer = isMixed || (want === "nothing" && (intent === "answer" || intent === "distress"));
  const isRefused = refusesMore(input.message);
  const heard = isAnswer && !isRefused ? readThreads(input.message, input.turns, input.language) : [];
  const ofMatter = heard.filter(({ quote }) => !isSelfReproach(quote));
  const threads = isToldOut(input.message) ? ofMatter.filter(({ weight }) => weight === 3) : ofMatter;
  const keepOut = listKeptOut(input.turns, input.message);
  return {
    threads,
    settled: want === "nothing" && intent === "answer" ? readSettled(input) : [],
    done:
      want === "nothing" || want === "skip" || isMixed
        ? readDone(input.turns, input.message, intent, isRefused)
        : [],
    want,
    tone: readTone(input.message, intent, heard),
    ...(keepOut.length > 0 && { keepOut }),
    by: "built-in",
  };
}

/** Unpacks what reading answers in a language needs, so that nobody's first answer waits for it. */
export function prepareListening(language: string): void {
  if (language.toLowerCase().startsWith("en")) tagWords("Hello.");
}
