import type { Finding, FindingKind } from "#contract/insights.ts";
import { listFindings } from "./finding-words.ts";

/** The findings of a kind as its list shows them. */
export interface ListedFindings {
  /** With a card of their own. */
  own: Finding[];
  /** The themes that stand for entries of this list, which lead to them: a sentence is shown once. */
  themes: Finding[];
  /** What no sentence tells, folded. */
  aside: Finding[];
}

export function partListed(findings: readonly Finding[], kind: FindingKind): ListedFindings {
  const themes = new Map(listFindings(findings, "themes").map((theme) => [theme.id, theme]));
  const themeOf = ({ themeId }: Finding) => (themeId === undefined ? undefined : themes.get(themeId));
  const listed = listFindings(findings, kind);
  const isUntouched = ({ edited }: Finding) => !edited?.pinned && !edited?.own;
  const repeated = listed.filter((one) => themeOf(one) && isUntouched(one));
  const aside = listed.filter((one) => one.isAside === true && isUntouched(one));
  return {
    own: listed.filter((one) => !repeated.includes(one) && !aside.includes(one)),
    themes: repeated.flatMap((one) => themeOf(one) ?? []),
    aside,
  };
}
