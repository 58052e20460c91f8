import { decodeEntities } from "../html-entities.ts";
import { foldName } from "./build-transcript.ts";
import { type Cue, readCues } from "./cue-text.ts";
import type { SpokenTranscript, SpokenTurn } from "./imported-transcript.ts";
import { acceptNames, findLabel } from "./speaker-labels.ts";

interface Span {
  speaker: string | null;
  text: string;
  start: number;
}

const voiceTag = /<v(?:\.[^\s>]*)?\s+([^>]+)>/g;

function plainText(text: string): string {
  return decodeEntities(text.replace(/<\/?[a-z][^>]*>|<\d[\d:.]*>|\{\\an?\d\}/gi, ""))
    .replace(/\s+/g, " ")
    .trim();
}

/** The voices of one cue: `<v Name>` spans, or one span without a name. */
function readVoices(cue: Cue): Span[] {
  const text = cue.lines.join("\n");
  const tags = [...text.matchAll(voiceTag)];
  if (tags.length === 0) return [{ speaker: null, text, start: cue.start }];
  const before = text.slice(0, tags[0]?.index ?? 0);
  const spans = tags.map((tag, index) => ({
    speaker: decodeEntities(tag[1] ?? "").trim(),
    text: text.slice(tag.index + tag[0].length, tags[index + 1]?.index ?? text.length),
    start: cue.start,
  }));
  return plainText(before) === "" ? spans : [{ speaker: null, text: before, start: cue.start }, ...spans];
}

/** Names on the first line of a cue of their own, as in the transcripts of meetings. */
function findFirstLineNames(cues: Cue[]): Set<string> {
  const counts = new Map<string, number>();
  for (const cue of cues) {
    const [first = ""] = cue.lines;
    if (cue.lines.length < 2 || first.length > 60 || /[.!?,;:<]/.test(first)) continue;
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([, count]) => count >= 2);
  const covered = repeated.reduce((sum, [, count]) => sum + count, 0);
  return covered >= cues.length * 0.6 ? new Set([...counts.keys()]) : new Set();
}

/** Names before a colon at the beginning of a cue's lines. */
function splitLabelled(spans: Span[]): Span[] {
  const parts = spans.flatMap((span) =>
    span.speaker === null
      ? span.text.split("\n").map((line) => ({ span, line, label: findLabel(plainText(line)) }))
      : [{ span, line: span.text, label: undefined }],
  );
  const labels = parts.flatMap(({ label }) => (label ? [label] : []));
  const accepted = acceptNames(labels, { paragraphs: spans.length, lines: parts.length });
  return parts.map(({ span, line, label }) =>
    label && accepted.has(foldName(label.name))
      ? { speaker: label.name, text: label.rest, start: span.start }
      : { speaker: span.speaker, text: line, start: span.start },
  );
}

/** Whether a text ends where a sentence does, in any of the product's scripts. */
function endsSentence(text: string): boolean {
  return /[.!?…。！？؟]["'”’»)\]♪]*$/.test(text);
}

/** Without punctuation, as live captions are, a turn still ends somewhere. */
const maxTurnWords = 200;

function mergeSpans(spans: Span[], hasSpeakers: boolean): SpokenTurn[] {
  const turns: SpokenTurn[] = [];
  let open: SpokenTurn | undefined;
  for (const span of spans) {
    const text = plainText(span.text);
    if (text === "") continue;
    const speaker = span.speaker ?? (hasSpeakers ? (open?.speaker ?? null) : null);
    const goesOn: boolean =
      open !== undefined &&
      open.speaker === speaker &&
      (hasSpeakers || (!endsSentence(open.text) && open.text.split(" ").length < maxTurnWords));
    if (open && goesOn) {
      open.text += ` ${text}`;
    } else {
      open = { speaker, text, startSeconds: span.start };
      turns.push(open);
    }
  }
  return turns;
}

/** Speech from captions: cues of one speaker become one turn; without speakers a turn is a whole sentence. */
export function readCaptions(text: string): SpokenTranscript {
  const cues = readCues(text);
  const names = findFirstLineNames(cues);
  const spans = cues.flatMap((cue): Span[] => {
    const [first = "", ...others] = cue.lines;
    if (names.has(first) && others.length > 0) {
      return [{ speaker: first, text: others.join("\n"), start: cue.start }];
    }
    return readVoices(cue);
  });
  const labelled = splitLabelled(spans);
  const hasSpeakers = labelled.some((span) => span.speaker !== null);
  return { turns: mergeSpans(labelled, hasSpeakers), notices: [] };
}
