import { languages } from "#contract/choices.ts";
import type { Question } from "#contract/interviews.ts";
import { nameLanguage } from "#contract/language-names.ts";
import type { StudyFile } from "#contract/studies.ts";
import type { StoredWording, Wordings } from "#contract/wordings.ts";
import { findText } from "./describe-wording.ts";
import { type InterviewRow, listParts, type WordedForm, type WordedInterview } from "./wording-parts.ts";

type StudyWording = NonNullable<StudyFile["wordings"]>[number];

/** For the copy of an interview, whose questions have ids of their own. Reviews go with it: the texts are the same. */
export function copyWordings(
  wordings: Wordings,
  questions: { from: readonly Question[]; to: readonly Question[] },
): Wordings {
  const ids = new Map(questions.from.map(({ id }, at) => [id, questions.to[at]?.id ?? id]));
  const rename = (key: string) =>
    key.replace(/^question\.([^.]+)/u, (whole, id: string) =>
      ids.has(id) ? `question.${ids.get(id)}` : whole,
    );
  const copied = languages.flatMap((language): [string, StoredWording][] => {
    const wording = wordings[language];
    if (wording === undefined) return [];
    const texts = Object.entries(wording.texts).map(([key, text]) => [rename(key), text] as const);
    return [[language, { ...wording, texts: Object.fromEntries(texts) }]];
  });
  return Object.fromEntries(copied);
}

/** The keys of all texts, and as a study file has them: by the numbers of questions, here and in the forms. */
function listStudyKeys(interview: WordedInterview, forms: readonly WordedForm[]) {
  const questions = new Map(interview.questions.map(({ id }, at) => [id, at + 1]));
  const fields = new Map(
    forms.flatMap(({ _id, formType, fields: asked }) =>
      asked.map(({ id }, at) => [`${_id}.${id}`, `${formType === "pre" ? "before" : "after"}.${at + 1}`]),
    ),
  );
  return listParts(interview, forms).map(({ key, original }) => ({
    original,
    key,
    studyKey: key
      .replace(/^question\.([^.]+)/u, (_, id: string) => `question.${questions.get(id) ?? ""}`)
      .replace(/^form\.([^.]+\.[^.]+)/u, (_, id: string) => `form.${fields.get(id) ?? ""}`),
  }));
}

/** As a study carries them: who reviewed them is of this installation, and whoever imports it reviews them again. */
export function toStudyWordings(
  interview: WordedInterview & Pick<InterviewRow, "wordings">,
  forms: readonly WordedForm[],
): StudyWording[] {
  const keys = listStudyKeys(interview, forms);
  return languages.flatMap((language) => {
    const wording = interview.wordings[language];
    if (wording === undefined) return [];
    const texts = keys.flatMap(({ key, studyKey }) => {
      const worded = findText(wording.texts, key);
      if (worded === undefined) return [];
      const { text, byMachine } = worded;
      return [[studyKey, { text, ...(byMachine && { byMachine }) }] as const];
    });
    return [{ language, texts: Object.fromEntries(texts) }];
  });
}

/** The wordings of a study as drafts, with a sentence for each that has texts of nothing in it. */
export function readStudyWordings(
  given: readonly StudyWording[],
  interview: WordedInterview,
  forms: readonly WordedForm[],
): { wordings: Wordings; notices: string[] } {
  const keys = listStudyKeys(interview, forms);
  const notices: string[] = [];
  const read = given.map(({ language, texts }): [string, StoredWording] => {
    const known = keys.flatMap(({ key, studyKey, original }) => {
      const worded = Object.hasOwn(texts, studyKey) ? texts[studyKey] : undefined;
      if (worded === undefined) return [];
      const { text, byMachine = false } = worded;
      return [[key, { text, original, byMachine, isReviewed: false }] as const];
    });
    const lost = Object.keys(texts).length - known.length;
    if (lost > 0) notices.push(describeLost(language, lost));
    return [language, { texts: Object.fromEntries(known), reviewed: null }];
  });
  return { wordings: Object.fromEntries(read), notices };
}

function describeLost(language: string, lost: number): string {
  const texts = lost === 1 ? "One text" : `${lost} texts`;
  return `${texts} of the ${nameLanguage(language)} wording ${lost === 1 ? "was" : "were"} left out: nothing in this study needs ${lost === 1 ? "it" : "them"}.`;
}
