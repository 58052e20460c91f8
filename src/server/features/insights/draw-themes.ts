import { describeMerged } from "#analysis/coder/model/merge-codes.ts";
import type { ModelCoding } from "#analysis/coder/model/model-coding.ts";
import type { Counting } from "#analysis/model-themes/back-finding.ts";
import type { CheckReport } from "#analysis/model-themes/check-notes.ts";
import { checkReading, listSentences } from "#analysis/model-themes/check-reading.ts";
import { listFirst, listKinds } from "#analysis/model-themes/code-lists.ts";
import {
  layGround,
  type PersonStatements,
  relabel,
  type ThemeGround,
} from "#analysis/model-themes/ground.ts";
import type { KindReadings } from "#analysis/model-themes/join-report.ts";
import { readLines, readRelabels } from "#analysis/model-themes/lines-answer.ts";
import { makeLinesRequest } from "#analysis/model-themes/lines-prompt.ts";
import { type MadeBrief, makeBrief } from "#analysis/model-themes/make-brief.ts";
import { type DraftLine, readThemesAnswer } from "#analysis/model-themes/themes-answer.ts";
import { makeThemesRequest } from "#analysis/model-themes/themes-prompt.ts";
import { Reach } from "#analysis/report/voices.ts";
import type { StudyContext } from "#analysis/sources.ts";
import { isEnglish } from "#analysis/words.ts";
import type { Evidence } from "#contract/insights.ts";
import type { SourceReach } from "../../jobs/open-analysis.ts";
import type { ReadSource } from "./code-by-model.ts";
import { lookUpClaims, type TalkToRead } from "./look-up-claims.ts";
import type { ModelCalls } from "./model-calls.ts";
import { writesEnglish } from "./model-coding.ts";

export interface ConcludingTask {
  study: StudyContext;
  calls: ModelCalls;
  reach: SourceReach[];
  codings: ReadonlyMap<string, ModelCoding>;
  /** Where the words of each source can be read again. */
  sources: readonly Pick<ReadSource, "id" | "read">[];
  report: (stage: string) => Promise<void>;
}

export interface Concluded {
  readings: KindReadings[];
  notes: string[];
  /** What the check weakened or cut, and codes that were joined. */
  sentences: string[];
  /** Labels that the reading of all interviews found to fit better, by the words that were coded. */
  labels: ReadonlyMap<Evidence, string>;
}

const kindOrder = ["interview", "transcript", "thread"] as const;

/** Themes and their check for each kind of source apart, as people of different kinds are never added together. */
export async function concludeByModel(task: ConcludingTask): Promise<Concluded> {
  const readings: KindReadings[] = [];
  const notes: string[] = [];
  const sentences: string[] = [];
  const labels = new Map<Evidence, string>();
  for (const kind of kindOrder) {
    const { ground, reach, talks } = layOut(task, kind);
    if (ground.said.size === 0) continue;
    const counting = { reach };
    const { made, lines, labels: own, ...told } = await drawThemes(task, { ground, counting, talks });
    notes.push(...told.notes);
    sentences.push(...told.sentences);
    for (const [words, label] of own) labels.set(words, label);
    const relabelled = relabel(ground, own);
    const lists = listKinds({ ground: relabelled, counting }, made, lines);
    readings.push({ kind, lists, firsts: listFirst(relabelled), made });
  }
  return { readings, notes, sentences: [...sentences, ...describeMerged(task.codings.values())], labels };
}

interface LaidOut {
  ground: ThemeGround;
  reach: Reach;
  talks: TalkToRead[];
}

/** The people of a kind whose words the model read, by the numbers that they have in the result. */
function layOut({ study, reach: all, codings, sources }: ConcludingTask, kind: SourceReach["kind"]): LaidOut {
  const readById = new Map(sources.map(({ id, read }) => [id, read]));
  const reach = new Reach();
  const talks: TalkToRead[] = [];
  const people: PersonStatements[] = [];
  let first = 0;
  for (const source of all) {
    const coding = codings.get(source.id);
    if (coding && source.kind === kind) {
      reach.add(source, first);
      const read = readById.get(source.id);
      if (read) talks.push({ first, read });
      for (const [at, { label, answered }] of source.people.entries()) {
        people.push({
          unanswered: source.questionsReached.filter((id) => !answered.includes(id)),
          ...{ number: first + at, label, isEnglish: isEnglish(source.language) && writesEnglish(study) },
          statements: coding.statements.filter(({ person }) => person === at),
          who: coding.who.find(({ person }) => person === at)?.words ?? "",
          unclear: coding.unclear.filter(({ person }) => person === at),
        });
      }
    }
    first += source.people.length;
  }
  const reached = new Map(
    reach.listReached().map(({ questionId, people: those }) => [questionId, those] as const),
  );
  return { ground: layGround(people, study, reached), reach, talks };
}

const nothing = { made: undefined, lines: [], sentences: [], labels: new Map<Evidence, string>() };
const notDrawn =
  "The language model coded what people said but drew no themes from it, so the themes are the built-in coder's.";
const notChecked =
  "The language model's themes couldn't be checked against their quotes and aren't shown; the themes are the built-in coder's.";
const noneLeft =
  "None of the language model's themes held up against its quotes, so the themes are the built-in coder's.";

interface Drawn extends CheckReport {
  made: MadeBrief | undefined;
  lines: DraftLine[];
  labels: ReadonlyMap<Evidence, string>;
}

async function drawThemes(
  { calls, study, report }: ConcludingTask,
  { ground, counting, talks }: { ground: ThemeGround; counting: Counting; talks: TalkToRead[] },
): Promise<Drawn> {
  const ask = (request: Parameters<ModelCalls["conclude"]>[0]) => calls.conclude(request);
  await report(`Drawing themes from ${ground.said.size} statements`);
  const drawn = readThemesAnswer(await ask(makeThemesRequest(ground)), ground);
  if (!drawn) return { ...nothing, notes: [notDrawn] };
  const sorted = await ask(makeLinesRequest(ground, drawn));
  const labels = readRelabels(sorted, ground);
  const sortedOut = { ...drawn, lines: readLines(sorted, ground) };
  await report("Looking up who says what");
  const { reading: whole, notes } = await lookUpClaims(sortedOut, { calls, study, ground, talks });
  await report(`Checking ${listSentences(whole).length} sentences against their quotes`);
  const checked = await checkReading(whole, ground, ask);
  if (!checked) return { ...nothing, labels, notes: [notChecked, ...notes] };
  const { sentences } = checked;
  if (listSentences(checked.reading).length === 0)
    return { ...nothing, labels, sentences, notes: [noneLeft, ...notes, ...checked.notes] };
  const made = makeBrief(checked.reading, ground, counting);
  return {
    made,
    lines: checked.reading.lines,
    labels,
    sentences,
    notes: [...describeLimits(made, ground), ...notes, ...checked.notes],
  };
}

function describeLimits({ themes }: MadeBrief, ground: ThemeGround): string[] {
  const people = ground.people.size;
  return [
    ...(themes.length > 0
      ? []
      : [
          people < 2
            ? "Only one person's words were read, so there are no themes yet: a theme needs two people."
            : "No theme was fully backed by two people, so what each person said is shown on its own.",
        ]),
    ...(ground.leftOut > 0
      ? [
          `The themes rest on ${ground.said.size} of ${ground.said.size + ground.leftOut} statements, the most widely shared first; people are counted within these.`,
        ]
      : []),
  ];
}
