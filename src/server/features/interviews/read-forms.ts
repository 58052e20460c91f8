import type { Database } from "../../db/database.ts";
import { getUsableForm } from "../forms/forms.service.ts";

interface FormsInput {
  preInterviewFormId?: string | null | undefined;
  postInterviewFormId?: string | null | undefined;
}

/** Of the project's owner. Only what is said: an absent form stays what it was, an empty one is none. */
export async function readForms(db: Database, ownerId: string, input: FormsInput) {
  const idOf = async (id: string | null, formType: "pre" | "post") =>
    id ? (await getUsableForm(db, ownerId, { id, formType }))._id : null;
  const { preInterviewFormId: pre, postInterviewFormId: post } = input;
  return {
    ...(pre === undefined ? {} : { preFormId: await idOf(pre, "pre") }),
    ...(post === undefined ? {} : { postFormId: await idOf(post, "post") }),
  };
}
