import type { RehearsedInterview, ScriptChange } from "#contract/rehearsals.ts";
import type { ScriptFlag, SessionQuestion } from "#contract/report-cards.ts";
import type { Guide } from "#interviewer/guide.ts";

type Tried = Pick<RehearsedInterview, "participant" | "minutes" | "reportCard">;

/** Fewer words than these to a question are hardly an answer. */
const shortAnswer = 8;
/** An interview may exceed the planned minutes by this share. */
const tolerance = 1.1;

/** The most important first. */
const order: ScriptChange["kind"][] = [
  "never_reached",
  "too_long",
  "unclear",
  "flaw",
  "seldom_reached",
  "skipped",
  "short_answers",
];

interface Question {
  questionId: string;
  number: number;
}

function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

function listCards(interviews: readonly Tried[], questionId: string): SessionQuestion[] {
  return interviews.flatMap(({ reportCard }) =>
    reportCard.questions.filter((question) => question.questionId === questionId),
  );
}

/** At least half of them, and never one alone. */
function isMost(people: number, of: number): boolean {
  return people >= 2 && people * 2 >= of;
}

/** Whoever asks what is meant at any question, by their nature, says nothing about this one. */
function findUnclear(guide: Guide, interviews: readonly Tried[], question: Question): ScriptChange[] {
  const { questionId } = question;
  const tried = interviews.filter(({ participant }) => !participant.behaviours.includes("asks_back"));
  const people = tried.filter(({ reportCard }) =>
    reportCard.questionsBack.some((back) => back.about === "question" && back.questionId === questionId),
  ).length;
  const of = listCards(tried, questionId).filter(({ asked }) => asked).length;
  const hasHelp = Boolean(guide.questions.find(({ id }) => id === questionId)?.helpText);
  return people === 0 ? [] : [{ kind: "unclear", ...question, people, of, hasHelp }];
}

function findReach(cards: readonly SessionQuestion[], question: Question): ScriptChange[] {
  const of = cards.length;
  const people = cards.filter(({ asked, settledBy }) => asked || settledBy !== null).length;
  if (of > 0 && people === 0) return [{ kind: "never_reached", ...question, of }];
  return people * 2 < of ? [{ kind: "seldom_reached", ...question, people, of }] : [];
}

function findPoorAnswers(cards: readonly SessionQuestion[], question: Question): ScriptChange[] {
  const asked = cards.filter((card) => card.asked);
  const of = asked.length;
  const skipped = asked.filter((card) => card.skipped).length;
  if (isMost(skipped, of)) return [{ kind: "skipped", ...question, people: skipped, of }];
  const short = asked.filter((card) => card.answered && card.words < shortAnswer).length;
  return isMost(short, of)
    ? [{ kind: "short_answers", ...question, people: short, of, words: shortAnswer }]
    : [];
}

function findLength(
  guide: Guide,
  interviews: readonly Tried[],
  questions: readonly Question[],
): ScriptChange[] {
  const minutes = findMedian(interviews.map((interview) => interview.minutes));
  const planned = guide.minutes;
  if (planned <= 0 || minutes <= planned * tolerance) return [];
  const treatment = new Map(guide.questions.map((question) => [question.id, question]));
  const probes = ({ questionId }: Question) =>
    listCards(interviews, questionId).reduce((sum, card) => sum + card.probes, 0);
  const lowPriority = questions.findLast(
    ({ questionId, number }) => number > 1 && treatment.get(questionId)?.priority === "normal",
  );
  const lessDepth = questions
    .filter(({ questionId }) => treatment.get(questionId)?.depth !== "light")
    .map((question) => ({ question, probes: probes(question) }))
    .filter((one) => one.probes > 0)
    .sort((one, other) => other.probes - one.probes)[0]?.question;
  return [
    { kind: "too_long", minutes, planned, lowPriority: lowPriority ?? null, lessDepth: lessDepth ?? null },
  ];
}

/** By how many people a change would help, as a share of those it was tried on. */
function measureShare(change: ScriptChange): number {
  return "people" in change && change.of > 0 ? change.people / change.of : 1;
}

/** What to change in a script after a rehearsal, the most important first. */
export function listChanges(
  guide: Guide,
  interviews: readonly Tried[],
  scriptFlags: readonly Pick<ScriptFlag, "kind" | "questionId">[],
): ScriptChange[] {
  const questions = guide.questions.map(({ id }, index) => ({ questionId: id, number: index + 1 }));
  const changes = questions.flatMap((question) => {
    const cards = listCards(interviews, question.questionId);
    return [
      ...findReach(cards, question),
      ...findUnclear(guide, interviews, question),
      ...scriptFlags
        .filter(({ questionId }) => questionId === question.questionId)
        .map(({ kind }): ScriptChange => ({ kind: "flaw", ...question, flag: kind })),
      ...findPoorAnswers(cards, question),
    ];
  });
  return [...changes, ...findLength(guide, interviews, questions)].sort(
    (one, other) =>
      order.indexOf(one.kind) - order.indexOf(other.kind) || measureShare(other) - measureShare(one),
  );
}
