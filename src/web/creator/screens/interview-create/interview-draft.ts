import { prototypeTypes } from "#contract/choices.ts";
import { conceptsToSend } from "../../script/concepts.ts";
import {
  assembleScript,
  blankScript,
  type EditedScript,
  nameOrDefault,
  questionsToSend,
  topicsAsBullets,
} from "../../script/edited-script.ts";

/** Which forms are asked around the chat; empty where none is. */
export interface FormsDraft {
  preInterviewFormId: string;
  postInterviewFormId: string;
}

/** What is shown beside the chat; empty where nothing is. */
export interface PrototypeDraft {
  prototypeUrl: string;
  prototypeType: string;
}

/** The create form as it is filled in; an empty text is a choice not made. */
export interface ChatbotDraft extends FormsDraft, PrototypeDraft {
  script: EditedScript;
}

export const emptyChatbot: ChatbotDraft = {
  script: blankScript,
  preInterviewFormId: "",
  postInterviewFormId: "",
  prototypeUrl: "",
  prototypeType: "",
};

/** The call's body; choices not made are absent from it. */
export function chatbotBody(draft: ChatbotDraft, useOneOff: boolean, today: Date) {
  const { script } = draft;
  return {
    name: nameOrDefault(script.name, today),
    participantTitle: script.participantTitle,
    introduction: script.introduction,
    objective: script.objective,
    topics: topicsAsBullets(script.topics),
    questions: questionsToSend(script),
    concepts: conceptsToSend(script.concepts),
    script: assembleScript(script),
    prototypeUrl: draft.prototypeUrl.trim() || undefined,
    prototypeType: prototypeTypes.find((type) => type === draft.prototypeType),
    preInterviewFormId: draft.preInterviewFormId || undefined,
    postInterviewFormId: draft.postInterviewFormId || undefined,
    useOneOff,
  };
}
