import { findLanguageTools, type LanguageTools } from "../lexicons/languages.ts";
import type { Source, StudyContext } from "../sources.ts";
import { makeExcerpt } from "../themes/answer-excerpt.ts";
import { listPlacedWords, listWords } from "../words.ts";
import type { CodedSource } from "./coded-source.ts";
import { KeywordGatherer } from "./keywords.ts";
import {
  createEvidenceMaker,
  describeSource,
  type EvidenceMaker,
  listMessages,
  type Message,
} from "./messages.ts";
import type { Answer } from "./remark.ts";

const plain: LanguageTools = { stopWords: new Set(), stem: (word) => word };

function isContent(word: string, tools: LanguageTools): boolean {
  if (tools.stopWords.has(word) || !/\p{L}/u.test(word)) return false;
  // Ideographic words are short; alphabetic ones under four letters are mostly function words.
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(word)
    ? word.length >= 2
    : word.length >= 4;
}

interface Span {
  start: number;
  end: number;
}

const maxQuoteLength = 400;

/** Sentences by end marks and line breaks, long ones cut at a blank. */
function listSpans(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(
    /[^.!?。！？؟\n]+[.!?。！？؟]*(?:["”’)\]]|[^\S\n]?[»›](?![\p{L}\p{N}]))*/gu,
  )) {
    let start = match.index + (/^\s*/.exec(match[0])?.[0].length ?? 0);
    const end = match.index + match[0].trimEnd().length;
    while (end - start > maxQuoteLength) {
      const blank = text.lastIndexOf(" ", start + maxQuoteLength);
      const cut = blank > start ? blank : start + maxQuoteLength;
      spans.push({ start, end: cut });
      start = blank > start ? cut + 1 : cut;
    }
    if (end > start) spans.push({ start, end });
  }
  return spans;
}

function addKeywords(
  message: Message,
  language: string,
  tools: LanguageTools,
  gatherer: KeywordGatherer,
): void {
  const { text } = message.segment;
  const asked = new Set(listWords(message.prompt, language).map(tools.stem));
  const spans = listSpans(text);
  let at = 0;
  for (const { word, start, end } of listPlacedWords(text, language)) {
    while (at < spans.length - 1 && (spans[at]?.end ?? 0) < end) at++;
    const span = spans[at];
    if (!isContent(word, tools)) continue;
    const stem = tools.stem(word);
    // A word across a cut is quoted by itself.
    const quote = span && span.start <= start && span.end >= end ? span : { start, end };
    gatherer.add(message, { key: stem, stems: [stem], text: word, quote }, asked);
  }
}

/** Nothing is read in it but where the answer stands. */
function listAnswer(message: Message, maker: EvidenceMaker, ageRange: string | null): Answer[] {
  const { segment, questionId, followUp, isClosing } = message;
  if (questionId === null && !isClosing) return [];
  const spans = listSpans(segment.text).map(({ start, end }) => ({
    text: segment.text.slice(start, end),
    start,
    end,
  }));
  const excerpt = makeExcerpt(maker, message, spans);
  if (excerpt === undefined) return [];
  const asked = isClosing ? { isClosing: true as const } : followUp === "" ? {} : { followUp };
  return [{ questionId, asked: [], messageId: segment.id, ageRange, remarks: [], excerpt, ...asked }];
}

/** Codes a source in another language than English: keywords, lengths and words; sentiment and lists are not read. */
export function codeOtherLanguage(source: Source, study: StudyContext): CodedSource {
  const maker = createEvidenceMaker(source);
  const gatherer = new KeywordGatherer(maker);
  const tools = findLanguageTools(source.language) ?? plain;
  const messages = listMessages(source, study);
  for (const message of messages) addKeywords(message, source.language, tools, gatherer);
  return {
    ...describeSource(source, messages),
    read: "part",
    statements: [],
    answers: messages.flatMap((message) => listAnswer(message, maker, source.ageRange)),
    keywords: gatherer.list(),
    names: [],
    verification: maker.verification,
  };
}
