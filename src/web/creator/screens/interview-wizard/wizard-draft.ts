import { languages } from "#contract/choices.ts";
import { type EditedScript, readEditedScript } from "../../script/edited-script.ts";

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

/** A draft read back from storage; undefined when it is not one, or when its step lacks what it stands on. */
export function readWizardDraft(value: unknown): WizardDraft | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const stored = value as Record<string, unknown>;
  const { step, projectId, objective, audience, script, brief, scriptLanguage, notice } = stored;
  const known = steps.find((each) => each === step);
  if (!known || typeof objective !== "string" || typeof audience !== "string") return undefined;
  if (projectId !== null && typeof projectId !== "string") return undefined;
  const edited = script === null ? null : readEditedScript(script);
  if (edited === undefined) return undefined;
  const stands = known === "project" || known === "new-project" || projectId !== null;
  const isShown = stands && (known !== "review" || edited !== null);
  return {
    step: isShown ? known : "project",
    projectId,
    objective,
    audience,
    script: edited,
    brief: readBrief(brief),
    scriptLanguage: readLanguage(scriptLanguage),
    notice: typeof notice === "string" ? notice : null,
    note: typeof stored.note === "string" ? stored.note : null,
    filledFrom: readFilledGuide(stored.filledFrom),
  };
}

function readLanguage(value: unknown): Language | null {
  return languages.find((language) => language === value) ?? null;
}

/** Older drafts have none. */
function readFilledGuide(value: unknown): FilledGuide | null {
  if (typeof value !== "object" || value === null) return null;
  const { guideId, language, nouns } = value as Record<string, unknown>;
  const known = readLanguage(language);
  return typeof guideId === "string" && known ? { guideId, language: known, nouns: readNouns(nouns) } : null;
}

function readNouns(nouns: unknown): Record<string, string> {
  const filled = typeof nouns === "object" && nouns !== null ? Object.entries(nouns) : [];
  return Object.fromEntries(filled.filter(([, noun]) => typeof noun === "string"));
}

/** Older drafts have none. */
function readBrief(value: unknown): ScriptBrief {
  const empty = emptyWizard.brief;
  if (typeof value !== "object" || value === null) return empty;
  const { prefersGuide, guideId, nouns, language, minutes, beliefs, decision } = value as Record<
    string,
    unknown
  >;
  return {
    prefersGuide: prefersGuide === true,
    guideId: typeof guideId === "string" ? guideId : null,
    nouns: readNouns(nouns),
    language: readLanguage(language),
    minutes: typeof minutes === "number" ? minutes : empty.minutes,
    beliefs: typeof beliefs === "string" ? beliefs : "",
    decision: typeof decision === "string" ? decision : "",
  };
}
