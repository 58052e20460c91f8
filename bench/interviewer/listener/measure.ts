import type { Guide, Turn } from "#interviewer/guide.ts";
import { listen } from "#interviewer/listener/listen.ts";
import type { Thread } from "#interviewer/reading.ts";
import { listContentWords, listWords } from "#interviewer/words.ts";
import { type LabelledAnswer, type LabelledThread, listLabelled } from "./labelled.ts";

function makeGuide(question: string): Guide {
  return {
    introduction: "",
    objective: "",
    topics: [],
    questions: [{ id: "q1", text: question, priority: "normal", depth: "deep", exactWording: false }],
    language: "en",
    minutes: 0,
    facts: {
      organization: "the university",
      interviewName: "",
      contact: null,
      supportLine: null,
      retentionDays: null,
      incentive: false,
    },
    earlyCodeShare: 0.5,
  };
}

/** What the listener hears in a labelled answer, given after its question. */
export function hear({ question, text }: LabelledAnswer): ReturnType<typeof listen> {
  const turns: Turn[] =
    question === ""
      ? []
      : [{ speaker: "interviewer", text: question, at: 0, move: { kind: "ask", questionId: "q1" } }];
  return listen({ guide: makeGuide(question), turns, message: text, questionId: "q1", language: "en" });
}

function listTelling(quote: string): Set<string> {
  const content = listContentWords(quote);
  return new Set(content.length > 0 ? content : listWords(quote.toLowerCase()));
}

/** Half of the content words of both together: a quote that is twice as long, or half as long, just counts. */
export function isSame(one: { quote: string }, other: { quote: string }): boolean {
  const [left, right] = [listTelling(one.quote), listTelling(other.quote)];
  let shared = 0;
  for (const word of left) if (right.has(word)) shared += 1;
  return shared > 0 && (2 * shared) / (left.size + right.size) >= 0.5;
}

export interface Marked {
  answer: LabelledAnswer;
  heard: Thread[];
  /** Heard, and neither labelled nor fair. */
  wrong: Thread[];
  missed: LabelledThread[];
}

export function mark(answer: LabelledAnswer): Marked {
  const heard = hear(answer).threads;
  return {
    answer,
    heard,
    wrong: heard.filter((thread) => !answer.threads.some((label) => isSame(label, thread))),
    missed: answer.threads.filter(
      (label) => !label.isOptional && !heard.some((thread) => isSame(label, thread)),
    ),
  };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "-" : `${((100 * part) / whole).toFixed(0)} % (${part} of ${whole})`;
}

/** A share as its two counts. */
export type Share = [part: number, whole: number];

export interface ListenerFigures {
  answers: number;
  precision: Share;
  recall: Share;
  recallOfWeight3: Share;
  /** Answers with nothing in them in which nothing was heard. */
  leftAlone: Share;
}

function summarise(marked: readonly Marked[]): ListenerFigures {
  const heard = marked.flatMap((one) => one.heard);
  const wrong = marked.flatMap((one) => one.wrong);
  const labels = marked.flatMap((one) => one.answer.threads.filter((label) => !label.isOptional));
  const missed = marked.flatMap((one) => one.missed);
  const heavy = labels.filter((label) => label.weight === 3);
  const heavyMissed = missed.filter((label) => label.weight === 3);
  const quiet = marked.filter((one) => one.answer.threads.length === 0);
  const disturbed = quiet.filter((one) => one.heard.length > 0);
  return {
    answers: marked.length,
    precision: [heard.length - wrong.length, heard.length],
    recall: [labels.length - missed.length, labels.length],
    recallOfWeight3: [heavy.length - heavyMissed.length, heavy.length],
    leftAlone: [quiet.length - disturbed.length, quiet.length],
  };
}

/** What the built-in listener hears in the labelled answers of one half. */
export function measureListener(half: LabelledAnswer["half"]): ListenerFigures {
  return summarise(
    listLabelled()
      .filter((answer) => answer.half === half)
      .map(mark),
  );
}

function report(name: string, marked: readonly Marked[]): string {
  const figures = summarise(marked);
  return [
    `${name}: ${figures.answers} answers`,
    `  precision ${percent(...figures.precision)}`,
    `  recall ${percent(...figures.recall)}, of weight 3 ${percent(...figures.recallOfWeight3)}`,
    `  answers with nothing in them, left alone: ${percent(...figures.leftAlone)}`,
  ].join("\n");
}

/** Milliseconds of processor for listening to one answer, the median of all. */
function measureTime(answers: readonly LabelledAnswer[]): number {
  const times = answers.map((answer) => {
    const before = process.cpuUsage();
    for (let i = 0; i < 5; i += 1) hear(answer);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 5000;
  });
  times.sort((left, right) => left - right);
  return times[Math.floor(times.length / 2)] ?? 0;
}

function show(marked: readonly Marked[]): void {
  for (const { answer, heard, wrong, missed } of marked) {
    if (wrong.length === 0 && missed.length === 0) continue;
    console.log(`\n${answer.text}`);
    for (const thread of heard) {
      const sign = wrong.includes(thread) ? "WRONG" : "ok";
      console.log(`  ${sign} ${thread.kind} ${thread.weight} "${thread.quote}"`);
    }
    for (const label of missed) console.log(`  MISSED ${label.weight} "${label.quote}"`);
  }
}

if (import.meta.main) {
  const answers = listLabelled();
  const start = performance.now();
  hear({ question: "", text: "I felt sick.", threads: [], half: "tuned" });
  console.log(`The first answer, with unpacking the tagger: ${(performance.now() - start).toFixed(0)} ms`);
  const marked = answers.map(mark);
  const tuned = marked.filter((one) => one.answer.half === "tuned");
  if (process.argv.includes("--show")) show(tuned);
  console.log(report("Tuned on", tuned));
  console.log(
    report(
      "Held out",
      marked.filter((one) => one.answer.half === "held out"),
    ),
  );
  console.log(`Processor for one answer, median: ${measureTime(answers).toFixed(2)} ms`);
}
