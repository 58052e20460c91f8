import type { Segment, Source, StudyContext } from "../sources.ts";

/** A study of the questions q1, q2 and so on. */
export function makeStudy(...questions: string[]): StudyContext {
  return {
    questions: questions.map((text, at) => ({ id: `q${at + 1}`, text })),
    objective: "",
    topics: [],
    competitors: [],
    ownProduct: null,
  };
}

/** A person who answers the questions in order; an empty answer is a question that was not reached. */
export function makePerson(name: string, answers: string[], language = "en"): Source {
  const segments = answers.flatMap((text, at): Segment[] =>
    text === ""
      ? []
      : [
          {
            id: `${name} ${at}`,
            speaker: "participant",
            text,
            questionId: `q${at + 1}`,
            move: null,
          },
        ],
  );
  return { id: name, kind: "interview", label: name, segments, ageRange: null, location: null, language };
}

/** An uploaded transcript without a script: what was asked and what was answered, in turn. */
export function makeTranscript(name: string, turns: [asked: string, answered: string][]): Source {
  const segments = turns.flatMap(([asked, answered], at): Segment[] => [
    { id: `${name} ${at} asked`, speaker: "interviewer", text: asked, questionId: null, move: null },
    { id: `${name} ${at}`, speaker: "participant", text: answered, questionId: null, move: null },
  ]);
  return {
    ...{ id: name, kind: "transcript", label: name, segments },
    ...{ ageRange: null, location: null, language: "en" },
  };
}
