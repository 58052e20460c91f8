import type { BackedFinding } from "../report/backed-finding.ts";
import type { Reach } from "../report/voices.ts";
import type { Remark } from "./remark.ts";
import type { Theme } from "./theme.ts";
import { makeSingleFinding, makeThemeFinding } from "./theme-findings.ts";
import type { ThemeGatherer } from "./theme-gatherer.ts";

const maxThemes = 9;
const maxFindings = 12;
const maxSingles = 5;
/** Two headlines with so much in common say the same. */
const sameHeadline = 0.6;

const placeOf = ({ evidence }: Remark) => `${evidence.sourceId} ${evidence.messageId} ${evidence.start}`;

/** A theme that is shown, with its finding. */
export interface ShownTheme {
  theme: Theme;
  backed: BackedFinding;
}

export interface ChosenFindings {
  themes: ShownTheme[];
  singles: BackedFinding[];
}

/** Asked two things at once, people are heard under both questions. */
const sameMembers = 0.5;

function sharesMembers({ cluster }: Theme, other: Theme): boolean {
  const places = new Set(other.cluster.members.map(({ remark }) => placeOf(remark)));
  const shared = cluster.members.filter(({ remark }) => places.has(placeOf(remark))).length;
  return shared > sameMembers * Math.min(cluster.members.length, other.cluster.members.length);
}

function isRepeat(theme: Theme, chosen: readonly Theme[]): boolean {
  if (chosen.some((other) => sharesMembers(theme, other))) return true;
  const own = theme.headline.member.remark.concepts;
  return chosen.some(({ headline, text }) => {
    const others = headline.member.remark.concepts;
    const shared = own.filter((concept) => others.includes(concept)).length;
    return text === theme.text || shared >= sameHeadline * Math.min(own.length, others.length);
  });
}

/** What a meeting reads: few themes, the widest first, and apart from them a handful of single voices. */
export function chooseFindings(gatherer: ThemeGatherer, reach: Reach): ChosenFindings {
  const themes: Theme[] = [];
  for (const theme of gatherer.list()) {
    if (themes.length < maxThemes && !isRepeat(theme, themes)) themes.push(theme);
  }
  const taken = new Set(
    themes.flatMap(({ cluster }) => cluster.members.map(({ remark }) => placeOf(remark))),
  );
  const most = Math.min(maxSingles, maxFindings - themes.length);
  const singles = gatherer.singles.list(most, (remark) => taken.has(placeOf(remark)), gatherer.concepts);
  return {
    themes: themes.map((theme) => ({ theme, backed: makeThemeFinding(theme, reach) })),
    singles: singles.map((voice) => makeSingleFinding(voice, reach)),
  };
}
