import type { Evidence, Sentiment } from "#contract/insights.ts";
import { indexCodePoints } from "../code-points.ts";
import { cutAtGap } from "../left-out-gap.ts";
import { asks } from "../script-alignment/read-question.ts";
import type { Segment, Source, StudyContext } from "../sources.ts";
import { verifyPlacedQuote } from "../verify.ts";
import { countSpacedWords, countWords, listWords } from "../words.ts";
import { closing, isAnsweredCourtesy, saysSomething } from "./courtesies.ts";
import { FollowUpReader } from "./follow-up-reader.ts";

/** A participant's segment with the question that it answers. */
export interface Message {
  segment: Segment;
  questionId: string | null;
  /** What was asked just before, the script's question included; empty when unknown. */
  prompt: string;
  /** The script's question alone; empty when unknown. */
  question: string;
  /** Only the first message under a question answers it; later ones answer probes. */
  opening: boolean;
  /** The question of the script nearest before what leaves the script; null where it is answered, or none was asked. */
  besideId: string | null;
  /** What the interviewer asked to follow up just before; empty where these words answer the question itself. */
  followUp: string;
  /** The interviewer had asked nothing new since a follow-up was answered: "That sounds hard.", "Thank you." */
  toRemark: boolean;
  /** Answers whether there is anything else, behind the last question of the script. */
  isClosing: boolean;
  /** What the same person goes on to say before anybody asks; empty when nothing. */
  next: string;
}

/** Moves of the whole interview: what is said to them answers no question of the script. */
const endings: ReadonlySet<string | null> = new Set(["anything_else", "recap", "close"]);

/**
 * Our own interviews go on under a question after an aside; where an uploaded one leaves the script, none is open. Nor is
 * one whose answer was left out: what else was laid on it there answers something else, and must not stand in its place.
 */
class OpenQuestion {
  readonly #isUpload: boolean;
  /** Questions under which words were left out, and those of them where somebody asked for it. */
  readonly leftOut = new Set<string>();
  readonly askedOut = new Set<string>();
  #current: string | null = null;

  constructor({ kind }: Source) {
    this.#isUpload = kind === "transcript";
  }

  read(segment: Segment): string | null {
    const found = segment.questionId ?? (this.#isUpload || endings.has(segment.move) ? null : this.#current);
    if (found !== null && isBlank(segment)) {
      this.leftOut.add(found);
      if (segment.isAskedOut) this.askedOut.add(found);
    }
    this.#current = this.#isUpload && found !== null && this.leftOut.has(found) ? null : found;
    return this.#current;
  }
}

/** Where words were left out their places stay, as blanks. */
const isBlank = ({ speaker, text }: Segment) =>
  speaker === "participant" && text !== "" && text.trim() === "";

/** Whether a turn behind the script's last question answers if there is anything else. */
function findClosing({ segments }: Source): (at: number, asked: string, followUp: string) => boolean {
  const last = segments.findLastIndex(({ move }) => move === "ask");
  return (at, asked, followUp) =>
    at > last && closing.test(asked) && (segments[at]?.questionId === null || followUp !== "");
}

const minTold = 6;
/** Before the script begins "How are you?" is answered, too. */
const isTold = (text: string, asked: string) => asks(asked) && countSpacedWords(text) >= minTold;

/** The question of the script beneath which words to what left it are shown: the one before, else the first. */
class BesideReader {
  #last: string | null;
  #isUnderWay = false;
  readonly #isUpload: boolean;

  constructor({ segments, kind }: Source) {
    this.#last = segments.find(({ questionId }) => questionId !== null)?.questionId ?? null;
    this.#isUpload = kind === "transcript";
  }

  read(current: string | null): void {
    this.#last = current ?? this.#last;
    this.#isUnderWay ||= current !== null;
  }

  find(current: string | null, { text }: Segment, asked: string): string | null {
    const isBeside = this.#isUpload && current === null && (this.#isUnderWay || isTold(text, asked));
    return isBeside ? this.#last : null;
  }
}

/** What a message answers beside its question. */
function placeMessage(
  { text }: Segment,
  {
    isClosing,
    besideId,
    followUp,
  }: { isClosing: boolean; besideId: string | null; followUp: FollowUpReader },
): Pick<Message, "besideId" | "followUp" | "toRemark" | "isClosing"> {
  if (isClosing) return { besideId: null, followUp: "", toRemark: false, isClosing };
  const toRemark = followUp.isRemark || (followUp.isCourtesy && isAnsweredCourtesy(text));
  return { besideId, followUp: besideId === null ? followUp.text : followUp.said, toRemark, isClosing };
}

/** Participant segments in order, each with its question. */
export function listMessages(source: Source, study: StudyContext): Message[] {
  const texts = new Map(study.questions.map((question) => [question.id, question.text]));
  const answered = new Set<string>();
  const messages: Message[] = [];
  const findText = (id: string | null) => (id === null ? "" : (texts.get(id) ?? ""));
  const open = new OpenQuestion(source);
  let asked = "";
  const followUp = new FollowUpReader(source);
  const beside = new BesideReader(source);
  const closes = findClosing(source);
  for (const [at, segment] of source.segments.entries()) {
    const current = open.read(segment);
    beside.read(current);
    const isAnswered = current !== null && answered.has(current);
    followUp.read(segment, current, isAnswered);
    if (segment.speaker === "interviewer") {
      asked = segment.text;
      continue;
    }
    const isClosing = closes(at, asked, followUp.text);
    if (!saysSomething(segment, { isClosing, asked })) continue;
    const question = findText(current);
    const besideId = beside.find(current, segment, asked);
    const after = source.segments[at + 1];
    messages.push({
      segment,
      questionId: current,
      prompt: question === asked ? asked : `${question} ${asked}`.trim(),
      question,
      opening: !isAnswered,
      ...placeMessage(segment, { isClosing, besideId, followUp }),
      next: after?.speaker === "participant" ? after.text : "",
    });
    if (current !== null) answered.add(current);
  }
  return messages;
}

/** Questions that the interviewer asked, or that a participant's segment answers. */
function listQuestionsReached(source: Source): string[] {
  return [...new Set(source.segments.flatMap((segment) => segment.questionId ?? []))];
}

/** What every coder says of a source, whatever it finds in it. */
export function describeSource(
  source: Source,
  messages: readonly Message[],
  readSentiment: (text: string) => Sentiment | undefined = () => undefined,
) {
  const { id, kind, label, language } = source;
  return {
    id,
    kind,
    label,
    language,
    people: [{ id, label, ...listQuestionsTaken(source) }],
    questionsReached: listQuestionsReached(source),
    messages: messages.map(({ segment, questionId }) => ({
      id: segment.id,
      words: countWords(segment.text, language),
      questionId,
      sentiment: readSentiment(segment.text),
    })),
    vocabulary: [...new Set(messages.flatMap(({ segment }) => listWords(segment.text, language)))],
  };
}

/** Moves after words that answered nothing: they asked something back, skipped, or could not be read. */
const asides = new Set([
  "respect_skip",
  "repeat",
  "clarify",
  "answer_meta",
  "redirect",
  "check_in",
  "offer_stop",
]);

/** True where what was said before this segment stands as an answer. */
function tookAnswer({ speaker, move }: Segment): boolean {
  return speaker === "interviewer" && !asides.has(move ?? "");
}

interface QuestionsTaken {
  /** Questions that the participant said something to. */
  answered: string[];
  /** Questions on which the interviewer asked further. */
  probed: string[];
  /** Questions of which the whole answer was left out, and those of them where somebody asked for it. */
  leftOut?: string[];
  askedOut?: string[];
}

/** What became of the questions that the participant was asked. */
export function listQuestionsTaken(source: Source): QuestionsTaken {
  const answered = new Set<string>();
  const probed = new Set<string>();
  const open = new OpenQuestion(source);
  /** The question under which something was said since the interviewer last spoke. */
  let said: string | null = null;
  for (const segment of source.segments) {
    if (said !== null && tookAnswer(segment)) answered.add(said);
    const current = open.read(segment);
    if (segment.speaker === "interviewer") said = null;
    else if (saysSomething(segment)) said = current;
    if (segment.move === "probe" && current !== null) probed.add(current);
  }
  if (said !== null) answered.add(said);
  const [leftOut, askedOut] = [open.leftOut, open.askedOut].map((ids) =>
    [...ids].filter((id) => !answered.has(id)),
  );
  return {
    ...{ answered: [...answered], probed: [...probed] },
    ...(leftOut?.length && { leftOut }),
    ...(askedOut?.length && { askedOut }),
  };
}

/** Makes evidence from UTF-16 places and drops, counted, what is not the participant's own slice. */
export interface EvidenceMaker {
  make(segment: Segment, start: number, end: number): Evidence | undefined;
  verification: { checked: number; dropped: number };
}

/** An evidence maker for one source; code point maps are built once a segment. */
export function createEvidenceMaker(source: Source): EvidenceMaker {
  const maps = new Map<string, (utf16: number) => number>();
  const verification = { checked: 0, dropped: 0 };
  return {
    verification,
    make(segment, from, to) {
      // As one quote the words would be stretched over what was left out.
      const { start, end } = cutAtGap(segment.text, from, to);
      const toPoint = maps.get(segment.id) ?? indexCodePoints(segment.text);
      maps.set(segment.id, toPoint);
      const place = {
        segmentId: segment.id,
        start: toPoint(start),
        end: toPoint(end),
        quote: segment.text.slice(start, end),
      };
      verification.checked++;
      if (!verifyPlacedQuote(place, segment)) {
        verification.dropped++;
        return undefined;
      }
      return {
        quote: place.quote,
        sourceKind: source.kind,
        sourceId: source.id,
        sourceLabel: source.label,
        messageId: segment.id,
        start: place.start,
        end: place.end,
        ageRange: source.ageRange,
      };
    },
  };
}
