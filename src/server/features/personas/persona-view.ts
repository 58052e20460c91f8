import type { FrameworkResult, SavedFramework } from "#contract/personas.ts";
import type { ShownPersona } from "./personas.store.ts";

/** Health data are shown only while the interview says that it is a health study. */
function showContent(content: FrameworkResult, healthStudy: boolean | null): FrameworkResult {
  if (content.framework !== "persona" || healthStudy === true) return content;
  const { diagnosis: _, ...attributes } = content.attributes;
  return { ...content, attributes };
}

export function toSaved({ persona, healthStudy }: ShownPersona): SavedFramework {
  return {
    ...showContent(persona.content, healthStudy),
    _id: persona.id,
    interviewId: persona.interviewId,
    transcriptIds: persona.transcriptIds,
    createdAt: persona.createdAt.toISOString(),
  };
}
