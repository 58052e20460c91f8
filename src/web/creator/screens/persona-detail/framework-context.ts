import { createContext, useContext } from "react";
import type { Evidence } from "#contract/insights.ts";

/** What can be done with a line while a result is reviewed. */
export interface LineReview {
  textOf: (key: string, text: string) => string;
  isRemoved: (key: string) => boolean;
  change: (key: string, text: string) => void;
  remove: (key: string) => void;
  restore: (key: string) => void;
}

interface FrameworkActions {
  /** Opens the place where the words were said. */
  openEvidence: (evidence: Evidence) => void;
  /** Absent where the result is only read. */
  review?: LineReview;
}

/** The lines stand deep in three layouts; this is how each reaches what its page can do. */
export const FrameworkContext = createContext<FrameworkActions>({ openEvidence: () => undefined });

export function useFramework(): FrameworkActions {
  return useContext(FrameworkContext);
}
