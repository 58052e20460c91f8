import { useState } from "react";
import { useGuides } from "../../queries/guides.ts";
import { findGeneralNouns, putNouns } from "./general-nouns.ts";
import type { StepProps } from "./wizard-draft.ts";

/** Written by the server for a guide with empty blanks; of no use once they are filled. */
const askedForWords = /\s*Put your own words where the draft says .*$/;

/** Whether a guide's general nouns are to be asked about before the script is saved. */
export function useNounCheck({ draft, set }: StepProps) {
  const [isAsking, setAsking] = useState(false);
  const { script, filledFrom, notice } = draft;
  const guides = useGuides(filledFrom?.language);
  const guide = guides.data?.guides.find(({ id }) => id === filledFrom?.guideId);
  const general = script && filledFrom && guide ? findGeneralNouns(script, guide, filledFrom.nouns) : null;
  const hasGeneral = general !== null && general.texts > 0;
  const put = (typed: Record<string, string>) => {
    if (!script || !filledFrom || !guide) return;
    const nouns = { ...filledFrom.nouns, ...typed };
    set({
      script: putNouns(script, guide, filledFrom.nouns, nouns),
      filledFrom: { ...filledFrom, nouns },
      notice: notice?.replace(askedForWords, "") || null,
    });
  };
  return {
    /** What to ask about now. */
    asked: isAsking && hasGeneral ? general : null,
    hasGeneral,
    ask: () => setAsking(true),
    put,
    /** Asks no more of this script. */
    keep: () => set({ filledFrom: null }),
  };
}
