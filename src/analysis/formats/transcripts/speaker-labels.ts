import { foldName } from "./build-transcript.ts";
import { clockPattern, findClockSeconds } from "./clock.ts";
import { looksLikeRole } from "./roles.ts";

/** Strong styles are hardly ever anything else; an inline "Name: text" may be a sentence with a colon. */
type LabelStyle = "bold" | "stamped" | "line" | "inline";

export interface SpeakerLabel {
  name: string;
  rest: string;
  startSeconds: number | null;
  style: LabelStyle;
}

const nameChars = String.raw`[^\s:：*_[\]<>|][^:：*[\]<>|\t]{0,59}?`;

/** Each style as a pattern whose named groups are read; the first that fits is taken. */
const styles: { style: LabelStyle; pattern: RegExp }[] = [
  {
    style: "bold",
    pattern: /^(?:\*\*|__)(?<name>[^*_:：]{1,60})(?:[:：]\s*(?:\*\*|__)|(?:\*\*|__)\s*[:：])\s*(?<rest>.*)$/u,
  },
  {
    style: "stamped",
    pattern: new RegExp(
      String.raw`^(?<clock>${clockPattern})\s+From\s+(?<name>.{1,60}?)\s+to\s+.{1,60}?:\s*(?<rest>.*)$`,
      "iu",
    ),
  },
  {
    style: "stamped",
    pattern: new RegExp(
      String.raw`^\[(?<name>[^\]\d][^\]]{0,59})\]\s*(?<clock>${clockPattern})\s*(?<rest>)$`,
      "u",
    ),
  },
  {
    style: "stamped",
    pattern: new RegExp(
      String.raw`^[[(<]?(?<clock>${clockPattern})[\])>]?\s*[-–]?\s*(?=\p{L})(?<name>${nameChars})\s*[:：]\s*(?<rest>.*)$`,
      "u",
    ),
  },
  {
    style: "stamped",
    pattern: new RegExp(
      String.raw`^(?<name>${nameChars})\s*[[(](?<clock>${clockPattern})[\])]\s*[:：]?\s*(?<rest>.*)$`,
      "u",
    ),
  },
  {
    style: "stamped",
    pattern: new RegExp(String.raw`^(?<name>${nameChars})\s+(?<clock>${clockPattern})(?<rest>)$`, "u"),
  },
  {
    style: "stamped",
    pattern: new RegExp(
      String.raw`^[[(]?(?<clock>${clockPattern})[\])]?\s*[-–]?\s*(?=\p{L})(?<name>${nameChars})(?<rest>)$`,
      "u",
    ),
  },
  // Chats: "[12/03/24, 14:05:21] Ana: text", "12/03/24, 14:05 - Ana: text", "<Ana> text", "[Ana]: text".
  {
    style: "stamped",
    pattern: new RegExp(
      String.raw`^\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AaPp][Mm])?\]?\s*[-–]?\s*(?=\p{L})(?<name>${nameChars}):\s*(?<rest>.*)$`,
      "u",
    ),
  },
  { style: "bold", pattern: /^<(?<name>[^<>:/]{1,60})>:?\s+(?<rest>.+)$/u },
  { style: "bold", pattern: /^\[(?<name>[^[\]\d:][^[\]:]{0,59})\]\s*[:：]\s*(?<rest>.*)$/u },
  { style: "line", pattern: new RegExp(String.raw`^(?<name>${nameChars})\s*[:：](?<rest>)$`, "u") },
  { style: "inline", pattern: new RegExp(String.raw`^(?<name>${nameChars})\s*[:：]\s*(?<rest>.+)$`, "u") },
  { style: "inline", pattern: /^(?<name>[^\s:]{1,30}(?: [^\s:]{1,30}){0,3})\t+(?<rest>.+)$/u },
];

/** Words before a colon that are no person. */
const noNames = new Set(
  `note notes example question questions answer answers warning edit update summary date location place time times
   duration recording transcript transcription title subject topic http https www re fwd ps tip step todo remark
   comment page chapter part section source sources url link file name names participants speakers attendees
   interviewers language version keywords abstract conclusion break pause music laughter monday tuesday wednesday
   thursday friday saturday sunday recorded started ended length end start webvtt kind context introduction
   background objective goal goals method status project study email phone age gender occupation`.split(
    /\s+/,
  ),
);
const joiners = new Set([
  "de",
  "da",
  "di",
  "del",
  "der",
  "den",
  "van",
  "von",
  "la",
  "le",
  "el",
  "al",
  "bin",
  "dos",
  "and",
  "&",
  "of",
]);

/** Whether the words before a colon may be a speaker: few, and each with a capital, a number or no case at all. */
export function looksLikeName(name: string): boolean {
  const words = name.split(/[\s/]+/).filter((word) => word !== "");
  if (words.length > 6 || !/\p{L}/u.test(name) || /[.!?;,"“”]\s|[!?;"“”]$|https?/i.test(name)) return false;
  if (noNames.has(foldName(words.length === 1 ? name.replace(/\d+$/, "") : name))) return false;
  return words.every((word) => joiners.has(word) || !/^\p{Ll}/u.test(word.replace(/^[(['’]+/u, "")));
}

/** Paragraph numbers before a label, as in "12. Dan: …" or "[12] Dan: …". */
const paragraphNumber =
  /^(?:\[\d{1,4}\]|\(\d{1,4}\)|\d{1,4}[.)]|#?\d{1,4}\t|\d{1,4} {1,3})\s*(?=[\p{L}*_[])/u;

/** The label at the beginning of a line, if there may be one; `acceptNames` says which of them are speakers. */
export function findLabel(line: string): SpeakerLabel | undefined {
  const trimmed = line
    .replace(/^>>+\s*/, "")
    .replace(paragraphNumber, "")
    .trim();
  for (const { style, pattern } of styles) {
    const groups = pattern.exec(trimmed)?.groups;
    if (!groups) continue;
    const name = foldQuestionNumber((groups.name ?? "").replace(/^[-–•*_\s]+|(?<![*_\s])[*_\s]+$/gu, ""));
    if (name === "") continue;
    const startSeconds = findClockSeconds(groups.clock ?? "") ?? null;
    return { name, rest: groups.rest ?? "", startSeconds, style };
  }
  return undefined;
}

/** "Q1:" and "Q2:" are one speaker. */
function foldQuestionNumber(name: string): string {
  return /^(?:q|question)\s?\d{1,3}$/i.test(name) ? "Q" : name;
}

interface Candidate {
  count: number;
  strong: number;
  isName: boolean;
  isRole: boolean;
  words: number;
  isLower: boolean;
}

function countCandidates(labels: SpeakerLabel[]): Map<string, Candidate> {
  const candidates = new Map<string, Candidate>();
  for (const { name, style } of labels) {
    const known = candidates.get(foldName(name)) ?? {
      count: 0,
      strong: 0,
      isName: looksLikeName(name),
      isRole: looksLikeRole(name) && name.split(/\s+/).length <= 4 && name.length <= 40,
      words: name.split(/\s+/).length,
      isLower: /^\p{Ll}/u.test(name) && !name.includes(" "),
    };
    known.count++;
    if (style !== "inline") known.strong++;
    candidates.set(foldName(name), known);
  }
  return candidates;
}

/** A sentence with a colon may look like a label once; what comes back, or says a role, is one. */
function isCertain(candidate: Candidate): boolean {
  if (candidate.isRole) return true;
  if (!candidate.isName) return false;
  return candidate.strong >= 2 || candidate.count >= 2;
}

/** How much text the labels were found in. */
export interface Extent {
  paragraphs: number;
  lines: number;
}

interface Cover {
  /** The certain names carry the text. */
  carries: boolean;
  /** Fewer than two names are certain, and most lines begin with what may be one of a few. */
  fills: boolean;
}

function measureCover(candidates: Map<string, Candidate>, { paragraphs, lines }: Extent): Cover {
  const names = [...candidates.values()].filter((candidate) => candidate.isName || candidate.isRole);
  const certain = names.filter(isCertain);
  const count = (list: Candidate[]) => list.reduce((sum, candidate) => sum + candidate.count, 0);
  return {
    carries: count(certain) >= paragraphs * 0.4,
    fills: certain.length < 2 && count(names) >= lines * 0.6 && names.length <= Math.max(3, count(names) / 2),
  };
}

function isAccepted(candidate: Candidate, cover: Cover, paragraphs: number): boolean {
  if (isCertain(candidate)) return true;
  if (!candidate.isName) {
    return candidate.isLower && candidate.count >= 3 && candidate.count >= paragraphs * 0.2;
  }
  if (cover.fills) return true;
  return cover.carries && (candidate.strong > 0 || candidate.words >= 2);
}

/**
 * The names, folded, that are speakers among the labels found in a text. Names that occur once count only where
 * labels carry the text, so that "Monday: …" within an answer stays text.
 */
export function acceptNames(labels: SpeakerLabel[], extent: Extent): Set<string> {
  const candidates = countCandidates(labels);
  const cover = measureCover(candidates, extent);
  const accepted = [...candidates].filter(([, candidate]) => isAccepted(candidate, cover, extent.paragraphs));
  // A few colons in long prose are no dialogue.
  const count = accepted.reduce((sum, [, candidate]) => sum + candidate.count, 0);
  const strong = accepted.reduce((sum, [, candidate]) => sum + candidate.strong, 0);
  const isDialogue = count > 0 && (strong > 1 || count >= extent.paragraphs * 0.15);
  return new Set(isDialogue ? accepted.map(([name]) => name) : []);
}
