import type { Source, StudyContext } from "#analysis/sources.ts";
import { sampleGuide } from "#interviewer/sample/sample-guide.ts";
import type { Deps } from "../../deps.ts";
import { openAnalysis } from "../../jobs/open-analysis.ts";
import { toSources } from "../sources/to-sources.service.ts";
import { makeSampleRows } from "./sample-rows.ts";
import type { SampleResult, SampleRows } from "./samples.store.ts";

/** The sample as the built-in coder reads it. */
const study: StudyContext = {
  questions: sampleGuide.questions.map(({ id, text }) => ({ id, text })),
  objective: sampleGuide.objective,
  topics: sampleGuide.topics,
  competitors: [],
  ownProduct: null,
};

/** In the place of the nth id that the rows of a sample take. */
const writeMark = (index: number) => `sampleid${index}x`;
const marks = /sampleid(\d+)x/g;

/** What was found, as JSON with marks for ids. */
let kept: Promise<string> | undefined;

/**
 * What the analysis makes of a sample. Its words are the same for every account, so each process analyses them once and
 * puts the account's own ids in. `ids` are those that its rows took, in order.
 */
export async function makeSampleResult(
  deps: Pick<Deps, "newId">,
  { interview, project }: SampleRows,
  ids: readonly string[],
): Promise<SampleResult> {
  kept ??= analyseSample().catch((error: unknown) => {
    kept = undefined;
    throw error;
  });
  return {
    id: deps.newId(),
    interviewId: interview.id ?? "",
    projectId: project.id ?? "",
    found: (await kept).replace(marks, (mark, index: string) => ids[Number(index)] ?? mark),
  };
}

async function analyseSample(): Promise<string> {
  const sources = listSources();
  const analysis = openAnalysis(study, AbortSignal.timeout(60_000));
  try {
    const coded = await analysis.code(sources);
    await analysis.add(coded);
    const { insights, members } = await analysis.report();
    const content = { ...insights, readAnew: sources.length, codedBy: "built-in" };
    return JSON.stringify({ content, members, coded: coded.map((one) => JSON.parse(one)) });
  } finally {
    analysis.close();
  }
}

function listSources(): Source[] {
  let next = 0;
  const rows = makeSampleRows({ clock: () => new Date(0), newId: () => writeMark(next++) }, "nobody");
  return toSources(
    rows.sessions.map(({ id, number, language, ageRange = null, country = null }) => ({
      ...{ id, number, language, ageRange, country },
    })),
    rows.turns.map(({ sessionId, id, speaker, text, move = null }) => ({
      ...{ sessionId, id, speaker, text, move },
    })),
  );
}
