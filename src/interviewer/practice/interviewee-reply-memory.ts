import type { Line } from "../participants/reply.ts";
import { normaliseText } from "../script/sentences.ts";
import { listWords } from "../words.ts";
import {
  type HiddenInsight,
  type Interviewee,
  type IntervieweeNotes,
  type Manner,
  type StoryPart,
  storyParts,
} from "./interviewee.ts";
import { getLabelRules } from "./labels/languages.ts";

/** A line of the talk; the interviewee's carry what was noted with them. */
export type TalkLine = Line & { notes?: IntervieweeNotes };

/** One exchange that lies behind: what was asked, what was answered, and the notes on it. */
export interface PastAnswer {
  asked: string;
  text: string;
  notes: IntervieweeNotes;
}

/** What the interviewee knows of the talk so far. */
export interface Memory {
  answers: PastAnswer[];
  told: ReadonlySet<string>;
  cued: ReadonlySet<string>;
  /** Parts that were spoken of. */
  spoken: ReadonlySet<StoryPart>;
  /** The part that was spoken of last. */
  current: StoryPart | null;
  /** Hinted at in one of the last answers and not told, the newest hint first. */
  pending: HiddenInsight[];
  /** Hurt by one of the last two messages. */
  guarded: boolean;
}

const recentAnswers = 3;
/** What brings the story itself rather than a yes, a no or a half. */
const storyManners = new Set<Manner>(["open", "neutral_probe", "silence"]);
const guardedAnswers = 2;

function firstSentence(text: string): string {
  return /^.+?[.!?؟](?=\s|$)/u.exec(text)?.[0] ?? text;
}

/** Notes for an answer that came without: by the words of the story that stand in it. */
function readNotes(interviewee: Interviewee, text: string): IntervieweeNotes {
  const holding = (key: "text" | "cue") =>
    interviewee.insights.filter((insight) => text.includes(insight[key])).map((insight) => insight.id);
  const told = holding("text");
  const cues = holding("cue");
  const spoken = storyParts.find((part) => text.includes(firstSentence(interviewee.story[part].say)));
  const hinted = interviewee.insights.find((insight) => [...told, ...cues].includes(insight.id));
  return { manner: "open", part: hinted?.part ?? spoken ?? null, told, cues };
}

function listAnswers(interviewee: Interviewee, history: readonly TalkLine[]): PastAnswer[] {
  const answers: PastAnswer[] = [];
  let asked = "";
  for (const line of history) {
    if (line.speaker === "interviewer") asked = line.text;
    else answers.push({ asked, text: line.text, notes: line.notes ?? readNotes(interviewee, line.text) });
  }
  return answers;
}

/** Goes through the talk so far; notes that were kept win over what the words say. */
export function recallTalk(interviewee: Interviewee, history: readonly TalkLine[]): Memory {
  const answers = listAnswers(interviewee, history);
  const told = new Set(answers.flatMap(({ notes }) => notes.told));
  const cued = new Set(answers.flatMap(({ notes }) => notes.cues));
  const hints = answers.slice(-recentAnswers).flatMap(({ notes }) => notes.cues);
  const pending = [...new Set(hints.toReversed())].flatMap((id) =>
    interviewee.insights.filter((insight) => insight.id === id && !told.has(id)),
  );
  const recent = answers.slice(-guardedAnswers);
  const story = answers.filter(({ notes }) => notes.part !== null && storyManners.has(notes.manner));
  return {
    answers,
    told,
    cued,
    spoken: new Set(story.flatMap(({ notes }) => (notes.part === null ? [] : [notes.part]))),
    current: story.at(-1)?.notes.part ?? null,
    pending,
    guarded: recent.some(({ notes }) => notes.manner === "rude" || notes.manner === "rushed"),
  };
}

const quotePattern = /["“«„]([^"”»“]{3,200})["”»“]/gu;
const stemLetters = 5;
const shortestWord = 4;

function listQuotes(message: string): string[] {
  return Array.from(message.matchAll(quotePattern), (match) =>
    normaliseText(match[1] ?? "")
      .toLowerCase()
      .replace(/^…|(?<![….,!?])[….,!?]+$/g, "")
      .trim(),
  ).filter((quote) => quote.length > 2);
}

function listTellingWords(text: string, language: string): Set<string> {
  const { stopWords } = getLabelRules(language);
  const words = listWords(normaliseText(text).toLowerCase()).filter(
    (word) => word.length >= shortestWord && !stopWords.has(word),
  );
  return new Set(words.map((word) => word.slice(0, stemLetters)));
}

/** The insight that a message takes up in words: its hint is quoted, or two of the hint's words come again. */
export function findTakenUp(
  interviewee: Interviewee,
  memory: Memory,
  message: string,
): HiddenInsight | undefined {
  const open = interviewee.insights.filter(({ id }) => memory.cued.has(id) && !memory.told.has(id));
  const quotes = listQuotes(message);
  const quoted = open.findLast(({ cue }) =>
    quotes.some((quote) => normaliseText(cue).toLowerCase().includes(quote)),
  );
  if (quoted !== undefined) return quoted;
  const said = listTellingWords(message, interviewee.language);
  const shared = ({ cue }: HiddenInsight): number =>
    [...listTellingWords(cue, interviewee.language)].filter((word) => said.has(word)).length;
  return open
    .filter((insight) => shared(insight) >= 2)
    .toSorted((one, other) => shared(other) - shared(one))[0];
}

/** The part of the story whose words a message quotes, where that was said or told. */
export function findQuotedPart(
  interviewee: Interviewee,
  memory: Memory,
  message: string,
): StoryPart | undefined {
  const quotes = listQuotes(message);
  if (quotes.length === 0) return undefined;
  return storyParts.findLast((part) => {
    const { say, more } = interviewee.story[part];
    const told = interviewee.insights.find((insight) => insight.part === part && memory.told.has(insight.id));
    const words = normaliseText(`${say} ${more} ${told?.text ?? ""}`).toLowerCase();
    return (told !== undefined || memory.spoken.has(part)) && quotes.some((quote) => words.includes(quote));
  });
}

/** The answer to the same question, asked before and answered. */
export function findSameAsked(memory: Memory, message: string): PastAnswer | undefined {
  const bare = (text: string): string => listWords(normaliseText(text).toLowerCase()).join(" ");
  const wanted = bare(message);
  if (wanted.split(" ").length < 3) return undefined;
  const evasive = new Set(["unclear", "rude", "rushed", "neutral_probe", "silence"]);
  return memory.answers.find(({ asked, notes }) => bare(asked) === wanted && !evasive.has(notes.manner));
}
