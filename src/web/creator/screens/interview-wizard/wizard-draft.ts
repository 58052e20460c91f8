import type { languages } from "#contract/choices.ts";
import type { EditedScript } from "../../script/edited-script.ts";

const steps = ["project", "new-project", "objective", "audience", "review"] as const;
export type WizardStep = (typeof steps)[number];

/** What the wizard has so far. The project exists already when one is set here. */
export interface WizardDraft {
  step: WizardStep;
  projectId: string | null;
  objective: string;
  audience: string;
  script: EditedScript | null;
  brief: ScriptBrief;
  /** The language that the script is in; null where nobody knows. */
  scriptLanguage: Language | null;
  /** What the creator should know of the script that was proposed. */
  notice: string | null;
  /** What the model points out about the study. */
  note: string | null;
  /** The guide that the script was filled from, with the nouns that it holds now. */
  filledFrom: FilledGuide | null;
}

interface FilledGuide {
  guideId: string;
  language: Language;
  nouns: Record<string, string>;
}

type Language = (typeof languages)[number];

/** How the script is to be made, besides objective and audience. */
export interface ScriptBrief {
  /** From a guide although a model could write it. */
  prefersGuide: boolean;
  /** Null for the nearest one. */
  guideId: string | null;
  /** What stands in the guides' blanks, by their ids. */
  nouns: Record<string, string>;
  /** Null for the objective's own language. */
  language: Language | null;
  minutes: number;
  beliefs: string;
  decision: string;
}

export interface StepProps {
  draft: WizardDraft;
  set: (part: Partial<WizardDraft>) => void;
}

export const emptyWizard: WizardDraft = {
  step: "project",
  projectId: null,
  objective: "",
  audience: "",
  script: null,
  brief: {
    prefersGuide: false,
    guideId: null,
    nouns: {},
    language: null,
    minutes: 15,
    beliefs: "",
    decision: "",
  },
  scriptLanguage: null,
  notice: null,
  note: null,
  filledFrom: null,
};

/** The four labels of the progress bar, each with how full the bar is there. */
export const progressLabels = [
  { label: "Project Selection", percent: 25, steps: ["project", "new-project"] },
  { label: "Objective", percent: 50, steps: ["objective"] },
  { label: "Target Audience", percent: 75, steps: ["audience"] },
  { label: "Review & Edit", percent: 100, steps: ["review"] },
] as const satisfies { label: string; percent: number; steps: readonly WizardStep[] }[];

/** The label of a step, by its place in the bar. */
export function progressIndex(step: WizardStep): number {
  return progressLabels.findIndex((each) => (each.steps as readonly WizardStep[]).includes(step));
}

/** Whether leaving would lose something that someone wrote. */
export function hasContent(draft: WizardDraft): boolean {
  return draft.objective.trim() !== "" || draft.audience.trim() !== "" || draft.script !== null;
}

/** From a project's page the project is chosen already; a draft with words in it is not moved there. */
export function startAt(draft: WizardDraft, projectId: string | null): WizardDraft {
  if (projectId === null || hasContent(draft)) return draft;
  return { ...emptyWizard, projectId, step: "objective" };
}
