import { existsSync, readFileSync } from "node:fs";
import { codeSource } from "#analysis/analyze.ts";
import { sliceCodePoints } from "#analysis/code-points.ts";
import { readSentences } from "#analysis/reading.ts";
import type { Segment, Source, StudyContext } from "#analysis/sources.ts";
import { verifyQuote } from "#analysis/verify.ts";
import { publishedFolder } from "../../tests/study-data.ts";

const tables = ["democracy_human_i1.csv", "democracy_human_i2.csv", "democracy_human_i3.csv"];
const pages = ["metamuse_47.txt", "changelog_founders_talk_53.md"];
const spoken = [...tables, ...pages];

export function hasSpokenInterviews(): boolean {
  return spoken.every((name) => existsSync(`${publishedFolder}/transcripts/${name}`));
}

/** What was said, turn by turn; every speaker counts as a participant, as only words matter here. */
function readTurns(name: string): Segment[] {
  const text = readFileSync(`${publishedFolder}/transcripts/${name}`, "utf8");
  const rows = pages.includes(name)
    ? text.matchAll(/^(?:\*\*[^*\n]+:\*\* )?(?:"((?:[^"]|"")*)"|(.{40,}))$/gm)
    : text.matchAll(/^[^,\n]*,[^,\n]*,(?:"((?:[^"]|"")*)"|(.*))$/gm);
  return [...rows].slice(1).map((match, at) => ({
    id: `${name}-${at}`,
    speaker: "participant",
    text: (match[1]?.replaceAll('""', '"') ?? match[2] ?? "").trim(),
    questionId: null,
    move: null,
  }));
}

/** As a careful typist would leave it out: fillers, then words said twice. */
function tidy(text: string): string {
  return text
    .replace(/,?\s*\b(?:um+|uhh?|erm?|hmm?|mm|ah|like|you know)\b,?/giu, " ")
    .replace(/\b([\p{L}'’]+)(?:,?\s+\1\b)+/giu, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

const disfluent = /\b(?:um+|uhh?|erm?|hmm?|mm|ah|like|you know)\b|\b(\p{L}+),?\s+\1\b/iu;
const fold = (text: string) => text.replace(/\s+/g, " ").trim();
const open: StudyContext = { questions: [], objective: "", topics: [], competitors: [], ownProduct: null };

function countWords(text: string): number {
  return text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

interface Check {
  tried: number;
  found: number;
  edited: number;
  editedAccepted: number;
  verified: number;
  notVerbatim: number;
}

function isVerbatim(quote: string, text: string): boolean {
  return fold(text).includes(fold(quote));
}

function checkSentence(sentence: string, segments: Segment[], check: Check): void {
  const byId = new Map(segments.map((segment) => [segment.id, segment.text]));
  const tidied = tidy(sentence);
  if (!disfluent.test(sentence) || countWords(tidied) < 5) return;
  const place = verifyQuote(tidied, segments);
  check.tried++;
  if (place) {
    check.found++;
    check.verified++;
    if (!isVerbatim(place.quote, byId.get(place.segmentId) ?? "")) check.notVerbatim++;
  }
  const words = tidied.split(" ");
  words[Math.floor(words.length / 2)] = "giraffe";
  const edited = verifyQuote(words.join(" "), segments);
  check.edited++;
  if (edited) check.editedAccepted++;
}

function checkCoder(source: Source, check: Check): void {
  const byId = new Map(source.segments.map((segment) => [segment.id, segment.text]));
  for (const { evidence } of codeSource(source, open).statements) {
    const text = byId.get(evidence.messageId) ?? "";
    check.verified++;
    const there = sliceCodePoints(text, evidence.start, evidence.end) === evidence.quote;
    if (!there || !isVerbatim(evidence.quote, text)) check.notVerbatim++;
  }
}

/** Rows of the report on quotes, from interviews that were spoken and typed up word by word. */
export function measureQuotes(): string[][] {
  const check: Check = { tried: 0, found: 0, edited: 0, editedAccepted: 0, verified: 0, notVerbatim: 0 };
  for (const name of spoken) {
    const segments = readTurns(name);
    const source: Source = {
      id: name,
      kind: "transcript",
      label: name,
      segments,
      ageRange: null,
      location: null,
      language: "en",
    };
    checkCoder(source, check);
    for (const segment of segments) {
      for (const sentence of readSentences(segment.text)) checkSentence(sentence.text, segments, check);
    }
  }
  const share = ((100 * check.found) / Math.max(check.tried, 1)).toFixed(1);
  return [
    [
      `quotes verified that are not verbatim after white-space folding (of ${check.verified})`,
      "0",
      `${check.notVerbatim}`,
      `with one word changed, ${check.editedAccepted} of ${check.edited} were taken`,
    ],
    [
      `exact quotes with disfluencies removed that are found (of ${check.tried})`,
      "99 %",
      `${share} %`,
      "no other tool at hand",
    ],
  ];
}
