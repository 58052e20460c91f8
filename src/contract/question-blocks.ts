/** Which questions change places with each other. No schema library here: the editor reads it too. */

interface Placed {
  /** May change places with its neighbours that may too. */
  shuffle?: boolean | undefined;
}

/** Places, from 0, of the first and the last question of each block whose questions come in any order. */
export interface Block {
  from: number;
  to: number;
}

/** Neighbours that are marked make a block; one alone makes none. */
export function listBlocks(questions: readonly Placed[]): Block[] {
  const blocks: Block[] = [];
  for (const [place, { shuffle }] of questions.entries()) {
    const last = blocks.at(-1);
    if (shuffle !== true) continue;
    if (last?.to === place - 1) last.to = place;
    else blocks.push({ from: place, to: place });
  }
  return blocks.filter(({ from, to }) => to > from);
}

export function findBlock(blocks: readonly Block[], place: number): Block | undefined {
  return blocks.find(({ from, to }) => place >= from && place <= to);
}
