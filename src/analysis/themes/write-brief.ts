import type { Brief, Mention } from "#contract/insights.ts";
import { type Counted, type CountedGround, writeCounted } from "../counted/write-counted.ts";
import { makeFindingId } from "../report/finding-id.ts";
import type { ChosenFindings, ShownTheme } from "./choose-findings.ts";
import { listShared, shortenQuote, toLine } from "./headline.ts";
import { listUnknown } from "./list-unknown.ts";
import type { Excerpt } from "./question-pool.ts";

const maxSentences = 5;
const maxCounts = 3;
/** Where nothing can be counted and no two people surely say the same. */
const onlyAnswers =
  "The answers are gathered below, question by question. Drawing themes from them would take a language model.";
const maxAnswerThemes = 4;
const maxAnswers = 6;

interface BriefGround extends CountedGround {
  mentions: Mention[];
  ages: ReadonlySet<string>;
}

/** Counts first, then "3 of 8 people said things like “…”": who says it, in the words of one of them. */
function writeInShort(
  counted: readonly Counted[],
  themes: readonly ShownTheme[],
  hasAnswers: boolean,
): Brief["inShort"] {
  const counts = counted
    .filter(({ isPlain }) => isPlain)
    .slice(0, maxCounts)
    .map(({ short, question: { questionId } }) => ({ text: short, findings: [], questionId }));
  const claims = themes.filter(({ theme }) => !theme.stance.isTopic);
  const said = claims.map(({ theme, backed: { finding } }) => {
    const { people, asked } = finding.strength;
    return {
      text: `${people} of ${asked} people said things like “${theme.headline.text}”`,
      findings: [finding.id],
    };
  });
  const sentences = [...counts, ...said].slice(0, maxSentences);
  return sentences.length > 0 || !hasAnswers ? sentences : [{ text: onlyAnswers, findings: [] }];
}

/** Two sides of people who clearly say the contrary of each other. */
function listTensions(themes: readonly ShownTheme[]): Brief["tensions"] {
  return themes.flatMap(({ theme, backed: { finding } }) => {
    const [first] = theme.stance.contrary;
    if (first === undefined) return [];
    const against = shortenQuote(first.remark.evidence.quote, listShared(theme.cluster));
    const own = theme.cluster.members.filter((member) => !theme.stance.contrary.includes(member));
    const [head = first] = own;
    const headline = shortenQuote(head.remark.evidence.quote, listShared(theme.cluster));
    if (against === undefined || headline === undefined || head === first) return [];
    const toPosition = (text: string, members: typeof own) => ({
      text: toLine(text),
      evidence: members.map(({ remark }) => remark.evidence),
    });
    return [
      {
        id: makeFindingId("themes", "tension", finding.id),
        within: "people" as const,
        a: toPosition(headline, own),
        b: toPosition(against, theme.stance.contrary),
      },
    ];
  });
}

/**
 * A label says something among others where it is a phrase of its own: neither the beginning of a sentence nor one word
 * or two with an "and" between, which people say of unlike things.
 */
function namesAnswer({ label, headline, stance }: ShownTheme["theme"]): boolean {
  const isPhrase = /\s/.test(label) && !/\band\b/.test(label) && !label.endsWith("…");
  return isPhrase && !stance.isTopic && label !== toLine(headline.text);
}

/** Of many the answers that say most, in the order of the people. */
function pickClearest(excerpts: readonly Excerpt[]): Excerpt[] {
  const clearest = excerpts.toSorted((a, b) => b.rating - a.rating).slice(0, maxAnswers);
  return excerpts.filter((excerpt) => clearest.includes(excerpt));
}

function writeAnswers(
  themes: readonly ShownTheme[],
  { study, reach, listExcerpts }: BriefGround,
): Brief["answers"] {
  return study.questions.map(({ id }) => {
    const own = themes.filter(({ theme }) => theme.cluster.questionId === id);
    const { asked, answered = 0 } = reach.measure(0, 0, id);
    const named = own
      .filter(({ theme }) => namesAnswer(theme))
      .slice(0, maxAnswerThemes)
      .map(({ theme, backed }) => `${theme.label} (${backed.finding.strength.people})`);
    const isKnown = reach.has(id);
    return {
      questionId: id,
      text: named.length === 0 ? null : named.join(", "),
      asked: isKnown ? asked : 0,
      answered: isKnown ? answered : 0,
      isThin: !isKnown || answered < 2,
      findings: own.map(({ backed }) => backed.finding.id),
      evidence: pickClearest(listExcerpts(id)).map(({ evidence }) => evidence),
    };
  });
}

/** The brief of the built-in coder: what people said in their own words, counted, and nothing argued from it. */
export function writeBrief({ themes }: ChosenFindings, ground: BriefGround): Brief {
  const counted = writeCounted(ground);
  const answers = writeAnswers(themes, ground);
  const hasAnswers = ground.reach.spoke > 1 && answers.some(({ evidence }) => evidence.length > 0);
  return {
    inShort: writeInShort(counted, themes, hasAnswers),
    counted: counted.map(({ question }) => question),
    mentions: ground.mentions,
    tensions: listTensions(themes),
    answers,
    unknown: listUnknown(ground),
  };
}
