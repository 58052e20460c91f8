import { FrameworkGatherer } from "#analysis/frameworks/gather-framework.ts";
import { makeFromReading, makeGathered } from "#analysis/frameworks/make-frameworks.ts";
import { answerCalls } from "../../processes/answer-calls.ts";
import type { FrameworkOrder, MakingWork } from "./framework-work.ts";
import { readPastedText } from "./pasted-text.ts";

/** The far side of framework-work.ts where a framework is made. */
answerCalls(({ kind, context }: FrameworkOrder): MakingWork => {
  const gatherer = new FrameworkGatherer(kind, context);
  return {
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
});
