import { describeClosed, nameOption } from "#contract/describe-closed.ts";
import { describeAskedOut, describeFigures, describeTorn } from "#contract/describe-figures.ts";
import type { Brief, CountedQuestion, Evidence, Finding } from "#contract/insights.ts";
import type { ExportInterview, ExportQuestion } from "../export-project.ts";
import { describeStimulus } from "./describe-stimulus.ts";
import { count } from "./finding-strength.ts";
import type { ReportBlock } from "./report-block.ts";

type MakeQuote = (evidence: Evidence) => ReportBlock[];

const heading = (level: 2 | 3, text: string): ReportBlock => ({ kind: "heading", level, text });

/** A sentence whose findings are all hidden would rest on nothing that the report shows. */
export function makeInShort({ brief, findings }: Pick<ExportInterview, "brief" | "findings">): ReportBlock[] {
  const shown = new Set(
    findings.flatMap(({ id, edited }) => [id, ...(edited?.merged ?? []).map((one) => one.id)]),
  );
  const sentences = (brief?.inShort ?? []).filter(
    (sentence) => sentence.findings.length === 0 || sentence.findings.some((id) => shown.has(id)),
  );
  // What the findings' own headings say right below is not said twice.
  const headings = findings
    .filter(({ kind }) => kind === "themes")
    .map(({ text }) => `“${text}”`.toLowerCase());
  const isRepeat = sentences.every(({ text }) =>
    headings.some((quoted) => text.toLowerCase().endsWith(quoted)),
  );
  if (sentences.length === 0 || (isRepeat && headings.length <= sentences.length)) return [];
  return [heading(2, "In short"), ...sentences.map(({ text }): ReportBlock => ({ kind: "bullet", text }))];
}

const maxOfSide = 3;

function makeCount({ text, sides, open }: CountedQuestion, makeQuote: MakeQuote): ReportBlock[] {
  const all = open.people > 0 ? [...sides, open] : sides;
  const blocks = all.flatMap(({ name, people, evidence }): ReportBlock[] => {
    return [
      { kind: "note", text: `${name}: ${count(people, "person", "people")}` },
      ...evidence.flatMap(makeQuote),
    ];
  });
  return [{ kind: "paragraph", text: `${text}.` }, ...blocks];
}

/** The closed questions, counted by option. */
export function makeClosed({
  questions,
  closed = [],
}: Pick<ExportInterview, "questions" | "closed">): ReportBlock[] {
  const known = new Map(questions.map((question) => [question.id, question]));
  const reached = closed.filter(({ asked, notReached }) => asked + notReached > 0);
  if (reached.length === 0) return [];
  return [
    heading(2, "Closed questions"),
    ...reached.flatMap((one): ReportBlock[] => [
      heading(3, known.get(one.questionId)?.text ?? ""),
      ...noteStimulus(known.get(one.questionId)),
      { kind: "paragraph", text: describeClosed(one) },
      ...one.options.map(
        (option): ReportBlock => ({
          kind: "bullet",
          text: `${nameOption(option)}: ${count(option.people, "person", "people")}${one.kind === "ranking" ? " put it first" : ""}`,
        }),
      ),
    ]),
  ];
}

/** The questions whose answers can be counted, each with its count as a sentence. */
export function makeCounted(
  { questions, brief }: Pick<ExportInterview, "questions" | "brief">,
  makeQuote: MakeQuote,
): ReportBlock[] {
  const texts = new Map(questions.map(({ id, text }) => [id, text]));
  const counted = brief?.counted ?? [];
  if (counted.length === 0) return [];
  return [
    heading(2, "What can be counted"),
    ...counted.flatMap((one) => {
      const question = texts.get(one.questionId);
      return question === undefined ? [] : [heading(3, question), ...makeCount(one, makeQuote)];
    }),
  ];
}

/** Each side with how many people are on it, where they were counted. */
function makeSides({ a, b, within }: Brief["tensions"][number], makeQuote: MakeQuote): ReportBlock[] {
  const [own, others] = [a, b].map(({ evidence }) => evidence.slice(0, maxOfSide).flatMap(makeQuote));
  const noteSide = ({ text, people }: typeof a): ReportBlock[] =>
    people === undefined ? [] : [{ kind: "note", text: `${text}: ${count(people, "person", "people")}` }];
  const isOfSeveral = [a, b].some(({ people = 1 }) => people > 1);
  const isCounted = a.people !== undefined && (within === "people" || isOfSeveral);
  const whose = within === "people" ? "Between people" : describeTorn({ a, b });
  const note: ReportBlock[] = within === "people" && isCounted ? [] : [{ kind: "note", text: whose }];
  const sides = [...(isCounted ? noteSide(a) : []), ...(own ?? [])];
  return [...note, ...sides, ...(isCounted ? noteSide(b) : []), ...(others ?? [])];
}

export function makeTensions({ tensions }: Pick<Brief, "tensions">, makeQuote: MakeQuote): ReportBlock[] {
  if (tensions.length === 0) return [];
  const pairs = tensions.flatMap((one): ReportBlock[] => [
    heading(3, `${one.a.text} / ${one.b.text}`),
    ...makeSides(one, makeQuote),
  ]);
  return [heading(2, "Where people differ"), ...pairs];
}

function noteStimulus(question: Pick<ExportQuestion, "stimulus"> | undefined): ReportBlock[] {
  return question?.stimulus ? [{ kind: "note", text: describeStimulus(question.stimulus) }] : [];
}

function noteAskedOut({ askedOut = 0 }: Pick<Brief["answers"][number], "askedOut"> = {}): ReportBlock[] {
  return askedOut > 0 ? [{ kind: "note", text: describeAskedOut(askedOut) }] : [];
}

function makeAnswer(
  question: ExportQuestion,
  answer: Brief["answers"][number] | undefined,
  makeQuote: MakeQuote,
): ReportBlock[] {
  const head = [heading(3, question.text), ...noteStimulus(question)];
  const leftOut = noteAskedOut(answer);
  if (answer === undefined || answer.asked === 0)
    return [...head, ...(leftOut.length > 0 ? leftOut : [{ kind: "note" as const, text: "Not asked yet" }])];
  const { answered, asked, evidence, figures = [], skipped = [] } = answer;
  return [
    ...head,
    { kind: "note", text: `${count(asked, "person", "people")} asked, ${answered} answered` },
    ...(answer.text === null ? [] : [{ kind: "paragraph" as const, text: answer.text }]),
    ...(figures.length === 0
      ? []
      : [{ kind: "paragraph" as const, text: `In figures: ${describeFigures(figures)}` }]),
    ...(answer.text === null && evidence.length === 0 && answered > 0
      ? [{ kind: "paragraph" as const, text: "None of the answers can be quoted in a few words." }]
      : []),
    ...evidence.flatMap(makeQuote),
    ...(skipped.length > 0 ? [{ kind: "note" as const, text: `No answer: ${skipped.join(", ")}` }] : []),
    ...leftOut,
  ];
}

/** The script's questions, each with what people answered where the analysis has read it. */
export function makeQuestions(
  { questions, brief, closed = [] }: ExportInterview,
  makeQuote: MakeQuote,
): ReportBlock[] {
  if (questions.length === 0) return [];
  if (brief === null) {
    const bullets = questions.map(({ text, stimulus }): ReportBlock => {
      return { kind: "bullet", text: stimulus ? `${text} ${describeStimulus(stimulus)}` : text };
    });
    return [heading(2, "Questions"), ...bullets];
  }
  // Closed questions are counted by option; what of the options looks like a figure would say less.
  const isClosed = new Set(closed.map(({ questionId }) => questionId));
  const answers = new Map(
    brief.answers.map((answer) => [
      answer.questionId,
      isClosed.has(answer.questionId) ? { ...answer, figures: [] } : answer,
    ]),
  );
  const isCounted = new Set(brief.counted?.map(({ questionId }) => questionId));
  const asked = questions.filter(({ id }) => answers.has(id) && !isCounted.has(id));
  const { closing = [] } = brief;
  if (asked.length === 0 && closing.length === 0) return [];
  return [
    heading(2, "Answers by question"),
    ...asked.flatMap((question) => makeAnswer(question, answers.get(question.id), makeQuote)),
    ...(closing.length > 0 ? [heading(3, "Anything else?"), ...closing.flatMap(makeQuote)] : []),
  ];
}

/** What is open, and below it why and whom or what to ask. */
export function makeUnknown({ unknown }: Pick<Brief, "unknown">): ReportBlock[] {
  if (unknown.length === 0) return [];
  return [
    heading(2, "What we don't know yet"),
    ...unknown.flatMap(({ open, why, ask }): ReportBlock[] => [
      { kind: "bullet", text: open },
      ...(why ? [{ kind: "bullet" as const, level: 1 as const, text: why }] : []),
      ...(ask ? [{ kind: "bullet" as const, level: 1 as const, text: `Next: ${ask}` }] : []),
    ]),
  ];
}

/** Findings that a meeting reads, and those that are there to look things up in. */
export function partFindings(findings: readonly Finding[]): {
  themes: Finding[];
  singles: Finding[];
  rest: Finding[];
  /** The pieces of a theme's story, by its id: they stand right below it. */
  parts: ReadonlyMap<string, Finding[]>;
} {
  const whole = new Set(findings.filter(({ kind }) => kind === "themes").map(({ id }) => id));
  const isPart = ({ partOf, edited }: Finding) => partOf !== undefined && !edited && whole.has(partOf);
  const parts = Map.groupBy(findings.filter(isPart), ({ partOf = "" }) => partOf);
  const alone = findings.filter((finding) => !isPart(finding));
  const of = (kind: Finding["kind"]) => alone.filter((finding) => finding.kind === kind);
  const rest = alone.filter(({ kind }) => kind !== "themes" && kind !== "singleVoices");
  return { themes: of("themes"), singles: of("singleVoices"), rest, parts };
}
