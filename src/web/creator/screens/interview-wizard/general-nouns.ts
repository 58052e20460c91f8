import { fillGuide } from "#contract/fill-guide.ts";
import type { GuideBlank, GuideTemplate } from "#contract/guides.ts";
import type { EditedScript } from "../../script/edited-script.ts";

type Nouns = Readonly<Record<string, string>>;

function listGuideTexts(guide: GuideTemplate, nouns: Nouns): string[] {
  const { studyName, title, introduction, topics, questions } = fillGuide(guide, nouns);
  return [
    ...[studyName, title, introduction, ...topics],
    ...questions.flatMap(({ text, aim, helpText }) => [text, aim, helpText]),
  ];
}

function mapTexts(script: EditedScript, change: (text: string) => string): EditedScript {
  return {
    ...script,
    name: change(script.name),
    participantTitle: change(script.participantTitle),
    introduction: change(script.introduction),
    topics: script.topics.split("\n").map(change).join("\n"),
    questions: script.questions.map((question) => ({
      ...question,
      text: change(question.text),
      aim: change(question.aim),
      helpText: change(question.helpText),
    })),
  };
}

/** The script with other nouns wherever a text of the guide stands as it was drafted; what was edited stays. */
export function putNouns(
  script: EditedScript,
  guide: GuideTemplate,
  before: Nouns,
  after: Nouns,
): EditedScript {
  const now = listGuideTexts(guide, after);
  const known = new Map(listGuideTexts(guide, before).map((text, at) => [text, now[at] ?? text]));
  return mapTexts(script, (text) => known.get(text) ?? text);
}

export interface GeneralNouns {
  blanks: GuideBlank[];
  /** How many texts still say one of them. */
  texts: number;
}

/** Which of the guide's general nouns a script still holds, where nobody gave their own; none once all are edited. */
export function findGeneralNouns(script: EditedScript, guide: GuideTemplate, nouns: Nouns): GeneralNouns {
  const drafted = listGuideTexts(guide, nouns);
  const found = guide.blanks
    .filter(({ id }) => (nouns[id] ?? "").trim() === "")
    .map((blank) => {
      // A noun that stands nowhere else shows which texts are filled with this one.
      const marked = listGuideTexts(guide, { ...nouns, [blank.id]: "Qxqx" });
      const general = new Set(drafted.filter((text, at) => text !== marked[at]));
      const places: string[] = [];
      mapTexts(script, (text) => {
        if (general.has(text)) places.push(text);
        return text;
      });
      return { blank, places };
    })
    .filter(({ places }) => places.length > 0);
  return {
    blanks: found.map(({ blank }) => blank),
    texts: new Set(found.flatMap(({ places }) => places)).size,
  };
}
