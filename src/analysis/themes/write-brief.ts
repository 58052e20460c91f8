import type { Brief, Evidence } from "#contract/insights.ts";
import { readAskedFigures } from "../figures/asked-figures.ts";
import { keyOfSpeaker } from "../report/evidence-list.ts";
import { makeFindingId } from "../report/finding-id.ts";
import type { Reach } from "../report/voices.ts";
import type { ChosenFindings, ShownTheme } from "./choose-findings.ts";
import { toLine } from "./headline.ts";
import { listUnknown } from "./list-unknown.ts";
import { type Counted, type CountedGround, writeCounted } from "./write-counted.ts";

const maxSentences = 5;
const maxCounts = 4;
const maxAnswerThemes = 4;

interface BriefGround extends CountedGround {
  listFigures: (questionId: string) => Evidence[];
  /** Of the sources whose language is read, which alone can be counted, and who speaks in them. */
  read: Reach;
  isRead: (person: number) => boolean;
  closing: Evidence[];
  ages: ReadonlySet<string>;
  transcripts?: number | undefined;
}

/** Who is on both sides is on none of them alone, and counts with those who say more. */
function countSides({ theme: { cluster, stance } }: ShownTheme): { agreeing: number; opposed: number } {
  const own = new Set(
    cluster.members.filter((member) => !stance.contrary.includes(member)).map(({ person }) => person),
  );
  const opposed = new Set(stance.contrary.map(({ person }) => person).filter((person) => !own.has(person)));
  return { agreeing: cluster.people.length - opposed.size, opposed: opposed.size };
}

function describeClaim({ theme, backed: { finding } }: ShownTheme): string {
  const { people, asked } = finding.strength;
  return `${people} of ${asked} people said things like “${theme.headline.text}”`;
}

function describeDifference(shown: ShownTheme): string {
  const { heads = { a: "", b: "" } } = shown.theme.stance;
  const { agreeing, opposed } = countSides(shown);
  const { asked } = shown.backed.finding.strength;
  return `People differ: ${agreeing} of ${asked} said things like “${toLine(heads.a)}”, ${opposed} things like “${toLine(heads.b)}”`;
}

/** Counts first, then "3 of 8 people said things like “…”": who says it, in the words of one of them. */
function writeInShort(
  counted: readonly Counted[],
  themes: readonly ShownTheme[],
  ground: BriefGround,
): Brief["inShort"] {
  const counts = counted
    .slice(0, maxCounts)
    .map(({ short, question: { questionId } }) => ({ text: short, findings: [], questionId }));
  const said = themes.map((shown) => ({
    text: shown.theme.stance.isTopic ? describeDifference(shown) : describeClaim(shown),
    findings: [shown.backed.finding.id],
  }));
  const sentences = [...counts, ...said].slice(0, maxSentences);
  return sentences.length > 0 ? sentences : describeHeard(ground).map((text) => ({ text, findings: [] }));
}

/** "8 people answered 7 questions.": what there is to read where nothing can be counted, and more than one was heard. */
function describeHeard({ study, reach, listExcerpts }: BriefGround): string[] {
  const answered = study.questions.filter(({ id }) =>
    listExcerpts(id).some(({ thin, evidence }) => !thin && /\s/.test(evidence.quote)),
  ).length;
  if (reach.spoke < 2 || answered === 0) return [];
  const questions = answered === 1 ? "1 question" : `${answered} questions`;
  return [`${reach.spoke} people answered ${questions}; their answers are below.`];
}

/** Two sides of people who clearly say the contrary of each other. */
function listTensions(themes: readonly ShownTheme[]): Brief["tensions"] {
  return themes.flatMap((shown) => {
    const { theme, backed } = shown;
    const { heads, contrary } = theme.stance;
    if (heads === undefined) return [];
    const own = theme.cluster.members.filter((member) => !contrary.includes(member));
    const { agreeing, opposed } = countSides(shown);
    const toPosition = (text: string, members: typeof own, people: number) => ({
      text: toLine(text),
      evidence: members.map(({ remark }) => remark.evidence),
      people,
    });
    return [
      {
        // What is no claim is shown as a difference alone, and In short leads there.
        id: theme.stance.isTopic ? backed.finding.id : makeFindingId("themes", "tension", backed.finding.id),
        within: "people" as const,
        a: toPosition(heads.a, own, agreeing),
        b: toPosition(heads.b, contrary, opposed),
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

/** One person's figure, which their interviewer alone asked for, compares with nobody's. */
function dropLone(figures: Evidence[], question: string): Evidence[] {
  const isShared = new Set(figures.map(keyOfSpeaker)).size > 1;
  return isShared || readAskedFigures(question).length > 0 ? figures : [];
}

function writeAnswers(
  themes: readonly ShownTheme[],
  { study, reach, listExcerpts, listFigures }: BriefGround,
): Brief["answers"] {
  return study.questions.map(({ id, text }) => {
    const own = themes.filter(({ theme }) => theme.cluster.questionId === id);
    const { asked, answered = 0 } = reach.measure(0, 0, id);
    const named = own
      .filter(({ theme }) => namesAnswer(theme))
      .slice(0, maxAnswerThemes)
      .map(({ theme, backed }) => `${theme.label} (${backed.finding.strength.people})`);
    const isKnown = reach.has(id);
    const excerpts = listExcerpts(id);
    const figures = dropLone(listFigures(id), text);
    const heard = new Set(excerpts.map(({ evidence }) => evidence.sourceLabel));
    return {
      questionId: id,
      text: named.length === 0 ? null : named.join(", "),
      asked: isKnown ? asked : 0,
      answered: isKnown ? answered : 0,
      isThin: !isKnown || answered < 2,
      findings: own.map(({ backed }) => backed.finding.id),
      evidence: excerpts.flatMap(({ evidence, further }) => [evidence, ...further]),
      ...(figures.length > 0 && { figures }),
      skipped: reach.listSkipped(id).filter((label) => !heard.has(label)),
      ...(reach.countAskedOut(id) > 0 && { askedOut: reach.countAskedOut(id) }),
    };
  });
}

/** The brief of the built-in coder: what people said in their own words, counted, and nothing argued from it. */
export function writeBrief({ themes }: ChosenFindings, ground: BriefGround): Brief {
  const { read, isRead, listExcerpts } = ground;
  const counted = writeCounted({
    ...ground,
    reach: read,
    listExcerpts: (id) => listExcerpts(id).filter(({ person }) => isRead(person)),
  });
  const answers = writeAnswers(themes, ground);
  return {
    inShort: writeInShort(counted, themes, ground),
    counted: counted.map(({ question }) => question),
    tensions: listTensions(themes),
    answers,
    closing: ground.closing,
    unknown: listUnknown(ground),
  };
}
