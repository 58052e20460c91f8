import type { Evidence } from "#contract/insights.ts";
import { indexCodePoints } from "../code-points.ts";
import { asks, readQuestion } from "../script-alignment/read-question.ts";
import type { Segment, Source, StudyContext } from "../sources.ts";
import { verifyPlacedQuote } from "../verify.ts";
import { countSpacedWords, plainWords } from "../words.ts";
import { escapePattern } from "./name-patterns.ts";

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

/** Our own interviews go on under a question after an aside; where an uploaded one leaves the script, none is open. */
function findOpenQuestion(source: Source, segment: Segment, before: string | null): string | null {
  return segment.questionId ?? (source.kind === "transcript" || endings.has(segment.move) ? null : before);
}

/** Nothing but the wish to go on. */
const skipping =
  /^\W*(?:(?:can|could) (?:we|i) |i'?ll |i'?d like to |let'?s |please )*(?:skip|pass|next)(?: (?:this|that|it|on|over|question|one|please|thanks|this question|that question|this one|that one|on this|on that|on this one|on that one))*\W*$|^\W*(?:i(?:'d| would)? )?(?:rather|prefer) not (?:to )?(?:say|answer)\W*$|^\W*i (?:don['’]t|do not) (?:really )?want to (?:say|answer|talk about) ?(?:(?:it|that|this|the|my) ?\w*)?\W*$|^\W*no comment\W*$/i;

/** Begins by saying that they won't answer; what follows is why not. */
const declining =
  /^\W*(?:(?:sorry|no|um+|hm+|well|actually)[\s,.]+)*(?:i(?:'d| would) (?:rather|prefer) not (?:to )?(?:answer|say|talk|go into|discuss)|i(?: really)? (?:don't|do not) want to (?:answer|say|talk about|discuss|go into)|(?:can|could) (?:we|i) (?:please )?skip|(?:i'?ll |let'?s )?(?:pass|skip)\b(?: on)? (?:this|that|it)|i(?:'ll| will)? (?:leave|keep) (?:that|this|it)(?: one)? (?:out|to myself|private)|that(?:'s| is) (?:private|personal)|no comment)\b/i;
const maxDeclining = 20;

const isDeclined = (text: string) =>
  declining.test(plainWords(text)) && countSpacedWords(text) <= maxDeclining && !/\bbut\b/i.test(text);

const goodbyes =
  "cheers|thanks?(?: you)?(?: (?:so|very) much| a lot)?|ta(?:[ -]?(?:ra|ta))?|(?:good ?)?bye(?:[ -]bye)?|cheerio|good ?night|see (?:you|ya)(?: later| soon)?|speak soon|take care|all the best|have a (?:good|nice|lovely|great) \\w+|(?:you'?re|you are|ur) welcome|you too|right you are|no (?:problem|worries)";
/** Nothing but a goodbye. */
const parting = new RegExp(
  `^\\W*(?:(?:ok(?:ay)?|right|well|oh|so)\\b[\\s,.!]*)*(?:${goodbyes})(?:[\\s,!.]+(?:mate|love|then|all|and|now|x+|${goodbyes}))*\\W*$`,
  "i",
);
const endsParting = new RegExp(
  `(?:^|[.!?,…]\\s*)(?:${goodbyes})(?:[\\s,!.]+(?:mate|love|then|all|x+))*\\W*$`,
  "i",
);

const closing =
  /\b(?:anything|something) (?:else|more)(?: (?:(?:that )?(?:you(?:'d| would)? (?:like|want)(?: to (?:add|say|tell|mention|share))?|(?:we|i) (?:missed|should)|you think)|to (?:add|say)|on your mind)\b[^?]*)?\s*\?|\banything (?:that )?we(?:'ve| have)?(?:n't| not)? (?:covered|missed|asked|talked about)|\banything (?:that )?you(?:'d| would)? (?:like|want) to (?:add|say)|\b(?:anything|something) to add\b/i;
const nothingMore =
  /^\W*(?:no|nope|nah|not really|nothing(?: else| more)?|i think (?:that's|that is) (?:it|all|everything)|that's (?:it|all|everything)|(?:no|all) (?:thanks|good|done))(?:[\s,.!]+(?:no|thanks?|thank you|that's (?:it|all|everything)|really|all good|from me))*\W*$/i;
const maxBesideGoodbye = 6;

const courtesy =
  /^\W*(?:no|nope|nah)\W*$|\b(?:thanks?|thank you|good luck|sorry|bye|cheers|take care|that's (?:it|all|everything))\b/i;
/** "No I think that's it, sorry I rambled!! good luck with the study" */
const isAllCourtesy = (text: string) =>
  plainWords(text)
    .split(/(?<=[.!?])\s+/)
    .every((one) => courtesy.test(one));

/** "No problem" answers "Was there a problem?", and is a courtesy otherwise. */
const ambiguous = /^\W*no (?:problems?|worries)\W*$/i;
const isParting = (text: string, asked: string) =>
  parting.test(text) && !(ambiguous.test(text) && asks(asked));

/** Asked for anything else, people say goodbye: "She's awake. Ta ra x" adds nothing. */
const addsNothing = (text: string) =>
  nothingMore.test(text) ||
  (/^\W*(?:no|nope|nah|i think that's)\b/i.test(text) && isAllCourtesy(text)) ||
  (endsParting.test(text) && countSpacedWords(text) <= maxBesideGoodbye);

/** Words that may answer: neither none nor words about the talk. */
const saysSomething = (
  { speaker, text, isNoAnswer = false }: Segment,
  { isClosing = false, asked = "" }: { isClosing?: boolean; asked?: string } = {},
) =>
  text.trim() !== "" &&
  !isNoAnswer &&
  !(isClosing && addsNothing(text)) &&
  !(speaker === "participant" && (skipping.test(text) || isDeclined(text) || isParting(text, asked)));

/** "They rang: \"are you having a do?\"" asks nobody. */
const asking = /[?？؟][\s.!…]*$/;
const maxCourtesy = 6;
/** What is said to thanks: a few words, or nothing but courtesy. */
const isAnsweredCourtesy = (text: string) => countSpacedWords(text) <= maxCourtesy || isAllCourtesy(text);

/** Nothing but questions: one that somebody puts at the end of an answer needs none. */
const asksBack = (text: string) => text.split(/(?<=[.!?？؟…])\s+/u).every((one) => asking.test(one));
/** "Cheers Tom!", "Of course." */
const minRemark = 4;
/** A remark that ends the talk, or thanks: what is said to it is courtesy. */
const courteous =
  /\b(?:thank you|thanks|bye|goodbye|take care|good luck|all the best|that's (?:all|everything|it)|(?:nice|lovely|good) (?:to|talking|chatting)|have a (?:good|nice|lovely))\b/i;

const acknowledging =
  /^(?:(?:i see|okay|ok|right|thanks?(?: you)?(?: (?:so|very) much)?(?:,? \p{Lu}\p{L}+)?|great|got it|m+h?m*|oh|ah|sure|no problem|i understand|understood)[,.!]+\s*)+/iu;
const maxFollowUp = 160;

/** What was asked with what it takes up: "You said everybody shouts. What is that about?" */
function readFollowUp(turn: string): string {
  const text = turn.trim().replace(acknowledging, "");
  const asked = text.length > maxFollowUp || text === "" ? readQuestion(turn) || turn.trim() : text;
  return asked.charAt(0).toUpperCase() + asked.slice(1);
}

/** Follows what the interviewer asks further once a question has its answer. */
class FollowUpReader {
  #questionId: string | null = null;
  #said = "";
  /** Empty while the question itself is open. */
  text = "";
  /** Whether the last word was a remark that asks nothing, after the question has its answer. */
  isRemark = false;
  /** Whether it was thanks or a goodbye. */
  isCourtesy = false;
  /** What the interviewer said last, as a report shows it. */
  said = "";
  readonly #names: RegExp | undefined;
  readonly #isUpload: boolean;

  constructor({ names = [], kind }: Pick<Source, "names" | "kind">) {
    this.#isUpload = kind === "transcript";
    const parts = names
      .flatMap((name) => [name, ...name.split(/\s+/)])
      .filter((part) => /^\p{Lu}\p{L}/u.test(part));
    if (parts.length > 0)
      this.#names = new RegExp(
        `(?<![\\p{L}\\p{N}])(?:${parts.map(escapePattern).join("|")})(?![\\p{L}\\p{N}])`,
        "gu",
      );
  }

  read({ speaker, move, text }: Segment, questionId: string | null, isAnswered: boolean): void {
    if (questionId !== this.#questionId || move === "ask") this.text = "";
    this.#questionId = questionId;
    if (speaker === "participant") this.#said = text;
    else this.#ask(text, { move, isAnswered });
  }

  #ask(text: string, { move, isAnswered }: { move: string | null; isAnswered: boolean }): void {
    this.said = this.#hideNames(readFollowUp(text));
    const isCourtesy =
      move === null && !asks(text) && (courteous.test(text) || countSpacedWords(text) < minRemark);
    this.isCourtesy = isCourtesy && isAnswered && this.#isUpload;
    this.isRemark = !this.#isUpload && this.text !== "" && move === null;
    if (this.isRemark || isCourtesy || !isAnswered) return;
    // After a question back comes our explanation, and they answer that.
    if (move === "probe" && !asksBack(this.#said)) this.text = this.#hideNames(readFollowUp(text));
    // A person's remark is answered like a question: "It's 19 a month at the moment."
    else if (move === null && this.#isUpload) this.text = this.#hideNames(text.trim());
  }

  /** Interviewers call people by their names, which a report does not. */
  #hideNames(asked: string): string {
    return this.#names ? asked.replace(this.#names, "[name]") : asked;
  }
}

/** Whether a turn behind the script's last question answers if there is anything else. */
function findClosing({ segments }: Source): (at: number, asked: string, followUp: string) => boolean {
  const last = segments.findLastIndex(({ move }) => move === "ask");
  return (at, asked, followUp) =>
    at > last && closing.test(asked) && (segments[at]?.questionId === null || followUp !== "");
}

const minTold = 6;
/** Before the script begins "How are you?" is answered, too. */
const isTold = (text: string, asked: string) => asks(asked) && countSpacedWords(text) >= minTold;

/** Participant segments in order, each with its question. */
export function listMessages(source: Source, study: StudyContext): Message[] {
  const texts = new Map(study.questions.map((question) => [question.id, question.text]));
  const answered = new Set<string>();
  const messages: Message[] = [];
  const findText = (id: string | null) => (id === null ? "" : (texts.get(id) ?? ""));
  let current: string | null = null;
  let asked = "";
  let last = source.segments.find(({ questionId }) => questionId !== null)?.questionId ?? null;
  let isUnderWay = false;
  const followUp = new FollowUpReader(source);
  const closes = findClosing(source);
  for (const [at, segment] of source.segments.entries()) {
    current = findOpenQuestion(source, segment, current);
    last = current ?? last;
    isUnderWay ||= current !== null;
    const isAnswered = current !== null && answered.has(current);
    followUp.read(segment, current, isAnswered);
    if (segment.speaker === "interviewer") {
      asked = segment.text;
      continue;
    }
    const isClosing = closes(at, asked, followUp.text);
    if (!saysSomething(segment, { isClosing, asked })) continue;
    const isBeside =
      source.kind === "transcript" &&
      current === null &&
      !isClosing &&
      (isUnderWay || isTold(segment.text, asked));
    const question = findText(current);
    const prompt = question === asked ? asked : `${question} ${asked}`.trim();
    const after = source.segments[at + 1];
    messages.push({
      segment,
      questionId: current,
      prompt,
      question,
      opening: !isAnswered,
      besideId: isBeside ? last : null,
      followUp: isClosing ? "" : isBeside ? followUp.said : followUp.text,
      toRemark:
        !isClosing && (followUp.isRemark || (followUp.isCourtesy && isAnsweredCourtesy(segment.text))),
      isClosing,
      next: after?.speaker === "participant" ? after.text : "",
    });
    if (current !== null) answered.add(current);
  }
  return messages;
}

/** Questions that the interviewer asked, or that a participant's segment answers. */
export function listQuestionsReached(source: Source): string[] {
  return [...new Set(source.segments.flatMap((segment) => segment.questionId ?? []))];
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

/** Questions that the participant said something to, and those on which the interviewer asked further. */
export function listQuestionsTaken(source: Source): { answered: string[]; probed: string[] } {
  const answered = new Set<string>();
  const probed = new Set<string>();
  let current: string | null = null;
  /** The question under which something was said since the interviewer last spoke. */
  let said: string | null = null;
  for (const segment of source.segments) {
    if (said !== null && tookAnswer(segment)) answered.add(said);
    current = findOpenQuestion(source, segment, current);
    if (segment.speaker === "interviewer") said = null;
    else if (saysSomething(segment)) said = current;
    if (segment.move === "probe" && current !== null) probed.add(current);
  }
  if (said !== null) answered.add(said);
  return { answered: [...answered], probed: [...probed] };
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
    make(segment, start, end) {
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
