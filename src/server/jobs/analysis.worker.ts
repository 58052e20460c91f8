import { codeSource, InsightsGatherer } from "#analysis/analyze.ts";
import type { CodedSource } from "#analysis/coder/coded-source.ts";
import type { StudyContext } from "#analysis/sources.ts";
import { answerCalls } from "../processes/answer-requests.ts";
import type { AnalysisWork } from "./open-analysis.ts";

/** The far side of open-analysis.ts. Coded sources are folded in as they come: none of them is kept. */
function openWork(study: StudyContext): AnalysisWork {
  let gatherer = new InsightsGatherer(study);
  return {
    code: (sources) => sources.map((source) => JSON.stringify(codeSource(source, study))),
    add: (texts) =>
      texts.map((text) => {
        const coded: CodedSource = JSON.parse(text);
        gatherer.add(coded);
        const { id, kind, language, people, questionsReached, messages } = coded;
        const spoken = [...new Set(messages.map(({ person }) => person ?? 0))];
        return {
          id,
          kind,
          language,
          people,
          questionsReached,
          messages: spoken.map((person) => ({ person })),
        };
      }),
    report: () => ({ insights: gatherer.report(), members: gatherer.members() }),
    reset: () => {
      gatherer = new InsightsGatherer(study);
    },
  };
}

answerCalls(openWork);
