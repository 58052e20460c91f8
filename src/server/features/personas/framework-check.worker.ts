import { parentPort } from "node:worker_threads";
import { EvidenceChecker } from "#analysis/frameworks/check-evidence.ts";
import { checkFramework } from "#analysis/frameworks/framework-checks.ts";
import { splitByPerson } from "#analysis/people.ts";
import type { Source } from "#analysis/sources.ts";
import type { CheckingWork, ThreadRequest } from "./framework-thread.ts";

/** The far side of framework-thread.ts where a framework is looked up: it reads no language, so it starts at once. */
const checker = new EvidenceChecker();

function countPeople(sources: Source[]): number {
  const isHeard = ({ source }: { source: Source }) =>
    source.segments.some(({ speaker, text }) => speaker === "participant" && text.trim() !== "");
  return sources.flatMap((source) => splitByPerson(source).filter(isHeard)).length;
}

const work: CheckingWork = {
  add: (sources) => {
    for (const source of sources) checker.add(source);
    return countPeople(sources);
  },
  check: (framework) => checkFramework(framework, checker),
};

parentPort?.on("message", ({ name, input }: ThreadRequest<CheckingWork>) => {
  const run = work[name] as (given: unknown) => unknown;
  parentPort?.postMessage(run(input));
});
