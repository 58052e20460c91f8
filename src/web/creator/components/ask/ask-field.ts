import type { AskScope } from "../../queries/ask.ts";

export interface QuestionField {
  label: string;
  placeholder: string;
  description: string;
  button: string;
}

const ofProject = "this project's interviews, transcripts and threads";
const everywhere = "every project you can read, except the sample project";

/** Sentences need a model; without one it is a search, and called so. */
export function findField({ kind }: AskScope, hasModel: boolean): QuestionField {
  if (hasModel) {
    const from = {
      interview: "your interviews",
      project: ofProject,
      everything: everywhere,
    }[kind];
    return {
      label: "Ask the data",
      placeholder: "What made people switch tools?",
      description: `Answers come only from ${from}.`,
      button: "Ask",
    };
  }
  return {
    label: kind === "interview" ? "Search" : "Search what people said",
    placeholder: "switching tools",
    description: {
      interview: "Find what people said about something, in their own words.",
      project: `Looks in ${ofProject}.`,
      everything: `Looks in ${everywhere}.`,
    }[kind],
    button: "Search",
  };
}
