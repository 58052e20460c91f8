import { countPeople, isOfOthers } from "./ground.ts";
import { countThemes, themeLimits } from "./theme-limits.ts";
import type { DraftTheme } from "./themes-answer.ts";
import { isMostlyPrinted, shareTold } from "./told-stories.ts";

/** The themes that a brief shows, in its order: the strongest, and beyond the eighth what several people tell, no piece of another story. */
export function chooseThemes(themes: readonly DraftTheme[], people: number): DraftTheme[] {
  const ordered = orderThemes(themes);
  const more = ordered
    .slice(themeLimits.themes)
    .filter(
      ({ supports, partOf }) => partOf === undefined && countPeople(supports) >= themeLimits.peopleOfMore,
    );
  return [...ordered.slice(0, themeLimits.themes), ...more].slice(0, countThemes(people));
}

/** So many of the people of a theme tell another one's story with the same words: it is a piece of that. */
const samePeople = 2 / 3;

/** The strongest first, each with the pieces of its story right behind it; what tells a story again is left out. */
function orderThemes(themes: readonly DraftTheme[]): DraftTheme[] {
  const kept: DraftTheme[] = [];
  for (const theme of themes.toSorted(compareThemes)) {
    const shares = kept.map((one) => ({ one, share: shareTold(quotesOf(one), quotesOf(theme), true) }));
    if (shares.some(({ share }) => share === 1)) continue;
    const [same] = shares.filter(({ share }) => share >= samePeople);
    kept.push(same && theme.partOf === undefined ? { ...theme, partOf: same.one.id } : theme);
  }
  const rooted = kept.map((theme) => ({ theme, root: findRoot(theme, kept) }));
  const roots = rooted
    .filter(({ root }) => root === undefined)
    .map(({ theme: { partOf: _, ...theme } }) => theme);
  return roots.flatMap((root) => {
    const pieces = rooted.flatMap(({ theme, root: id }) => (id === root.id ? { ...theme, partOf: id } : []));
    return addPieces(root, pieces);
  });
}

/** A story with its pieces, without those that bring hardly a quote of their own. */
function addPieces(root: DraftTheme, pieces: readonly DraftTheme[]): DraftTheme[] {
  const told = [root];
  for (const piece of pieces) if (!isMostlyPrinted(told.flatMap(quotesOf), quotesOf(piece))) told.push(piece);
  return told;
}

const quotesOf = ({ supports }: DraftTheme) => supports.map(({ evidence }) => evidence);

/** The theme at whose story a chain of pieces ends; undefined for a story of its own, and for what goes in a ring. */
function findRoot(theme: DraftTheme, all: readonly DraftTheme[]): string | undefined {
  const seen = new Set([theme.id]);
  let root: DraftTheme | undefined;
  for (let next = find(theme, all); next; next = find(next, all)) {
    if (seen.has(next.id)) return undefined;
    seen.add(next.id);
    root = next;
  }
  return root?.id;
}

const find = ({ partOf }: DraftTheme, all: readonly DraftTheme[]) => all.find(({ id }) => id === partOf);

/** What people tell of themselves comes before what they tell of others. */
function compareThemes(a: DraftTheme, b: DraftTheme): number {
  const questions = ({ supports }: DraftTheme) => new Set(supports.map(({ questionId }) => questionId)).size;
  const isTold = ({ supports }: DraftTheme) => Number(supports.every(isOfOthers));
  return (
    isTold(a) - isTold(b) ||
    countPeople(b.supports) - countPeople(a.supports) ||
    countPeople(a.challenges) - countPeople(b.challenges) ||
    questions(b) - questions(a) ||
    b.supports.length - a.supports.length
  );
}
