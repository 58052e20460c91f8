import type { Concept } from "#contract/concepts.ts";
import type { Form, FormAnswers, FormField } from "#contract/forms.ts";
import type { Question } from "#contract/interviews.ts";
import type { Item } from "#contract/items.ts";
import type { Language, StoredWording } from "#contract/wordings.ts";
import type { GuideConcept, GuideQuestion } from "#interviewer/guide.ts";
import { describeTexts, findText, isComplete } from "./describe-wording.ts";
import { type InterviewRow, listParts, type WordedInterview } from "./wording-parts.ts";

type Say = (key: string, original: string) => string;

/** The wording that participants who read this language are offered; undefined where there is none, or it isn't ready. */
export function findOffered(
  interview: WordedInterview & Pick<InterviewRow, "wordings">,
  forms: readonly Form[],
  language: string,
): { language: Language; wording: StoredWording } | undefined {
  const found = Object.entries(interview.wordings).find(([code]) => code === language);
  if (found === undefined || language === interview.settings.language) return undefined;
  const wording = found[1];
  const texts = describeTexts(listParts(interview, forms), wording.texts);
  return isComplete(texts) ? { language: found[0] as Language, wording } : undefined;
}

/** The interview as if it had been written in that language. What only its team reads stays as it is. */
export function wordInterview<Row extends InterviewRow>(
  interview: Row,
  forms: readonly Form[],
  { language, wording }: { language: Language; wording: StoredWording },
): { interview: Row; forms: Form[] } {
  const say: Say = (key, original) =>
    original.trim() === "" ? original : (findText(wording.texts, key)?.text ?? original);
  const { settings } = interview;
  const { participantTitle: title, concepts = [] } = settings;
  return {
    interview: {
      ...interview,
      introduction: say("introduction", interview.introduction),
      questions: interview.questions.map((question) => wordQuestion(question, say)),
      settings: {
        ...settings,
        language,
        participantTitle: title === "" ? "" : say("title", title ?? interview.name),
        consentText: say("consent", settings.consentText),
        reward: say("reward", settings.reward ?? ""),
        supportLine: say("support", settings.supportLine),
        concepts: concepts.map((concept, at) => wordConcept(concept, `concept.${at}`, say)),
      },
    },
    forms: forms.map((form) => ({
      ...form,
      fields: form.fields.map((field) => wordField(field, `form.${form._id}.${field.id}`, say)),
    })),
  };
}

/** Its name stays: sessions and conditions know it by that. */
function wordConcept({ name, description = "" }: Concept, key: string, say: Say): GuideConcept {
  return {
    name,
    description: say(`${key}.description`, description),
    shownAs: say(`${key}.name`, name),
  };
}

function wordQuestion(question: Question, say: Say): Question & Pick<GuideQuestion, "script"> {
  const { id, text, helpText = "", item, stimulus } = question;
  const key = `question.${id}`;
  return {
    ...question,
    text: say(`${key}.text`, text),
    ...(helpText && { helpText: say(`${key}.help`, helpText) }),
    ...(item && { item: wordItem(item, key, say) }),
    ...(stimulus && { stimulus: { ...stimulus, alt: say(`${key}.alt`, stimulus.alt) } }),
    script: { text, ...(helpText && { helpText }), ...(item && { item }), ...(stimulus && { stimulus }) },
  };
}

function wordOptions(options: readonly string[], key: string, say: Say): string[] {
  return options.map((option, at) => say(`${key}.option.${at}`, option));
}

interface Ends {
  minLabel?: string | undefined;
  maxLabel?: string | undefined;
}

function wordEnds({ minLabel, maxLabel }: Ends, key: string, say: Say) {
  return {
    ...(minLabel && { minLabel: say(`${key}.low`, minLabel) }),
    ...(maxLabel && { maxLabel: say(`${key}.high`, maxLabel) }),
  };
}

function wordItem(item: Item, key: string, say: Say): Item {
  if (item.kind === "scale") return { ...item, ...wordEnds(item, key, say) };
  return { ...item, options: wordOptions(item.options, key, say) };
}

function wordField(field: FormField, key: string, say: Say): FormField {
  return {
    ...field,
    label: say(`${key}.label`, field.label),
    options: wordOptions(field.options, key, say),
    ...wordEnds(field, key, say),
  };
}

/** The options of a form's fields by how they are worded, as the form has them. */
export type WordedOptions = Record<string, Record<string, string>>;

export function listWordedOptions(form: Form, texts: StoredWording["texts"]): WordedOptions {
  const listed = form.fields.map((field): [string, Record<string, string>] => {
    const worded = field.options.flatMap((option, at): [string, string][] => {
      const text = findText(texts, `form.${form._id}.${field.id}.option.${at}`)?.text;
      return text === undefined ? [] : [[text, option]];
    });
    return [field.id, Object.fromEntries(worded)];
  });
  return Object.fromEntries(listed);
}

/**
 * Answers as the form has its options, so that they are counted together whatever language they were chosen in. First
 * as the session's own wording has them, and then as any other: a participant may change the page's language.
 */
export function toFormOptions(
  form: Form,
  answers: FormAnswers,
  { own, others }: { own: WordedOptions; others: readonly WordedOptions[] },
): FormAnswers {
  const fields = new Map(form.fields.map((field) => [field.id, field.options]));
  const toOption = (id: string, answer: string) => {
    const find = (worded: WordedOptions) => lookUp(lookUp(worded, id) ?? {}, answer);
    const isOption = fields.get(id)?.includes(answer) === true;
    const found = find(own) ?? (isOption ? answer : others.map(find).find((one) => one !== undefined));
    return found ?? answer;
  };
  const mapped = Object.entries(answers).map(([id, answer]): [string, FormAnswers[string]] => {
    if (typeof answer === "number") return [id, answer];
    return [id, Array.isArray(answer) ? answer.map((one) => toOption(id, one)) : toOption(id, answer)];
  });
  return Object.fromEntries(mapped);
}

function lookUp<Value>(record: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
