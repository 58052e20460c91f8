import { fillBlanks } from "#contract/choices.ts";
import type { GuideTemplate } from "#contract/guides.ts";

export interface FilledGuide {
  name: string;
  /** What participants see as the interview's name. */
  title: string;
  introduction: string;
  objective: string;
  topics: string[];
  questions: GuideTemplate["questions"];
}

/** Only what is a noun: one line, and no braces that would be read as another blank. */
function tidyNoun(noun: string | undefined): string {
  return (noun ?? "").replace(/[{}]/g, "").replace(/\s+/g, " ").trim();
}

/** The script of a guide with the nouns given; a blank without one takes its general noun. */
export function fillGuide(guide: GuideTemplate, given: Readonly<Record<string, string>>): FilledGuide {
  const nouns = Object.fromEntries(
    guide.blanks.map(({ id, general }) => [
      id,
      tidyNoun(Object.hasOwn(given, id) ? given[id] : "") || general,
    ]),
  );
  const fill = (text: string) => fillBlanks(text, nouns);
  return {
    name: guide.name,
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
