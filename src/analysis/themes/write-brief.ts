import type { Brief, Evidence } from "#contract/insights.ts";
import { makeFindingId } from "../report/finding-id.ts";
import type { Reach } from "../report/voices.ts";
import type { StudyContext } from "../sources.ts";
import type { ChosenFindings, ShownTheme } from "./choose-findings.ts";
import { listShared, shortenQuote, toLine } from "./headline.ts";
import { listUnknown } from "./list-unknown.ts";
import type { Excerpt } from "./question-pool.ts";
import type { Divide } from "./side-book.ts";

const maxSentences = 5;
const maxAnswerThemes = 4;
const maxAnswers = 6;

interface BriefGround {
  study: StudyContext;
  reach: Reach;
  ages: ReadonlySet<string>;
  /** How people answered a question. */
  listExcerpts: (questionId: string) => readonly Excerpt[];
  /** Questions that people answered both ways. */
  divides: readonly Divide[];
}

/** "3 of 8 people said things like “…”": who says it, in the words of one of them. */
function writeInShort(themes: readonly ShownTheme[]): Brief["inShort"] {
  const claims = themes.filter(({ theme }) => !theme.stance.isTopic).slice(0, maxSentences);
  return claims.map(({ theme, backed: { finding } }) => {
    const { people, asked } = finding.strength;
    return {
      text: `${people} of ${asked} people said things like “${theme.headline.text}”`,
      findings: [finding.id],
    };
  });
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

const maxDivides = 6;
const maxSideWords = 24;

/** The words that head a side: all of a short answer, the first words of a longer one. */
function headSide([first]: readonly Evidence[]): string {
  const words = (first?.quote ?? "").split(/\s+/).filter(Boolean);
  return toLine(
    words.length <= maxSideWords ? words.join(" ") : `${words.slice(0, maxSideWords).join(" ")} …`,
  );
}

/** Questions of the script that people answer both ways, each side in its own words. */
function poseDivides({ study, divides }: BriefGround): Brief["tensions"] {
  const texts = new Map(study.questions.map(({ id, text }) => [id, text]));
  return divides.slice(0, maxDivides).flatMap(({ questionId, sides }) => {
    const question = texts.get(questionId);
    if (question === undefined) return [];
    const [a, b] = sides.map((evidence) => ({ text: headSide(evidence), evidence }));
    if (a === undefined || b === undefined) return [];
    return [{ id: makeFindingId("themes", "divide", questionId), within: "people" as const, question, a, b }];
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
  return {
    inShort: writeInShort(themes),
    tensions: [...poseDivides(ground), ...listTensions(themes)],
    answers: writeAnswers(themes, ground),
    unknown: listUnknown(ground),
  };
}
