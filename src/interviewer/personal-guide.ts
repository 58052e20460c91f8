import { fillConcept, namesConcept } from "#contract/concepts.ts";
import type { AskCondition } from "#contract/condition-schemas.ts";
import { listBlocks } from "#contract/question-blocks.ts";
import type { Guide, GuideQuestion, Move, Turn } from "./guide.ts";
import { makeRandom, seedFrom } from "./participants/random.ts";

/** What was drawn for a person at the start, and stays. */
export interface Drawn {
  /** The name of the assigned concept; null where the interview had none. */
  concept: string | null;
  /** The number that chance came from; null where nothing was left to it. */
  drawSeed: number | null;
}

export const nothingDrawn: Drawn = { concept: null, drawSeed: null };

/** Whether anything of this guide is left to chance. */
export function isDrawn({ concepts = [], questions }: Guide): boolean {
  return concepts.length > 0 || listBlocks(questions).length > 0;
}

/** The concept that fewest were assigned; among equals the seed decides. Null where there is none. */
export function drawConcept(
  names: readonly string[],
  assigned: ReadonlyMap<string, number>,
  seed: number,
): string | null {
  const count = (name: string) => assigned.get(name) ?? 0;
  const fewest = Math.min(...names.map(count));
  const least = names.filter((name) => count(name) === fewest);
  return least[makeRandom(seed).between(0, least.length - 1)] ?? null;
}

/** The guide as this person gets it. Kept whole with the session, and made personal wherever it is read. */
export function toPersonalGuide<G extends Guide>(guide: G, { concept, drawSeed }: Drawn): G {
  return nameConcept(drawSeed === null ? guide : reorder(guide, drawSeed), concept);
}

/** The questions of each block in an order that the seed alone decides, in any process. */
function reorder<G extends Guide>(guide: G, drawSeed: number): G {
  const blocks = listBlocks(guide.questions);
  if (blocks.length === 0) return guide;
  // Numbers of its own, as the concept would go with the order else.
  const random = makeRandom(seedFrom(`order ${drawSeed}`));
  const questions = [...guide.questions];
  for (const { from, to } of blocks) {
    for (let last = to; last > from; last--) {
      const other = random.between(from, last);
      const [one, two] = [questions[last], questions[other]];
      if (one && two) [questions[last], questions[other]] = [two, one];
    }
  }
  return { ...guide, questions, scriptOrder: guide.questions.map(({ id }) => id) };
}

function nameConcept<G extends Guide>(guide: G, name: string | null): G {
  if (guide.concepts === undefined) return namesUnknown(guide) ? leaveOutUnnamed(guide) : guide;
  if (name === null) return guide;
  const { description, shownAs = name } = guide.concepts.find((one) => one.name === name) ?? {};
  return {
    ...guide,
    introduction: fillConcept(guide.introduction, shownAs),
    questions: guide.questions.map((question) => nameIn(question, shownAs, description)),
  };
}

/** Whether a guide names a concept and has none: a server from before concepts froze it. */
export function namesUnknown({ concepts, introduction, questions }: Guide): boolean {
  return concepts === undefined && [introduction, ...questions.map(({ text }) => text)].some(namesConcept);
}

const unnamed = "…";

/** Nobody is asked about a concept that they weren't assigned; where they were already, they don't see the mark. */
function leaveOutUnnamed<G extends Guide>(guide: G): G {
  const never: AskCondition = { by: { kind: "concept" }, values: [] };
  const questions = guide.questions.map((question): GuideQuestion => {
    if (!namesConcept(question.text)) return question;
    return { ...nameIn(question, unnamed, undefined), askIf: [...(question.askIf ?? []), never] };
  });
  return { ...guide, introduction: fillConcept(guide.introduction, unnamed), questions };
}

function nameIn(question: GuideQuestion, name: string, description: string | undefined): GuideQuestion {
  const { text, aim } = question;
  const isNamed = namesConcept(text);
  // Whoever asks what is meant is told once more.
  const helpText = question.helpText ?? (isNamed ? description || undefined : undefined);
  return {
    ...question,
    text: fillConcept(text, name),
    ...(aim !== undefined && { aim: fillConcept(aim, name) }),
    ...(helpText !== undefined && { helpText: fillConcept(helpText, name) }),
    ...(isNamed && description && { shows: `${name}: ${description}` }),
  };
}

/** What is shown under a move's question, unless an earlier turn showed it; empty for most. */
export function findShown(guide: Guide, turns: readonly Turn[], move: Move): string {
  const target = move.thenAsk ?? (move.kind === "ask" || move.kind === "introduce" ? move.questionId : null);
  const shows = guide.questions.find(({ id }) => id === target)?.shows;
  if (shows === undefined) return "";
  const isShown = turns.some(({ speaker, text }) => speaker === "interviewer" && text.includes(shows));
  return isShown ? "" : `\n\n${shows}`;
}
