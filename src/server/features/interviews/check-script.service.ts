import type { Form } from "#contract/forms.ts";
import type { AnswerInputOf, BodyOf } from "#contract/operation.ts";
import type { checkInterviewScript } from "#contract/scripts.ts";
import { askCreatorWork } from "../../creator-work/creator-work.ts";
import type { Deps } from "../../deps.ts";
import { findUsableForm } from "../forms/forms.service.ts";
import { defaultSettings } from "./script-input.service.ts";

type Script = BodyOf<typeof checkInterviewScript>;

/** What is worth changing before launch, and who gets to which question. */
export async function checkScript(
  deps: Pick<Deps, "db">,
  of: { accountId: string; signal: AbortSignal },
  script: Script,
): Promise<AnswerInputOf<typeof checkInterviewScript>> {
  const { questionSettings, minutes = defaultSettings.minutes, hiddenFields, keepTown, concepts } = script;
  if (questionSettings.length !== script.questions.length) return askCreatorWork(of, "checkScript", script);
  const form = await findForm(deps, of.accountId, script.preInterviewFormId);
  const questions = questionSettings.map((one, at) => ({ ...one, text: script.questions[at] ?? "" }));
  const study = { form, hiddenFields, keepTown, concepts: concepts.map(({ name }) => name) };
  return askCreatorWork(of, "checkScript", script, { questions, minutes, ...study });
}

/** Of another owner's form nothing is known here. */
async function findForm(
  deps: Pick<Deps, "db">,
  accountId: string,
  id: string | null | undefined,
): Promise<Form | null | undefined> {
  if (!id) return id === undefined ? undefined : null;
  return findUsableForm(deps.db, accountId, { id, formType: "pre" });
}
