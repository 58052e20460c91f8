import type { GuideTemplate } from "./guides.ts";

/** Filling a guide's blanks, for the server and the page alike. No schema library here. */

export const maxNounChars = 80;

type Nouns = Readonly<Record<string, string>>;

/** One line, and no braces that would read as another blank. */
function tidyNoun(noun: string): string {
  return [...noun.replace(/[{}]/g, "").replace(/\s+/g, " ").trim()].slice(0, maxNounChars).join("");
}

function given(nouns: Nouns, id: string): string {
  return Object.hasOwn(nouns, id) ? tidyNoun(nouns[id] ?? "") : "";
}

/** A noun that begins a sentence gets its capital letter. */
function fillText(text: string, nouns: ReadonlyMap<string, string>): string {
  return text.replace(/(^|[.!?…]\s+)?\{(\w+)\}/g, (whole, start: string | undefined, id: string) => {
    const noun = nouns.get(id);
    if (noun === undefined) return whole;
    return start === undefined ? noun : start + noun.charAt(0).toLocaleUpperCase() + noun.slice(1);
  });
}

/** A guide with the creator's nouns in it; a blank without one takes its general noun. */
export function fillGuide(
  guide: GuideTemplate,
  nouns: Nouns,
): Pick<GuideTemplate, "title" | "introduction" | "objective" | "topics" | "questions"> {
  const values = new Map(guide.blanks.map(({ id, general }) => [id, given(nouns, id) || general]));
  const fill = (text: string) => fillText(text, values);
  return {
    title: fill(guide.title),
    introduction: fill(guide.introduction),
    objective: fill(guide.objective),
    topics: guide.topics.map(fill),
    questions: guide.questions.map(({ text, aim, helpText, depth }) => ({
      text: fill(text),
      aim: fill(aim),
      helpText: fill(helpText),
      depth,
    })),
  };
}
