import type { Brief } from "#contract/insights.ts";
import type { BackedFinding } from "../report/backed-finding.ts";
import { nameIn, type Said, type ThemeGround } from "./ground.ts";
import type { Drafted, DraftTheme, ThemesReading } from "./themes-answer.ts";

/** Every main finding has its line before one says more. */
const limits = { min: 3, max: 8, sentences: 10 };
/** What goes on from one finding with so many statements of another one's line says that once more. */
const minRepeated = 2;

const isRemedy = ({ finding }: BackedFinding) =>
  finding.about?.kind === "wishes" || finding.about?.kind === "proposes";

/** What the brief shows: its themes and voices as they were drafted, and in the same order as they were made. */
interface Shown {
  shown: readonly DraftTheme[];
  themes: readonly BackedFinding[];
  told: readonly Drafted[];
  voices: readonly BackedFinding[];
}

/** Voices that “In short” rests on come first: they have to be shown. */
export function orderVoices({ voices, inShort }: ThemesReading): Drafted[] {
  const used = new Set(inShort.flatMap(({ more }) => listSids(more?.supports ?? [])));
  const isUsed = ({ supports }: Drafted) => Number(supports.some(({ sid }) => used.has(sid)));
  return voices.toSorted((a, b) => isUsed(b) - isUsed(a));
}

/**
 * From checked sentences alone: themes that answer the objective first, in its order, then the strongest, which is
 * never missing, and what people wish for, after what troubles them; single voices only where themes are few. Behind a
 * theme stands why it is so, what it leads to or what would help.
 */
export function putInShort(reading: ThemesReading, all: Shown, ground: ThemeGround): Brief["inShort"] {
  const { inShort } = reading;
  const { shown, themes, voices } = all;
  const chosen = inShort.flatMap(({ theme }) => themes[shown.findIndex(({ id }) => id === theme)] ?? []);
  // The pieces of a story stand below it, and are not a point of their own.
  const whole = [...new Set([...chosen, ...themes])].filter(({ finding }) => finding.partOf === undefined);
  const few = withRemedy(withStrongest(whole.slice(0, limits.max), themes), whole);
  const inOrder = [...few.filter((one) => !isRemedy(one)), ...few.filter(isRemedy)];
  const more = voices.slice(0, Math.max(limits.min - few.length, 0));
  const lines = [...inOrder, ...more];
  const draftOf = (one: BackedFinding) => shown[themes.indexOf(one)];
  let room = limits.sentences - lines.length;
  return lines.map((line) => {
    const { finding } = line;
    const addition = inShort.find((one) => one.more && one.theme === draftOf(line)?.id)?.more;
    const told = lines.flatMap((other) => (other === line ? [] : (draftOf(other)?.supports ?? [])));
    const isRepeated = addition && countShared(addition.supports, told) >= minRepeated;
    const others = addition && !isRepeated && room > 0 ? findResting(addition, all) : undefined;
    if (!addition || !others) return { text: finding.text, findings: [finding.id] };
    room--;
    const text = `${finding.text} ${nameIn(ground, addition.sentence)}`;
    return { text, findings: [...new Set([finding.id, ...others])] };
  });
}

function countShared(some: readonly Said[], others: readonly Said[]): number {
  const sids = new Set(listSids(others));
  return new Set(listSids(some).filter((sid) => sids.has(sid))).size;
}

/** What most people tell is said in any meeting, though a model left it out: in place of the last where there is no room. */
function withStrongest(few: BackedFinding[], [strongest]: readonly BackedFinding[]): BackedFinding[] {
  if (strongest === undefined || few.includes(strongest)) return few;
  return [...few.slice(0, limits.max - 1), strongest];
}

/** A meeting asks what people want: the wish that most of them share, in place of the weakest where there is no room. */
function withRemedy(few: BackedFinding[], whole: readonly BackedFinding[]): BackedFinding[] {
  const [remedy] = whole.filter(isRemedy).toSorted((a, b) => countBehind(b) - countBehind(a));
  if (!remedy || few.some(isRemedy)) return few;
  const [weakest] = few.length < limits.max ? [] : few.toSorted((a, b) => countBehind(a) - countBehind(b));
  return [...few.filter((one) => one !== weakest), remedy];
}

const countBehind = ({ backing }: BackedFinding) => backing.people.length;
const listSids = (said: readonly Said[]) => said.map(({ sid }) => sid);

/** The findings shown that quote what a sentence rests on; undefined where a part of it is in none of them. */
function findResting({ supports }: Drafted, { shown, themes, told, voices }: Shown): string[] | undefined {
  const drafts = [...shown.slice(0, themes.length), ...told.slice(0, voices.length)];
  const made = [...themes, ...voices];
  const ids = new Set<string>();
  for (const { sid } of supports) {
    const at = drafts.findIndex((draft) => listSids(quotesOf(draft)).includes(sid));
    const finding = made[at]?.finding;
    if (!finding) return undefined;
    ids.add(finding.id);
  }
  return [...ids];
}

function quotesOf(draft: Drafted | DraftTheme): Said[] {
  const { supports, challenges, ofOthers = [] } = draft;
  return [
    ...supports,
    ...challenges,
    ...ofOthers,
    ...("why" in draft ? [...draft.why, ...draft.leadsTo] : []),
  ];
}
