import { getPhraseBook } from "../books.ts";
import type { Guide, GuideQuestion, Move, Turn } from "../guide.ts";
import type { Demographics } from "../participants/persona.ts";
import type { Reading } from "../reading.ts";
import { countWords } from "../words.ts";
import { sampleGuide, sampleTranslations } from "./sample-guide.ts";
import { type Exchange, type SamplePerson, samplePeople } from "./sample-person.ts";

export type SampleLanguage = SamplePerson["language"];

/** Turns with the reason for each of ours. */
export interface SampleTurn {
  turn: Turn;
  reason: string | null;
}

export interface SampleSession {
  demographics: Demographics;
  language: SampleLanguage;
  turns: SampleTurn[];
}

const sampleFacts = { organization: "Askwell", interviewName: sampleGuide.name };

/** The script as people read it in their language. */
function translateSample(language: SampleLanguage): {
  introduction: string;
  questions: GuideQuestion[];
} {
  if (language === "en") return { introduction: sampleGuide.introduction, questions: sampleGuide.questions };
  const { introduction, questions } = sampleTranslations[language];
  const translated = sampleGuide.questions.map((question, index) => ({
    ...question,
    text: questions[index] ?? question.text,
  }));
  return { introduction, questions: translated };
}

/** Twelve finished sessions of the sample interview, written by hand. */
export function listSampleSessions(): SampleSession[] {
  return samplePeople.map((person, index) => ({
    demographics: person.demographics,
    language: person.language,
    turns: new SessionWriter(person, findStart(index)).write(),
  }));
}

const minute = 60_000;
const hour = 60 * minute;
const firstStart = Date.UTC(2026, 8, 7, 7, 40);
/** Two people a day, at an hour that is not the same each day. */
const betweenMs = 11 * hour + 37 * minute;

function findStart(index: number): number {
  return firstStart + index * betweenMs;
}

const secondsToRead = 9;
const secondsPerWord = 2.1;
const replyMs = 3_000;

class SessionWriter {
  readonly #person: SamplePerson;
  readonly #script: ReturnType<typeof translateSample>;
  readonly #turns: SampleTurn[] = [];
  #at: number;
  #questionId = "q1";
  /** Words that our last follow-up took up: the next turn of ours counts them as told. */
  #open: string | undefined;

  constructor(person: SamplePerson, startAt: number) {
    this.#person = person;
    this.#script = translateSample(person.language);
    this.#at = startAt;
  }

  write(): SampleTurn[] {
    const { exchanges, lastWords, language } = this.#person;
    const book = getPhraseBook(language);
    const fill = (text: string) => text.replaceAll("{organization}", sampleFacts.organization);
    const [first, ...others] = exchanges;
    if (first === undefined) return [];
    const opening = [this.#script.introduction, fill(book.opening), this.#findText("q1")];
    this.#sayOurs(opening.join("\n\n"), { kind: "introduce", questionId: "q1" }, "start");
    this.#sayTheirs(first.answer);
    for (const exchange of others) this.#exchange(exchange);
    this.#sayOurs(
      book.anythingElse[0] ?? "",
      { kind: "anything_else", took: "answer", reading: this.#read() },
      "no question left",
    );
    this.#sayTheirs(lastWords);
    const farewell = [book.farewells.plain[0], fill(book.whatNext[0] ?? "")].join(" ");
    this.#sayOurs(
      `${farewell}\n\n${book.closing}`,
      { kind: "close", endReason: "finished", took: "answer", reading: this.#read() },
      "everything was asked",
    );
    return this.#turns;
  }

  #exchange({ questionId, ours, about, answer }: Exchange): void {
    if (questionId === undefined) {
      const move = { kind: "probe", questionId: this.#questionId, about: about ?? null } as const;
      this.#sayOurs(ours, { ...move, reading: this.#read(about) }, `“${about}”: more to tell`);
    } else {
      const text = [ours, this.#findText(questionId)].filter(Boolean).join(" ");
      const reading = this.#read();
      this.#sayOurs(text, { kind: "ask", questionId, took: "answer", reading }, "nothing left to follow up");
      this.#questionId = questionId;
    }
    this.#sayTheirs(answer);
  }

  #findText(id: string): string {
    return this.#script.questions.find((question) => question.id === id)?.text ?? "";
  }

  /** What was heard in their last message: the words that are taken up now, and that the earlier ones were told. */
  #read(about?: string): Reading {
    const threads = about === undefined ? [] : [{ quote: about, untold: "", weight: 2 as const }];
    const done = this.#open === undefined ? [] : [{ quote: this.#open, why: "told" as const }];
    this.#open = about;
    return { threads, settled: [], done, want: "nothing", tone: "plain", by: "built-in" };
  }

  #sayOurs(text: string, move: Move, reason: string): void {
    if (this.#turns.length > 0) this.#at += replyMs;
    this.#turns.push({ turn: { speaker: "interviewer", text, at: this.#at, move }, reason });
  }

  /** People read, think and type on a phone. */
  #sayTheirs(text: string): void {
    this.#at += Math.round((secondsToRead + countWords(text) * secondsPerWord) * 1000);
    this.#turns.push({ turn: { speaker: "participant", text, at: this.#at }, reason: null });
  }
}

/** The script as it was frozen for sessions in one language. */
export function makeSampleGuide(
  language: SampleLanguage,
  over: Pick<Guide, "minutes" | "earlyCodeShare">,
): Guide {
  return {
    ...translateSample(language),
    objective: sampleGuide.objective,
    topics: sampleGuide.topics,
    language,
    ...over,
    facts: {
      ...sampleFacts,
      contact: null,
      supportLine: null,
      retentionDays: null,
      incentive: false,
    },
  };
}
