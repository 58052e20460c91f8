import { getLanguage } from "#languages/languages.ts";
import { containsCompletionPhrase } from "../../guard.ts";
import type { Move } from "../../guide.ts";
import { pleadsDiscretion } from "../../what-people-mind.ts";
import { acknowledgeTold, acknowledgeTone } from "./acknowledge.ts";
import { join, type Speaker, sayPhrase } from "./speaker.ts";

/** The study's support line, else the country's that the guide was given; null when it reads as the end. */
function getSupport({ input }: Speaker): string | null {
  const { supportLine } = input.guide.facts;
  return supportLine === null || containsCompletionPhrase(supportLine) ? null : supportLine;
}

function wasHeavy({ input }: Speaker): boolean {
  return input.turns.some((turn) => {
    const tone = turn.speaker === "interviewer" ? turn.move.reading?.tone : undefined;
    return tone === "harm" || tone === "distress" || tone === "feeling";
  });
}

function didWithdraw({ last }: Speaker): boolean {
  return last?.move.kind === "offer_stop" && last.move.withdraw;
}

function sayFarewell(speaker: Speaker, endReason: "finished" | "stopped" | "limit"): string {
  const { farewells } = speaker.book;
  if (endReason === "limit") return sayPhrase(speaker, farewells.limit);
  if (endReason === "stopped") {
    return sayPhrase(speaker, didWithdraw(speaker) ? farewells.withdrawn : farewells.stopped);
  }
  return sayPhrase(speaker, wasHeavy(speaker) ? farewells.heavy : farewells.plain);
}

/** Whoever asked us to keep it quiet learns how to delete it. */
function sayDiscreetly({ book, input }: Speaker): string {
  const pleaded = input.turns.some(
    ({ speaker, text }) => speaker === "participant" && pleadsDiscretion(text),
  );
  return pleaded ? getLanguage(book.language).interviewer.discreetFarewell : "";
}

/** The last message: words that fit the talk, what happens next, then the fixed closing. After distress only the first. */
export function wordClosing(speaker: Speaker, move: Move & { kind: "close" }): string {
  const { book, input } = speaker;
  const { organization, contact } = input.guide.facts;
  if (move.endReason === "distress") {
    const support = getSupport(speaker);
    return join([
      sayPhrase(speaker, book.distressClosing),
      support === null ? "" : sayPhrase(speaker, book.distressSupport, { support }),
    ]);
  }
  const isWithdrawn = didWithdraw(speaker);
  const next = isWithdrawn ? "" : sayPhrase(speaker, book.whatNext, { organization });
  const later =
    contact === null || move.endReason !== "finished"
      ? ""
      : sayPhrase(speaker, book.laterContact, { contact });
  const met = acknowledgeTone(speaker) || acknowledgeTold(speaker);
  const fitting = join([
    met,
    sayFarewell(speaker, move.endReason),
    isWithdrawn ? "" : sayDiscreetly(speaker),
    next,
    later,
  ]);
  return join([fitting, book.closing], "\n\n");
}

/** Care first, then whom to talk to, then the way on or out. */
export function wordCheckIn(speaker: Speaker, crisis: boolean): string {
  const { book } = speaker;
  const support = getSupport(speaker);
  return join([
    sayPhrase(speaker, crisis ? book.crisis : book.checkIn),
    support === null ? "" : sayPhrase(speaker, book.support, { support }),
    sayPhrase(speaker, crisis ? book.crisisGoOn : book.goOnOrStop),
  ]);
}
