import { splitByPerson } from "../../people.ts";
import { readSentences } from "../../reading.ts";
import { scoreSentiment } from "../../sentiment.ts";
import type { Source, StudyContext } from "../../sources.ts";
import { verifyPlacedQuote } from "../../verify.ts";
import type { CodedSource, Statement } from "../coded-source.ts";
import { createEvidenceMaker, listMessages } from "../messages.ts";
import { cutToShown, trimTalk } from "../phrase.ts";
import { statementKinds } from "../statement-kinds.ts";
import { listConcepts, listNounConcepts } from "../terms.ts";
import type { VerifiedCode } from "./coding-answer.ts";

/** What a model coded in one source, after all its quotes were looked up. */
export interface ModelCoding {
  codes: VerifiedCode[];
  /** Codes that the model gave in the end, and those of them whose quote was not found. */
  checked: number;
  dropped: number;
}

const strongTone = 0.4;

/**
 * The source as the model coded it: the built-in coder's statements of those kinds give way to the model's; names,
 * comparisons, keywords and each message's tone stay the built-in coder's, since what is counted is counted by rules.
 */
export function applyModelCoding(
  base: CodedSource,
  { source, study }: { source: Source; study: StudyContext },
  coding: ModelCoding,
): CodedSource {
  const people = splitByPerson(source).map((own) => ({
    maker: createEvidenceMaker(own.source),
    messages: new Map(listMessages(own.source, study).map((message) => [message.segment.id, message])),
  }));
  const statements = coding.codes.flatMap((code): Statement[] => {
    const person = people.findIndex(({ messages }) => messages.has(code.place.segmentId));
    const speaker = people[person];
    const message = speaker?.messages.get(code.place.segmentId);
    if (!speaker || !message || !verifyPlacedQuote(code.place, message.segment)) return [];
    const evidence = speaker.maker.make(message.segment, code.place.start, code.place.end);
    if (!evidence) return [];
    return [
      { ...wordCode(code), questionId: message.questionId, evidence, ...(person > 0 ? { person } : {}) },
    ];
  });
  const modelled = new Set<string>(statementKinds);
  return {
    ...base,
    read: "full",
    statements: [...base.statements.filter(({ kind }) => !modelled.has(kind)), ...statements],
    verification: { checked: coding.checked, dropped: coding.dropped },
  };
}

/** A label is taken only where it says what the quote says: a word in common, and no number of its own. */
function wordCode(code: VerifiedCode): Omit<Statement, "questionId" | "evidence"> {
  const { quote } = code.place;
  const labelled = readSentences(code.label).flatMap((sentence) => sentence.tokens);
  const quoted = readSentences(quote).flatMap((sentence) => sentence.tokens);
  const said = new Set(listConcepts(quoted));
  const numbers = numbersOf(quote);
  const isGrounded =
    listConcepts(labelled).some((concept) => said.has(concept)) &&
    [...numbersOf(code.label)].every((number) => numbers.has(number));
  const tokens = isGrounded ? labelled : quoted;
  const phrase = isGrounded ? code.label : cutToShown(trimTalk(quote));
  const compound = scoreSentiment(quote);
  const signed = { positive: strongTone, negative: -strongTone, neutral: 0 }[code.sentiment];
  return {
    kind: code.kind,
    phrase: phrase.charAt(0).toUpperCase() + phrase.slice(1),
    concepts: listConcepts(tokens),
    nouns: listNounConcepts(tokens),
    phrases: [],
    // The model read the whole; the lexicon only where both agree which way it goes.
    compound: Math.sign(compound) === Math.sign(signed) ? compound : signed,
    unresolved: false,
  };
}

function numbersOf(text: string): Set<string> {
  return new Set(text.match(/\d+/g) ?? []);
}

/** What a label is about, for merging by words. */
export function conceptsOfLabel(label: string): { concepts: string[]; nouns: string[] } {
  const tokens = readSentences(label).flatMap((sentence) => sentence.tokens);
  return { concepts: listConcepts(tokens), nouns: listNounConcepts(tokens) };
}
