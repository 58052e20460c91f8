import { findLanguageTools, type LanguageTools } from "../lexicons/languages.ts";
import type { Source, StudyContext } from "../sources.ts";
import { countWords, listPlacedWords, listWords } from "../words.ts";
import type { CodedSource } from "./coded-source.ts";
import { KeywordGatherer } from "./keywords.ts";
import { createEvidenceMaker, listMessages, listQuestionsReached, type Message } from "./messages.ts";

const plain: LanguageTools = { stopWords: new Set(), stem: (word) => word };

function isContent(word: string, tools: LanguageTools): boolean {
  if (tools.stopWords.has(word) || !/\p{L}/u.test(word)) return false;
  // Ideographic words are short; alphabetic ones under four letters are mostly function words.
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(word)
    ? word.length >= 2
    : word.length >= 4;
}

/** The sentence around a place, by its end marks and line breaks. */
function findSentence(text: string, at: number): { start: number; end: number } {
  const before = text.slice(0, at);
  const cut = Math.max(
    ...[". ", "! ", "? ", "\n", "。", "！", "？", "؟ "].map(
      (mark) => before.lastIndexOf(mark) + mark.length * Number(before.includes(mark)),
    ),
    0,
  );
  const after = /[.!?。！？؟]+(?=\s|$)|[。！？]|\n/u.exec(text.slice(at));
  const end = after ? at + after.index + (after[0] === "\n" ? 0 : after[0].length) : text.length;
  const start = cut + (/^\s*/.exec(text.slice(cut))?.[0].length ?? 0);
  return { start: Math.min(start, at), end };
}

function addKeywords(
  message: Message,
  language: string,
  tools: LanguageTools,
  gatherer: KeywordGatherer,
): void {
  const { text } = message.segment;
  const asked = new Set(listWords(message.prompt, language).map(tools.stem));
  for (const { word, start, end } of listPlacedWords(text, language)) {
    if (!isContent(word, tools)) continue;
    const stem = tools.stem(word);
    const quote = findSentence(text, start);
    gatherer.add(
      message,
      {
        key: stem,
        stems: [stem],
        named: false,
        text: word,
        quote: { start: quote.start, end: Math.max(quote.end, end) },
      },
      asked,
    );
  }
}

/** Codes a source in another language than English: keywords, lengths and words; sentiment and lists are not read. */
export function codeOtherLanguage(source: Source, study: StudyContext): CodedSource {
  const maker = createEvidenceMaker(source);
  const gatherer = new KeywordGatherer(maker);
  const tools = findLanguageTools(source.language) ?? plain;
  const messages = listMessages(source, study);
  for (const message of messages) addKeywords(message, source.language, tools, gatherer);
  return {
    id: source.id,
    kind: source.kind,
    label: source.label,
    language: source.language,
    read: "part",
    questionsReached: listQuestionsReached(source),
    messages: messages.map(({ segment, questionId }) => ({
      id: segment.id,
      words: countWords(segment.text, source.language),
      questionId,
      sentiment: undefined,
    })),
    vocabulary: [...new Set(messages.flatMap(({ segment }) => listWords(segment.text, source.language)))],
    statements: [],
    tones: [],
    keywords: gatherer.list(),
    names: [],
    verification: maker.verification,
  };
}
