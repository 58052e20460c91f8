import { anyLanguage } from "#languages/languages.ts";
import type { InterviewerTurn, ProbeMove } from "../../guide.ts";
import { isToldAsPast, tellsEvent } from "../../told-as-past.ts";
import { countWords } from "../../words.ts";
import { acknowledgeTold, acknowledgeTone, getTone, isHeavy, offerToLeave } from "./acknowledge.ts";
import { fill, getLastAnswer, isUnsaid, join, opensAlike, type Speaker } from "./speaker.ts";
import { tellsOfDeath } from "./tells-of-death.ts";

/** "You never told anyone": nothing happened. */
const lacking = new RegExp(
  String.raw`n't\b|\b(?:not|no|nobody|nothing|never|none|without)\b|(?<!\p{L})(?:${anyLanguage("lacking")})(?!\p{L})`,
  "iu",
);

const maxTurnWords = 45;

/** Our turns so far that quoted in this way. */
function countQuoted({ input }: Speaker, isSame: (move: ProbeMove) => boolean): number {
  return input.turns
    .filter(
      (turn): turn is InterviewerTurn & { move: ProbeMove } =>
        turn.speaker === "interviewer" && turn.move.kind === "probe" && turn.move.focus === "reference",
    )
    .filter(({ move }) => isSame(move)).length;
}

/** One after another, but none that would begin as our last turn did. */
function takeTurns(
  speaker: Speaker,
  frames: readonly string[],
  count: number,
  values: Record<string, string> = {},
): string {
  const texts = frames.map((_, step) => fill(frames[(count + step) % frames.length] ?? "", values));
  return texts.find((text) => !opensAlike(speaker, text)) ?? texts[0] ?? "";
}

/** A sentence of theirs said back whole, with a question that fits any; no frame twice running. */
function wordQuoted(speaker: Speaker, { about, also }: ProbeMove): string {
  const { quoteMarks, probes } = speaker.book;
  const [open, close] = quoteMarks;
  const values = { x: `${open}${about ?? ""}${close}`, y: `${open}${also ?? ""}${close}` };
  const take = (frames: readonly string[], isSame: (move: ProbeMove) => boolean) =>
    takeTurns(speaker, frames, countQuoted(speaker, isSame), values);
  if (also !== undefined) return take(probes.either, (move) => move.also !== undefined);
  return takePlain(speaker, about ?? "", values);
}

/** The question at the end of a frame. */
const getTail = (frame: string) => frame.split("{x}").at(-1) ?? frame;
const turnsBetweenTails = 2;

/** Frames with the questions that fit the words, each begun in its turn. */
function listFitting({ book }: Speaker, about: string, count: number): string[] {
  const { fitting = [], leads = [] } = book.probes;
  return fitting.flatMap(({ said, question }) => {
    const found = said.exec(about);
    if (found === null) return [];
    const asked = fill(question, { noun: found.groups?.noun ?? "" });
    return leads.map((_, step) => `${leads[(count + step) % leads.length]} ${asked}`);
  });
}

/** The question that fits the words, else the next in turn; none that one of our last two quotations ended in. */
function takePlain(speaker: Speaker, about: string, values: Record<string, string>): string {
  const { probes, language } = speaker.book;
  const isPlain = (move: ProbeMove) => move.also === undefined;
  const count = countQuoted(speaker, isPlain);
  const isEvent = tellsEvent(about, language) && !lacking.test(about);
  const inTurn = probes.quoted.map((_, step) => probes.quoted[(count + step) % probes.quoted.length] ?? "");
  const frames = [...listFitting(speaker, about, count), ...(isEvent ? probes.happened : []), ...inTurn];
  const last = speaker.input.turns
    .filter(({ speaker: who, text }) => who === "interviewer" && text.includes(speaker.book.quoteMarks[0]))
    .slice(-turnsBetweenTails);
  const fresh = frames.filter((frame) => !last.some(({ text }) => text.endsWith(getTail(frame))));
  const texts = [...fresh, ...frames].map((frame) => fill(frame, values));
  return texts.find((text) => !opensAlike(speaker, text)) ?? texts[0] ?? "";
}

/** The first of a list that was not said before, and that does not begin as our last turn did if another is left. */
function findUnsaid(speaker: Speaker, questions: readonly string[]): string | undefined {
  const unsaid = questions.filter((question) => isUnsaid(speaker, question));
  return unsaid.find((question) => !opensAlike(speaker, question)) ?? unsaid[0];
}

/** Questions without their words, those first that fit. */
function listPlain(speaker: Speaker, { focus }: ProbeMove): (readonly string[])[] {
  const { probes, language } = speaker.book;
  const answer = getLastAnswer(speaker.input);
  const hurts = isHeavy(getTone(speaker)) || (focus !== undefined && focus !== "open");
  return [
    tellsOfDeath(answer) ? (probes.bereaved ?? []) : [],
    hurts ? (isToldAsPast(answer, language) ? probes.heavyThen : probes.heavyNow) : [],
    focus === "open" ? probes.open : [],
    probes.more,
    probes.open,
    probes.heavyThen,
    probes.heavyNow,
  ];
}

/** A question into whatever was said last. */
export function wordFurtherQuestion(speaker: Speaker): string {
  return findUnsaid(speaker, speaker.book.probes.more) ?? "";
}

/** A follow-up: what the tone of the answer calls for, then one question. */
export function wordProbe(speaker: Speaker, move: ProbeMove): string {
  const met = acknowledgeTone(speaker) || acknowledgeTold(speaker);
  const { more } = speaker.book.probes;
  const plain = () =>
    listPlain(speaker, move)
      .map((list) => findUnsaid(speaker, list))
      .find((text) => text !== undefined) ?? takeTurns(speaker, more, speaker.start);
  const question = move.focus === "reference" && move.about !== null ? wordQuoted(speaker, move) : plain();
  const whole = join([met, offerToLeave(speaker), question]);
  return countWords(whole) <= maxTurnWords ? whole : join([met, question]);
}
