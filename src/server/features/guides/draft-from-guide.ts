import { fillGuide } from "#contract/fill-guide.ts";
import type { GuideTemplate } from "#contract/guides.ts";
import type { GenerateInput, ScriptDraft } from "#contract/scripts.ts";
import { findObjectiveLanguage, type ScriptLanguage } from "#interviewer/script/objective-language.ts";
import { listDraftQuestions } from "../interviews/script-input.service.ts";
import { getGuides } from "./guide-files.ts";
import { findNearestGuides } from "./nearest-guides.ts";

/**
 * A script from the guide that was chosen, else from the nearest one, and that guide. Null where there is no guide of
 * the chosen name.
 */
export function draftFromGuide(input: GenerateInput): { draft: ScriptDraft; guide: GuideTemplate } | null {
  const { guide: chosen } = input;
  if (chosen) {
    const written = input.language ?? findObjectiveLanguage(input.objective);
    const guide = findChosen(chosen.id, written ?? "en");
    const notice = guide && guide.language !== written ? describeOtherLanguage(guide) : null;
    return guide && { guide, draft: fillFor(guide, chosen.nouns, { input, notice }) };
  }
  const { guides, notice } = findNearestGuides(input);
  const [guide] = guides;
  if (!guide) throw new Error("There are no guides to draft a script from");
  return { guide, draft: fillFor(guide, {}, { input, notice }) };
}

function findChosen(id: string, language: ScriptLanguage): GuideTemplate | null {
  const guides = getGuides();
  return [...guides[language], ...guides.en].find((one) => one.id === id) ?? null;
}

function describeOtherLanguage({ name }: GuideTemplate): string {
  return `The guide “${name}” is only in English. Translate the questions before you use them.`;
}

/** Where the creator's own words are missing, as a sentence. */
function describeEmptyBlanks(guide: GuideTemplate, nouns: Record<string, string>): string | null {
  const empty = guide.blanks.filter(({ id }) => (nouns[id] ?? "").trim() === "");
  if (empty.length === 0) return null;
  const list = new Intl.ListFormat("en-GB").format(empty.map(({ general }) => quote(general)));
  return `Put your own words where the draft says ${list}.`;
}

function quote(words: string): string {
  return `“${words.replace(/\.$/, "")}”`;
}

/** The creator's objective is theirs: it stays word for word, and no text of the script holds any of it. */
function fillFor(
  guide: GuideTemplate,
  nouns: Record<string, string>,
  { input, notice }: { input: GenerateInput; notice: string | null },
): ScriptDraft {
  const { studyName, title, introduction, topics, questions } = fillGuide(guide, nouns);
  const gap = guide.language === "en" ? describeEmptyBlanks(guide, nouns) : null;
  return {
    name: studyName,
    title,
    introduction,
    objective: input.objective,
    topics,
    ...listDraftQuestions(questions),
    madeBy: "guide",
    language: guide.language,
    notice: [notice, gap].filter((sentence) => sentence !== null).join(" ") || null,
  };
}
