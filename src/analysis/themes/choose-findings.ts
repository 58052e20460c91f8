import type { Evidence } from "#contract/insights.ts";
import type { Remark } from "../coder/remark.ts";
import type { BackedFinding } from "../report/backed-finding.ts";
import { readsAlone } from "../report/reads-alone.ts";
import type { Reach } from "../report/voices.ts";
import { cutTalk } from "./cut-talk.ts";
import { listShared } from "./headline.ts";
import { lacksMainClause } from "./lacks-main-clause.ts";
import type { Theme } from "./theme.ts";
import { makeSingleFinding, makeThemeFinding } from "./theme-findings.ts";
import type { ThemeGatherer } from "./theme-gatherer.ts";

const maxThemes = 9;
const maxFindings = 12;
const maxSingles = 5;
/** Two headlines with so much in common say the same. */
const sameHeadline = 0.6;

const placeOf = ({ evidence }: Remark) => `${evidence.sourceId} ${evidence.messageId} ${evidence.start}`;

function standsAlone({ frame, evidence: { quote } }: Remark): boolean {
  const { start, end } = cutTalk(quote);
  const text = quote.slice(start, end);
  // "If you could make the rows wider" is a whole wish.
  if (frame !== "wish" && lacksMainClause(text)) return false;
  return readsAlone(text, quote, "singleVoices");
}

/** Sentences of an answer that are no further apart are about the same. */
const near = 250;

/** What a theme tells already: its own words, those around them on the same matter, and others on all of it. */
function isInTheme(remark: Remark, { cluster }: Theme): boolean {
  const shared = listShared(cluster);
  const common = remark.concepts.filter((concept) => shared.has(concept)).length;
  const { sourceId, messageId, start, end } = remark.evidence;
  const isBeside = cluster.members.some(({ remark: { evidence } }) => {
    if (evidence.sourceId !== sourceId || evidence.messageId !== messageId) return false;
    const gap = Math.max(evidence.start - end, start - evidence.end);
    return gap < 0 || (gap < near && common > 0);
  });
  const isSpeaker = cluster.members.some(
    ({ remark: { evidence } }) => evidence.sourceLabel === remark.evidence.sourceLabel,
  );
  return isBeside || common > (isSpeaker ? 0 : 1);
}

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

/** Whether words are among those that the brief tells together: each of nine proposals is no finding of its own. */
export function findTold({ themes }: ChosenFindings): (evidence: Evidence) => boolean {
  const topics = themes.filter(({ theme }) => theme.stance.isTopic);
  const told = Map.groupBy(
    topics.flatMap(({ theme }) => theme.cluster.members.map(({ remark }) => remark.evidence)),
    ({ sourceId, messageId }) => `${sourceId} ${messageId}`,
  );
  return ({ sourceId, messageId, start, end }) =>
    (told.get(`${sourceId} ${messageId}`) ?? []).some((one) => one.start < end && start < one.end);
}

/** "No. Not seriously no": an answer to a yes-or-no question is counted there, and is no theme. */
const answersClosed = /^(?:yes|yeah|yep|yup|no|nope|nah|never)\b[.,! ]/iu;
/** With more people heard than this, two who use the same words may still mean different things. */
const handful = 5;

/** "Twice a week" of two people is an amount that both gave, and no theme. */
const amounts = new Set(
  "twice onc time minut hour day daili week weekli weekend month monthli year morn even night afternoon".split(
    " ",
  ),
);

function isCarried({ cluster, text }: Theme, { spoke }: Reach): boolean {
  if ([...listShared(cluster)].every((concept) => amounts.has(concept))) return false;
  const people = new Set(
    cluster.members.map(({ remark: { evidence } }) => `${evidence.sourceId} ${evidence.sourceLabel}`),
  );
  return !answersClosed.test(text) && people.size >= (spoke > handful ? 3 : 2);
}

/** What a meeting reads: few themes, the widest first, and apart from them a handful of single voices. */
export function chooseFindings(gatherer: ThemeGatherer, reach: Reach): ChosenFindings {
  const themes: Theme[] = [];
  for (const theme of gatherer.list()) {
    if (themes.length < maxThemes && isCarried(theme, reach) && !isRepeat(theme, themes)) themes.push(theme);
  }
  const most = Math.min(maxSingles, maxFindings - themes.length);
  const isOut = (remark: Remark) => themes.some((theme) => isInTheme(remark, theme)) || !standsAlone(remark);
  const singles = gatherer.listVoices({ most, heard: reach.all }, isOut);
  return {
    themes: themes.map((theme) => ({ theme, backed: makeThemeFinding(theme, reach) })),
    singles: singles.map((voice) => makeSingleFinding(voice, reach)),
  };
}
