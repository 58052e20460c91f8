import weights from "../../../assets/models/comparatives.json" with { type: "json" };
import { concepts as conceptByStem } from "../lexicons/concepts.ts";
import { listComparisonFeatures } from "../models/comparison-features.ts";
import { estimateProbability, linearModel } from "../models/linear-model.ts";
import { isProductStudy } from "../product-study.ts";
import { readSentences, type Sentence } from "../reading.ts";
import { scoreSentiment } from "../sentiment.ts";
import type { Source, StudyContext } from "../sources.ts";
import { AnswerReader } from "../themes/list-answers.ts";
import { isAside } from "./asides.ts";
import { listAskingVoice } from "./asking-voice.ts";
import type { CodedSource, NameUse, Statement } from "./coded-source.ts";
import { KeywordGatherer, listKeywordHits } from "./keywords.ts";
import {
  createEvidenceMaker,
  describeSource,
  type EvidenceMaker,
  listMessages,
  type Message,
} from "./messages.ts";
import { listNames, type NameBook, openNameBook } from "./names.ts";
import { isUnresolved, phraseClause } from "./phrase.ts";
import type { Answer } from "./remark.ts";
import { listShowTalk } from "./show-talk.ts";
import { readStance } from "./stance.ts";
import { codeMessage } from "./statements.ts";
import { listConcepts, listNounConcepts } from "./terms.ts";
import { readTone } from "./tone.ts";
import { isWholeClause } from "./whole-clause.ts";

function stemsOf(text: string): Set<string> {
  return new Set(readSentences(text).flatMap((sentence) => sentence.tokens.map((token) => token.stem)));
}

function addNames(
  names: Map<string, NameUse>,
  context: { message: Message; sentence: Sentence; book: NameBook },
  maker: EvidenceMaker,
): { count: number; left: boolean } {
  const { message, sentence, book } = context;
  const { hits, left } = listNames(sentence, book, message.prompt);
  if (hits.length === 0) return { count: 0, left };
  const evidence = maker.make(message.segment, sentence.start, sentence.end);
  for (const hit of hits) {
    const use = names.get(hit.key) ?? { key: hit.key, name: hit.name, count: 0, evidence: [] };
    names.set(hit.key, use);
    use.count++;
    const last = use.evidence.at(-1);
    const repeated = last?.messageId === evidence?.messageId && last?.start === evidence?.start;
    if (evidence && use.evidence.length < 3 && !repeated) use.evidence.push(evidence);
  }
  return { count: hits.length, left };
}

function compareSentence(message: Message, sentence: Sentence, maker: EvidenceMaker): Statement | undefined {
  const evidence = maker.make(message.segment, sentence.start, sentence.end);
  if (evidence === undefined) return undefined;
  const plain = sentence.text.replace(/[’‘]/g, "'");
  if (!isWholeClause(sentence.tokens, plain) || isAside(plain)) return undefined;
  const phrase = phraseClause(sentence.text);
  return {
    kind: "comparativeStatements",
    code: "values",
    ...readStance(plain),
    phrase,
    concepts: listConcepts(sentence.tokens),
    nouns: listNounConcepts(sentence.tokens),
    phrases: [],
    compound: scoreSentiment(sentence.text),
    unresolved: isUnresolved(phrase),
    questionId: message.questionId,
    evidence,
  };
}

/** All that is gathered while the messages of one source are read. */
interface Gathering {
  isProduct: boolean;
  maker: EvidenceMaker;
  book: NameBook;
  keywords: KeywordGatherer;
  names: Map<string, NameUse>;
  statements: Statement[];
  reader: AnswerReader;
  answers: Answer[];
}

/** Competitors that a sentence names, and the sentence itself where it weighs them against one another. */
function compareProducts(
  message: Message,
  sentence: Sentence,
  { maker, book, names, statements }: Gathering,
): void {
  const named = addNames(names, { message, sentence, book }, maker);
  // A sentence whose only name is no competitor compares with none.
  const comparing = (named.count > 0 || !named.left) && isComparative(sentence, named.count);
  const compared = comparing ? compareSentence(message, sentence, maker) : undefined;
  if (compared) statements.push(compared);
}

function readMessage(message: Message, promptStems: ReadonlySet<string>, into: Gathering): void {
  const asked = new Set([...promptStems].map((stem) => conceptByStem.get(stem) ?? stem));
  const { maker, keywords, statements } = into;
  const sentences = readSentences(message.segment.text);
  statements.push(...codeMessage(message, sentences, { maker, asked, isProduct: into.isProduct }));
  const answer = into.reader.read(message, sentences);
  if (answer) into.answers.push(answer);
  for (const sentence of sentences) {
    for (const hit of listKeywordHits(sentence)) keywords.add(message, hit, promptStems);
    if (into.isProduct) compareProducts(message, sentence, into);
  }
}

/** Passages that are no evidence: talk to listeners and, where nobody is named, whoever asks. */
function listOthersWords(source: Source, messages: readonly Message[]): Set<string> {
  const turns = messages.map(({ segment }) => segment);
  const isOneVoice = source.kind === "transcript" && source.segments.length === turns.length;
  return new Set([...listShowTalk(turns), ...(isOneVoice ? listAskingVoice(turns) : [])]);
}

function gather(messages: Message[], aside: ReadonlySet<string>, into: Gathering): void {
  const prompts = new Map<string, Set<string>>();
  for (const message of messages) {
    if (aside.has(message.segment.id)) continue;
    const stems = prompts.get(message.prompt) ?? stemsOf(message.prompt);
    prompts.set(message.prompt, stems);
    readMessage(message, stems, into);
  }
}

/** Codes an English source in full. */
export function codeEnglish(source: Source, study: StudyContext): CodedSource {
  const maker = createEvidenceMaker(source);
  const into: Gathering = {
    isProduct: isProductStudy(study),
    maker,
    book: openNameBook(study, source.location),
    keywords: new KeywordGatherer(maker),
    names: new Map(),
    statements: [],
    reader: new AnswerReader(maker, source.ageRange),
    answers: [],
  };
  const messages = listMessages(source, study);
  gather(messages, listOthersWords(source, messages), into);
  return {
    ...describeSource(source, messages, readTone),
    read: "full",
    statements: into.statements,
    answers: into.answers,
    keywords: into.keywords.list(),
    names: [...into.names.values()],
    verification: maker.verification,
  };
}

const model = linearModel.parse(weights);

/** Well over the model's own threshold: where no phrase of comparing stands, only a sure guess counts. */
const sure = 0.9;

const strong =
  /\b(?:(?:better|worse|easier|faster|slower|simpler|cheaper|nicer|cleaner|quicker|smoother|stronger|weaker|harder|richer|smarter|safer|more \w+|less \w+|fewer \w+|\w{3,}er) than|compared (?:to|with)|in comparison|prefer(?:red|s)?\b|unlike|rather than|instead of|as (?:\w+ ){1,2}as|not as \w+|switch(?:ed|ing)? (?:from|to)|moved from \w+ to|outperform\w*|superior|inferior|beats|versus|vs\.?|(?:far|much|way|a lot) (?:better|worse|easier|faster|cheaper|simpler)|the (?:best|worst) (?:of|among)|similar to|the same as|different from)(?:\b|\s|$)/i;
const notComparing =
  /\b(?:rather than later|other than|less than|more than|no later than|as (?:soon|long|far|well|much|many) as (?:possible|i|we|you|that)?|better than nothing)\b/i;
const gerund = /\b(?:instead of|rather than) \w+ing\b/i;
const others =
  /\b(?:other|another|alternative|competing|rival) (?:tools?|apps?|products?|services?|software|programs?|platforms?|systems?|providers?|brands?|companies|websites?)\b|\b(?:alternatives|competitors?|rivals?)\b/i;

/** True when the sentence weighs something against a named product or against "others". */
function isComparative(sentence: Sentence, names: number): boolean {
  const text = sentence.text.replace(/[’‘]/g, "'");
  if (!strong.test(text)) return names > 1 && isLikely(sentence);
  if ((notComparing.test(text) || gerund.test(text)) && names < 2) return false;
  return names > 0 || others.test(text);
}

function isLikely(sentence: Sentence): boolean {
  return estimateProbability(listComparisonFeatures(sentence.tokens), model) >= sure;
}
