/** From here on a turn asks a question of the script, where the script's order speaks for it. */
const inOrder = 0.42;
/** Out of order, or again, only what is nearly the question's own words. */
const outOfOrder = 0.62;
/** And nearer to it than to any other question by this much. */
const margin = 0.12;

/** Where only one question of the script was met. */
const alone = 0.75;

/** The pairs of turn and question, both in their order, whose similarities sum up highest. */
function alignInOrder(similarities: number[][], questions: number): Map<number, number> {
  const turns = similarities.length;
  const best = Array.from({ length: turns + 1 }, () => new Float64Array(questions + 1));
  const at = (turn: number, question: number) => best[turn]?.[question] ?? 0;
  const gain = (turn: number, question: number) => {
    const similarity = similarities[turn]?.[question] ?? 0;
    return similarity >= inOrder ? similarity : 0;
  };
  for (let turn = 1; turn <= turns; turn++) {
    const row = best[turn];
    for (let question = 1; row && question <= questions; question++) {
      const paired = at(turn - 1, question - 1) + gain(turn - 1, question - 1);
      row[question] = Math.max(at(turn - 1, question), at(turn, question - 1), paired);
    }
  }
  const pairs = new Map<number, number>();
  let turn = turns;
  let question = questions;
  while (turn > 0 && question > 0) {
    const here = at(turn, question);
    if (here === at(turn - 1, question)) turn--;
    else if (here === at(turn, question - 1)) question--;
    else pairs.set(--turn, --question);
  }
  return pairs;
}

function findBest(row: number[]): { question: number; similarity: number; lead: number } {
  let question = 0;
  for (const [index, similarity] of row.entries()) if (similarity > (row[question] ?? 0)) question = index;
  const similarity = row[question] ?? 0;
  const second = Math.max(0, ...row.filter((_, index) => index !== question));
  return { question, similarity, lead: similarity - second };
}

/**
 * Which question each turn asks, by index; absent where that is unsure. The script's order is preferred: a turn out of
 * order has to be nearer to its question, and to no other. A question is asked once: what is like it and comes before
 * that follows up on another, and what comes after asks on.
 */
export function alignTurns(similarities: number[][], questions: number): Map<number, number> {
  const pairs = alignInOrder(similarities, questions);
  const inPlace = new Map([...pairs].map(([turn, question]) => [question, turn]));
  for (const [turn, row] of similarities.entries()) {
    if (pairs.has(turn)) continue;
    const { question, similarity, lead } = findBest(row);
    const isLater = turn > (inPlace.get(question) ?? -1);
    if (similarity >= outOfOrder && lead >= margin && isLater) pairs.set(turn, question);
  }
  return isUnsure(similarities, pairs) ? new Map() : pairs;
}

/** A single question of a script that was met by half is met by chance. */
function isUnsure(similarities: number[][], pairs: ReadonlyMap<number, number>): boolean {
  if (new Set(pairs.values()).size > 1) return false;
  return [...pairs].every(([turn, question]) => (similarities[turn]?.[question] ?? 0) < alone);
}
