import { EvidenceChecker } from "#analysis/frameworks/check-evidence.ts";
import { checkFramework } from "#analysis/frameworks/framework-checks.ts";
import { splitByPerson } from "#analysis/people.ts";
import type { Source } from "#analysis/sources.ts";
import { answerCalls } from "../../processes/answer-requests.ts";
import type { CheckingWork } from "./framework-work.ts";

function countPeople(sources: Source[]): number {
  const isHeard = ({ source }: { source: Source }) =>
    source.segments.some(({ speaker, text }) => speaker === "participant" && text.trim() !== "");
  return sources.flatMap((source) => splitByPerson(source).filter(isHeard)).length;
}

/** The far side of framework-work.ts where a framework is looked up: it reads no language, so it starts at once. */
answerCalls((): CheckingWork => {
  const checker = new EvidenceChecker();
  return {
    add: (sources) => {
      for (const source of sources) checker.add(source);
      return countPeople(sources);
    },
    check: (framework) => checkFramework(framework, checker),
  };
});
