import { parentPort, workerData } from "node:worker_threads";
import { FrameworkGatherer } from "#analysis/frameworks/gather-framework.ts";
import { makeFromReading, makeGathered } from "#analysis/frameworks/make-frameworks.ts";
import type { FrameworkOrder, MakingWork, ThreadRequest } from "./framework-thread.ts";
import { readPastedText } from "./pasted-text.ts";

/** The far side of framework-thread.ts where a framework is made. */
const { kind, context } = workerData as FrameworkOrder;
const gatherer = new FrameworkGatherer(kind, context);

const work: MakingWork = {
  add: ({ sources, occupations }) => {
    for (const source of sources) gatherer.add(source, { occupation: occupations[source.id] ?? null });
    return gatherer.people.people;
  },
  addText: (text) => {
    for (const source of readPastedText(text)) gatherer.add(source);
    return gatherer.people.people;
  },
  make: () => makeGathered(gatherer),
  listPassages: () => gatherer.listPassages(),
  makeFromReading: (reading) => makeFromReading(gatherer, reading),
};

parentPort?.on("message", ({ name, input }: ThreadRequest<MakingWork>) => {
  const run = work[name] as (given: unknown) => unknown;
  parentPort?.postMessage(run(input));
});
