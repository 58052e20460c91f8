import { agreesToLeaveOut } from "#languages/agrees-to-leave-out.ts";
import { opensTopic } from "#languages/opens-topic.ts";
import { minOwnContent, readPlea } from "#languages/read-plea.ts";
import { countShared, isSameStem, listContentWords } from "../../coder/model/common-ground.ts";

/** A turn of an uploaded talk, as far as it matters who speaks. */
export interface SaidTurn {
  id: string;
  speakerId: string;
  isParticipant: boolean;
  text: string;
}

/** Turns that may go with a plea on either side of it. */
const maxBeside = 3;
/** "How did it come to that?" asks on about the same thing, "Have you seen it?" too. */
const maxShort = 9;
const maxBare = 5;
const maxBegun = 14;
const minShared = 2;

const pointsBack =
  /(?<!\p{L})(?:that|this|it|they|them|he|she|him|her|those|(?<!, )then|(?<!(?:ha[sd]|have|is|was|are|were) )there)(?!\p{L})/iu;
const asking = /[?？]\W*$/u;
const goesOn = /^(?:and|so|but|then|y|und|et|e)(?!\p{L})/iu;
/** Said with that, it's asked of the talk and not of what somebody tells next. */
const offersToStop =
  /(?<!\p{L})(?:go on|going on|carry on|continue|stop|leave it there|all right|okay)(?!\p{L})/iu;
/** "All of that, about next door.": says beside the plea what it means. */
const namedBeside =
  /^(?:i mean,? |just |and )?(?:all|any|everything|the whole)(?: of)?(?: (?:that|this|it|thing))?,? (?:about|with) ([^.!?,;]+)/iu;
const named =
  /(?:bit|part|story|thing|stuff|answer|name|what i (?:said|told you))s? (?:about|with|on|of|where|when) ([^.!?,;]+)|(?:the|that) ([\p{L}-]+(?: [\p{L}-]+)?) (?:bit|part|story|thing)/iu;
const unnamed = new Set([
  "bit",
  "part",
  "story",
  "thing",
  "stuff",
  "name",
  "last",
  "whole",
  "other",
  "next",
  "first",
]);

const splitSentences = (text: string) => text.split(/(?<=[.!?…])\s+|\n+/u).filter((one) => one.trim() !== "");
const plain = (text: string) => text.replace(/[’‘ʼ]/gu, "'").toLowerCase().trim();
const countWords = (text: string) => text.split(/\s+/u).filter(Boolean).length;

interface Subject {
  /** What it names: "my sister" in "don't use that bit about my sister". */
  words: string[];
  /** Whether it tells something itself. */
  tells: boolean;
}

function readSubject(text: string): Subject | undefined {
  const plea = readPlea(text);
  if (!plea) return undefined;
  const names = [
    ...plea.asking.map((sentence) => named.exec(plain(sentence))),
    ...plea.beside.map((sentence) => namedBeside.exec(plain(sentence))),
  ];
  const words = names.flatMap((name) => {
    const [, of = "", before = ""] = name ?? [];
    return listContentWords(`${of} ${before}`).filter((word) => !unnamed.has(word));
  });
  return { words, tells: listContentWords(plea.told.join(" ")).length >= minOwnContent };
}

/** Whether what the interviewer says asks on about what was just told. */
function asksOn(asked: string, told: string): boolean {
  const last = splitSentences(asked).at(-1) ?? "";
  const length = countWords(last);
  const isOfPlea = !asking.test(last) || agreesToLeaveOut(last) || offersToStop.test(last);
  // "I'll see that it's left out" shares its words with the plea, and not with what was told.
  const ofStory = splitSentences(asked).filter((one) => !agreesToLeaveOut(one));
  if (opensTopic(asked)) return false;
  return (
    (isOfPlea && agreesToLeaveOut(asked)) ||
    length <= maxBare ||
    (length <= maxShort && pointsBack.test(last)) ||
    (length <= maxBegun && goesOn.test(last)) ||
    countShared(ofStory.join(" "), told) >= minShared
  );
}

/** One participant's turns with what the interviewer said before each. */
interface Answer {
  turn: SaidTurn;
  asked: string;
}

function listAnswers(turns: readonly SaidTurn[]): Answer[][] {
  const answers = new Map<string, Answer[]>();
  let asked = "";
  for (const turn of turns) {
    if (turn.isParticipant)
      answers.set(turn.speakerId, [...(answers.get(turn.speakerId) ?? []), { turn, asked }]);
    asked = turn.isParticipant ? "" : `${asked} ${turn.text}`.trim();
  }
  return [...answers.values()];
}

/** From one answer on, those to what asks on about it. */
function listOnward(answers: readonly Answer[], at: number): number[] {
  const onward: number[] = [];
  for (let next = at + 1; next < answers.length && onward.length < maxBeside; next++) {
    const told = answers[next - 1]?.turn.text ?? "";
    if (!asksOn(answers[next]?.asked ?? "", told)) break;
    onward.push(next);
  }
  return onward;
}

/** From one answer back to the one to the question that opened its topic. */
function listBack(answers: readonly Answer[], at: number): number[] {
  const back: number[] = [];
  for (let before = at - 1; before >= 0 && back.length < maxBeside; before--) {
    back.push(before);
    const told = answers[before - 1]?.turn.text ?? "";
    if (!asksOn(answers[before]?.asked ?? "", told)) break;
  }
  return back;
}

/** What a plea is about: its own turn, what it names wherever that comes up, else what came before it. */
function listAbout(answers: readonly Answer[], at: number, { words, tells }: Subject): number[] {
  const isNamed = ({ turn }: Answer) =>
    listContentWords(turn.text).some((word) => words.some((other) => isSameStem(word, other)));
  const about = answers.flatMap((answer, place) => (place !== at && isNamed(answer) ? [place] : []));
  const before = about.length > 0 || tells ? [] : listBack(answers, at);
  return [at, ...before, ...about].flatMap((one) => [one, ...listOnward(answers, one)]);
}

/**
 * The turns of an uploaded talk that somebody in it asks to have left out, with the story that they are about: better
 * too much than too little, as whoever reads the talk can include a turn again. Found without a model.
 */
export function listAskedOut(turns: readonly SaidTurn[]): Set<string> {
  const ids = listAnswers(turns).flatMap((answers) =>
    answers.flatMap(({ turn }, at) => {
      const subject = readSubject(turn.text);
      return subject === undefined
        ? []
        : listAbout(answers, at, subject).flatMap((one) => answers[one]?.turn.id ?? []);
    }),
  );
  return new Set(ids);
}
