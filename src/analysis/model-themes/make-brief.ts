import type { Brief, Evidence } from "#contract/insights.ts";
import { maxLabel } from "../coder/model/coding-answer.ts";
import { listForeignWords } from "../coder/model/common-ground.ts";
import type { BackedFinding } from "../report/backed-finding.ts";
import {
  dropOverlapping,
  dropRepeatedLater,
  dropShownLater,
  isShownBy,
  orderEvidence,
} from "../report/evidence-list.ts";
import { backByStatements, type Counting, findMainKind } from "./back-finding.ts";
import { countPeople, nameIn, type Said, type ThemeGround } from "./ground.ts";
import { orderVoices, putInShort } from "./in-short.ts";
import { leadWithBearing } from "./lead-quotes.ts";
import { chooseThemes } from "./order-themes.ts";
import { findWithin } from "./tensions.ts";
import type { Drafted, DraftTheme, ThemesReading } from "./themes-answer.ts";

export const limits = { tensions: 5, voices: 3 };
/** Themes and single voices together. */
const maxInBrief = 12;
const maxReasons = 4;
const maxUnknown = 5;

/** What is left of a reading after the check. */
export interface MadeBrief {
  themes: BackedFinding[];
  voices: BackedFinding[];
  brief: Brief;
  /** Themes and single voices for which the brief has no room: they go under their lists. */
  unshown: Drafted[];
  /** By the ids that the reading gave its themes, the findings that they became. */
  ids: ReadonlyMap<string, string>;
}

export function makeBrief(reading: ThemesReading, ground: ThemeGround, counting: Counting): MadeBrief {
  const labels = new Set<string>();
  const shown = chooseThemes(reading.themes, ground.people.size);
  const made = shown.map((theme) => makeTheme(theme, { ground, counting, labels }));
  const ids = new Map(shown.map(({ id }, at) => [id, made[at]?.finding.id ?? ""]));
  const themes = made.map((one, at) => {
    const partOf = ids.get(shown[at]?.partOf ?? "");
    return partOf === undefined ? one : { ...one, finding: { ...one.finding, partOf } };
  });
  const tensions = reading.tensions.slice(0, limits.tensions);
  const room = Math.min(limits.voices, maxInBrief - shown.length);
  const told = orderVoices(reading);
  const voices = told.slice(0, room).map((voice) => makeVoice(voice, { ground, counting, labels }));
  const brief: Brief = {
    inShort: putInShort(reading, { shown, themes, told, voices }, ground),
    tensions: tensions.map((one) => ({
      ...{ id: one.id, within: findWithin(one) },
      ...makeSides([one.a, one.b], ground),
    })),
    answers: ground.questions.map(({ id }) => {
      const answer = reading.answers.get(id);
      const { asked, answered } = counting.reach.measure(0, 0, id);
      return {
        questionId: id,
        text: answer ? nameIn(ground, answer.sentence) : null,
        ...countAnswers(id, { asked, answered: answered ?? 0 }, counting),
        findings: shown.filter((theme) => isUnder(theme, id)).map((theme) => ids.get(theme.id) ?? ""),
        evidence: answer ? quote(answer) : listFirst(ground, id),
        skipped: listSilent(id, answer, { ground, counting }),
        ...(counting.reach.countAskedOut(id) > 0 && { askedOut: counting.reach.countAskedOut(id) }),
      };
    }),
    unknown: [],
  };
  brief.unknown = listUnknown(reading, ground, brief);
  const unshown = [...reading.themes.filter(({ id }) => !ids.has(id)), ...told.slice(voices.length)];
  return { themes, voices, brief, unshown, ids };
}

/** Who came to a question and left it without an answer that may be used, as far as its summary tells nothing of them. */
function listSilent(
  id: string,
  answer: Drafted | undefined,
  { ground, counting }: Pick<Making, "ground" | "counting">,
): string[] {
  const said = answer?.supports ?? [...ground.said.values()].filter(({ questionId }) => questionId === id);
  const heard = new Set(said.map(({ person }) => ground.people.get(person)?.label));
  return counting.reach.listSkipped(id).filter((label) => !heard.has(label));
}

/** A question that nobody came to counts nobody. */
function countAnswers(
  id: string,
  { asked, answered }: { asked: number; answered: number },
  { reach }: Counting,
): Pick<Brief["answers"][number], "asked" | "answered" | "isThin"> {
  const isReached = reach.listReached().some(({ questionId }) => questionId === id);
  return isReached ? { asked, answered, isThin: answered < 2 } : { asked: 0, answered: 0, isThin: true };
}

function isUnder({ supports }: Drafted, questionId: string): boolean {
  return supports.some((said) => said.questionId === questionId);
}

/** Where no sentence sums a question up, what each person said first under it. */
function listFirst(ground: ThemeGround, questionId: string): Evidence[] {
  const firsts = new Map<number, Evidence>();
  for (const { person, evidence, ...said } of ground.said.values())
    if (said.questionId === questionId && !firsts.has(person)) firsts.set(person, evidence);
  return [...firsts.entries()].sort(([a], [b]) => a - b).map(([, evidence]) => evidence);
}

/** What somebody takes back on one side is no news where the other side quotes it. */
function makeSides(
  [one, other]: [Drafted, Drafted],
  ground: ThemeGround,
): Pick<Brief["tensions"][number], "a" | "b"> {
  const [a, b] = [makeSide(one, ground), makeSide(other, ground)];
  return {
    a: { ...a, evidence: dropShownLater(a.evidence, b.evidence) },
    b: { ...b, evidence: dropShownLater(b.evidence, a.evidence) },
  };
}

function makeSide({ sentence, supports }: Drafted, ground: ThemeGround): Brief["tensions"][number]["a"] {
  const text = nameIn(ground, sentence);
  const evidence = leadWithBearing(supports, text);
  return { text, people: countPeople(supports), evidence };
}

function quote({ supports }: Drafted): Evidence[] {
  return dropRepeatedLater(orderEvidence(dropOverlapping(supports.map(({ evidence }) => evidence))));
}

interface Making {
  ground: ThemeGround;
  counting: Counting;
  labels: Set<string>;
}

function makeTheme(theme: DraftTheme, { ground, counting, labels }: Making): BackedFinding {
  const { supports, challenges, ofOthers, why, leadsTo } = theme;
  const text = nameIn(ground, theme.sentence);
  const shown = supports.map(({ evidence }) => evidence);
  const reasons = [...why.map((said) => said.because ?? said.evidence), ...listOwn(supports, "because")];
  const results = [...leadsTo.map((said) => said.leadsTo ?? said.evidence), ...listOwn(supports, "leadsTo")];
  const about = {
    ...{ label: nameTheme(text, supports, labels), questionId: null, kind: findMainKind(supports) },
    isTopic: false,
    because: listBeside(reasons, shown),
    leadsTo: listBeside(results, shown),
  };
  return backByStatements(
    { kind: "themes", text, about, sentiment: theme.sentiment },
    { supports, challenges, ofOthers },
    counting,
  );
}

/** Reasons and consequences that the finding's own quotes don't show already. */
function listBeside(all: Evidence[], shown: Evidence[]): Evidence[] {
  const open = all.filter((one) => !isShownBy(shown, one));
  return orderEvidence(dropShownLater(dropOverlapping(open), shown), maxReasons);
}

function makeVoice(voice: Drafted, { ground, counting, labels }: Making): BackedFinding {
  const { supports } = voice;
  const text = nameIn(ground, voice.sentence);
  const about = {
    ...{ label: nameTheme(text, supports, labels), questionId: null, kind: findMainKind(supports) },
    isTopic: false,
    because: listBeside(listOwn(supports, "because"), quote(voice)),
    leadsTo: listBeside(listOwn(supports, "leadsTo"), quote(voice)),
  };
  const finding = { kind: "singleVoices" as const, text, about, sentiment: voice.sentiment };
  return backByStatements(finding, { supports, challenges: [] }, counting);
}

function listOwn(supports: Said[], which: "because" | "leadsTo"): Evidence[] {
  return supports.flatMap((said) => said[which] ?? []);
}

/** The claim itself, cut; where another theme begins alike, the label of the code that most of the statements affirm. */
function nameTheme(text: string, supports: Said[], taken: Set<string>): string {
  const affirmed = supports.filter(({ polarity }) => polarity === "affirms");
  const byLabel = [...Map.groupBy(affirmed, ({ label }) => label)];
  const ranked = byLabel.sort(([, a], [, b]) => countPeople(b) - countPeople(a) || b.length - a.length);
  const names = [cutText(text.replace(/\.$/, "")), ...ranked.map(([one]) => one)];
  const label = names.find((one) => !taken.has(one)) ?? text;
  taken.add(label);
  return label;
}

function cutText(text: string): string {
  const points = Array.from(text);
  if (points.length <= maxLabel) return text;
  const cut = points.slice(0, maxLabel - 2).join("");
  return `${cut.slice(0, cut.lastIndexOf(" ")) || cut} …`;
}

/** Thin questions are counted; anything else a model finds open is shown if it adds no number or name of its own. */
function listUnknown(
  { unknown }: ThemesReading,
  ground: ThemeGround,
  { answers }: Pick<Brief, "answers">,
): Brief["unknown"] {
  const texts = new Map(ground.questions.map(({ id, text }) => [id, text]));
  const thin = answers.flatMap(({ questionId, isThin, asked, answered }) => {
    const open = texts.get(questionId);
    if (!isThin || open === undefined) return [];
    const why =
      asked === 0 ? "Nobody has been asked this yet." : `${answered} of ${asked} people said something.`;
    return [{ open, why, ask: "Ask it earlier, or of more people." }];
  });
  const known = [
    ...[ground.objective, ...texts.values()],
    ...[...ground.people.values()].map(({ id }) => id),
    ...[...ground.said.values()].map(({ evidence }) => evidence.quote),
  ].join(" ");
  // What one person left open is no gap of the study.
  const told = unknown.filter(
    ({ open, why, ask }) =>
      !/\bI\d+\b/u.test(open) && listForeignWords([open, why, ask].join(". "), known).length === 0,
  );
  const named = told.map(({ open, why, ask }) => ({
    open: nameIn(ground, open),
    why: nameIn(ground, why),
    ask: nameIn(ground, ask),
  }));
  return [...named, ...thin].slice(0, maxUnknown);
}
