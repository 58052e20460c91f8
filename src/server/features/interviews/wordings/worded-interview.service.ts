import type { Form } from "#contract/forms.ts";
import type { Database } from "../../../db/database.ts";
import { listFormsByIds } from "../../forms/forms.service.ts";
import {
  findOffered,
  listWordedOptions,
  type WordedOptions,
  wordInterview,
} from "./word-interview.service.ts";
import type { InterviewRow } from "./wording-parts.ts";

/** The forms of an interview, which nothing is read for where it has none. */
export function listOwnForms(
  db: Database,
  { preFormId, postFormId }: Pick<InterviewRow, "preFormId" | "postFormId">,
): Promise<Form[]> {
  return listFormsByIds(db, [preFormId, postFormId]);
}

/** The interview and its forms in that language where it is offered, else as they are. */
export function toOffered<Row extends InterviewRow>(
  interview: Row,
  forms: Form[],
  language: string | undefined,
): { interview: Row; forms: Form[] } {
  const offered = language === undefined ? undefined : findOffered(interview, forms, language);
  return offered === undefined ? { interview, forms } : wordInterview(interview, forms, offered);
}

/** For a session that begins: with how its forms' options read, which it keeps. */
export async function findWordedInterview<Row extends InterviewRow>(
  db: Database,
  interview: Row,
  language: string,
): Promise<{ interview: Row; formOptions?: Record<string, WordedOptions> }> {
  if (!Object.hasOwn(interview.wordings, language)) return { interview };
  const forms = await listOwnForms(db, interview);
  const offered = findOffered(interview, forms, language);
  if (offered === undefined) return { interview };
  const { texts } = offered.wording;
  return {
    interview: wordInterview(interview, forms, offered).interview,
    formOptions: Object.fromEntries(forms.map((form) => [form._id, listWordedOptions(form, texts)])),
  };
}
