import type { Brief, CodeKind, Finding } from "#contract/insights.ts";
import { isHidden, listFindings } from "./finding-words.ts";

const maxFindings = 12;

const codeKindNames: Record<CodeKind, string> = {
  does: "does",
  feels: "feels",
  needs: "needs",
  struggles: "struggles",
  worksAround: "works around",
  believes: "believes",
  values: "values",
  cause: "because",
  consequence: "leads to",
  relates: "relates",
  wishes: "wishes",
  proposes: "proposes",
  succeeded: "went well",
};

/** What the chip on a finding says; nothing where the coder gave it no kind. */
export function nameCodeKind({ about }: Finding): string | undefined {
  if (about?.isTopic) return "people differ";
  return about?.kind ? codeKindNames[about.kind] : undefined;
}

export interface BriefFindings {
  /** The claims that the brief shows, strongest first; pinned ones lead. */
  themes: Finding[];
  singles: Finding[];
  /** The number that a sentence of "In short" refers to, by the finding's id and the ids merged into it. */
  numbers: ReadonlyMap<string, { number: number; finding: Finding }>;
}

/** What people differ about is nobody's claim. */
export function isTopic({ about }: Finding): boolean {
  return about?.isTopic === true;
}

/** The findings of the brief, numbered in the order in which they stand: claims first, then single voices. */
export function pickBriefFindings(findings: readonly Finding[], max = maxFindings): BriefFindings {
  // Claims come before what people differ about.
  const themes = listFindings(findings, "themes")
    .slice(0, max)
    .sort((a, b) => Number(isTopic(a)) - Number(isTopic(b)));
  const singles = listFindings(findings, "singleVoices");
  const numbers = new Map<string, { number: number; finding: Finding }>();
  for (const [index, finding] of [...themes, ...singles].entries()) {
    const numbered = { number: index + 1, finding };
    numbers.set(finding.id, numbered);
    for (const { id } of finding.edited?.merged ?? []) numbers.set(id, numbered);
  }
  return { themes, singles, numbers };
}

export interface ShortSentence {
  text: string;
  refersTo: { number: number; finding: Finding }[];
  /** The counted question that it tells. */
  questionId?: string;
}

/**
 * "In short" without the sentences whose findings are all hidden, which would rest on nothing that is shown, and without
 * those that only repeat the words in which a finding stands below.
 */
export function listShortSentences(brief: Brief, { numbers }: BriefFindings): ShortSentence[] {
  return brief.inShort.flatMap(({ text, findings, questionId }) => {
    if (findings.length === 0) return [{ text, refersTo: [], ...(questionId && { questionId }) }];
    const refersTo = [...new Set(findings.flatMap((id) => numbers.get(id) ?? []))];
    // A sentence that ends in somebody's words has its full stop behind the quotation mark.
    const sentence = /[^.!?…]”$/.test(text) ? `${text}.` : text;
    const isRightBelow = brief.counted === undefined;
    const isRepeat = isRightBelow && refersTo.some(({ finding }) => text.endsWith(`“${finding.text}”`));
    return refersTo.length === 0 || isRepeat ? [] : [{ text: sentence, refersTo }];
  });
}

/** Whether there is anything to read in the brief, hidden or not. */
export function hasBriefFindings(findings: readonly Finding[]): boolean {
  return findings.some(({ kind }) => kind === "themes" || kind === "singleVoices");
}

export function listHiddenThemes(findings: readonly Finding[]): Finding[] {
  return findings.filter(
    (finding) => isHidden(finding) && (finding.kind === "themes" || finding.kind === "singleVoices"),
  );
}
