import type { Evidence } from "#contract/insights.ts";
import type { ReportBlock } from "./report-block.ts";
import { markCuts } from "./shown-quotes.ts";

export interface QuoteContext {
  /** By the source's id. */
  languages: Map<string, string>;
  /** What was said in a turn, by its id. */
  texts: Map<string, string>;
}

/** What a machine made of somebody's words, said to be that. */
export function noteTranslation({ translation }: Pick<Evidence, "translation">): ReportBlock[] {
  if (!translation) return [];
  const text = `Translated by machine: ${translation.text}`;
  return [{ kind: "note", text, language: translation.language }];
}

/** What the interviewer asked, where the words answer that and mean little without it. */
function noteQuestion({ followUp, followUpTranslation }: Evidence): ReportBlock[] {
  if (followUp === undefined) return [];
  return [
    { kind: "note", text: `Asked: ${followUp}` },
    ...noteTranslation({ translation: followUpTranslation }),
  ];
}

/** Somebody's words beneath the question they answer; below them what a machine made of them, said to be that, and their later words that take them back. */
export function makeQuotes(evidence: Evidence, { languages, texts }: QuoteContext): ReportBlock[] {
  const { takenBack } = evidence;
  const language = languages.get(evidence.sourceId);
  const text = markCuts(evidence, texts.get(evidence.messageId));
  const inLanguage = language ? { language } : {};
  return [
    ...noteQuestion(evidence),
    { kind: "quote", text, source: evidence.sourceLabel, ...inLanguage },
    ...noteTranslation(evidence),
    ...(takenBack
      ? [
          { kind: "note" as const, text: `Later: “${takenBack.quote}”`, ...inLanguage },
          ...noteTranslation(takenBack),
        ]
      : []),
  ];
}
