import { conceptKey, conceptPlaceholder, namesConcept } from "./concepts.ts";
import { isWithin } from "./conditions.ts";
import { findBlock, listBlocks } from "./question-blocks.ts";

/** What is wrong with when questions are asked. No schema library here: the editor shows the same sentences. */

interface Condition {
  by: { kind: string; questionId?: string };
  values?: string[];
  from?: number | null;
  to?: number | null;
}

interface Asked {
  id: string;
  text?: string;
  item?: { kind: string; options?: string[]; min?: number; max?: number } | undefined;
  askIf?: readonly Condition[] | undefined;
  shuffle?: boolean | undefined;
}

export interface AskProblem {
  /** Place of the question in the script, from 0. */
  index: number;
  text: string;
}

const plain = (text: string) => text.normalize("NFKC").trim().toLowerCase();

function listAnswers({ item }: Asked): string[] {
  if (item?.options !== undefined) return item.options;
  const { min = 1, max = 0 } = item ?? {};
  return Array.from({ length: Math.max(max - min + 1, 0) }, (_, step) => String(min + step));
}

/** The answers of a question that a condition lets through. */
function listLetThrough(condition: Condition, of: Asked): string[] {
  const { from = null, to = null } = condition;
  if ("from" in condition) return listAnswers(of).filter((text) => isWithin(text, { from, to }));
  const named = new Set((condition.values ?? []).map(plain));
  return listAnswers(of).filter((text) => named.has(plain(text)));
}

/** Of each question the first thing that is wrong: what it depends on is gone, comes later, or can never be. */
export function findAskProblems(questions: readonly Asked[], concepts: readonly string[]): AskProblem[] {
  return questions.flatMap((question, index) => {
    const { askIf = [] } = question;
    const text = findConceptProblem(question, concepts) ?? findProblem(questions, index, askIf);
    return text === undefined ? [] : [{ index, text: `Question ${index + 1} ${text}` }];
  });
}

function findConceptProblem(
  { text = "", askIf = [] }: Asked,
  concepts: readonly string[],
): string | undefined {
  if (concepts.length === 0 && namesConcept(text))
    return `names ${conceptPlaceholder}, but this interview has no concepts`;
  const known = new Set(concepts.map(conceptKey));
  const named = askIf.flatMap(({ by, values = [] }) => (by.kind === "concept" ? values : []));
  const gone = named.find((name) => !known.has(conceptKey(name)));
  return gone === undefined
    ? undefined
    : `depends on the concept “${gone}”, which this interview doesn't have`;
}

function findProblem(
  questions: readonly Asked[],
  index: number,
  askIf: readonly Condition[],
): string | undefined {
  for (const condition of askIf) {
    if (condition.by.questionId === undefined) continue;
    const at = questions.findIndex(({ id }) => id === condition.by.questionId);
    const of = questions[at];
    if (of === undefined) return "depends on a question that's no longer in the script";
    const untimely = findUntimely(questions, index, at);
    if (untimely !== undefined) return untimely;
    const problem = condition.by.kind === "answer" ? findNever(condition, of, { at, askIf }) : undefined;
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Why the question at a place may not have been asked by then; undefined where it always is before. */
function findUntimely(questions: readonly Asked[], index: number, at: number): string | undefined {
  const blocks = listBlocks(questions);
  const block = findBlock(blocks, index);
  if (at !== index && block !== undefined && block === findBlock(blocks, at))
    return `depends on question ${at + 1}, but the two are in random order: take one of them out of it`;
  return at >= index ? `depends on question ${at + 1}, which isn't asked before it` : undefined;
}

/** Why no answer to a question meets a condition, alone or beside the others on it. */
function findNever(
  condition: Condition,
  of: Asked,
  { at, askIf }: { at: number; askIf: readonly Condition[] },
): string | undefined {
  if (of.item === undefined) return `depends on the options of question ${at + 1}, which has none`;
  if (listLetThrough(condition, of).length === 0)
    return `can never be asked: question ${at + 1} has no such answer`;
  if (of.item.kind !== "choice" && of.item.kind !== "scale") return undefined;
  const others = askIf.filter(({ by }) => by.kind === "answer" && by.questionId === of.id);
  const isMet = (text: string) => others.every((one) => listLetThrough(one, of).includes(text));
  return listAnswers(of).some(isMet)
    ? undefined
    : `can never be asked: no answer to question ${at + 1} meets all its conditions`;
}
