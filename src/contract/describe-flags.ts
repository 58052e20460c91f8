import type { AnswerFlag, AnswerFlagKind } from "./answer-checks.ts";
import type { AnswerSignals } from "./answer-signals.ts";

/** What screens and files say of flags. */

export const flagNames: Record<AnswerFlagKind, string> = {
  nearIdentical: "Nearly the same answer as another person's",
  offQuestion: "Answers off the question",
  pasted: "Pasted answers",
  contradiction: "Contradicts the form",
  repeatedPanelId: "Panel ID used more than once",
};

/** Why a flag is there, beside its proof. */
export function explainFlag(flag: AnswerFlag): string {
  switch (flag.kind) {
    case "nearIdentical":
      return `${Math.round(flag.alike * 100)} % of the word sequences are the same. Words from your script don't count.`;
    case "offQuestion":
      return flag.because === "redirected"
        ? "The interviewer had to ask again, and not for the first time with this person."
        : "Hardly any of its words are in your script or in anyone else's answers.";
    case "pasted":
      return "People also paste what they wrote elsewhere, or what a translator or an assistive tool gave them.";
    case "contradiction":
      return "The options were the same both times.";
    case "repeatedPanelId":
      return "The links had the same panel ID, so this may be one person who took part more than once.";
  }
}

/** "180 pasted · 12 typed · away for 40 s · began after 3 s". */
export function describeSignals(signals: AnswerSignals): string {
  const { typed, pasted, dictated, inserted, awaySeconds, firstKeyMs } = signals;
  const counts: [number, string][] = [
    [pasted, "pasted"],
    [inserted, "inserted by a script"],
    [typed, "typed"],
    [dictated, "dictated"],
  ];
  const parts = counts
    .filter(([count]) => count > 0)
    .map(([count, how]) => `${count.toLocaleString()} ${how}`);
  const first = parts[0] === undefined ? "" : parts[0].replace(" ", " characters ");
  return [
    ...[first, ...parts.slice(1)].filter(Boolean),
    ...(awaySeconds > 0 ? [`away for ${awaySeconds.toLocaleString()} s`] : []),
    ...(firstKeyMs === null ? [] : [`began after ${Math.round(firstKeyMs / 1000).toLocaleString()} s`]),
  ].join(" · ");
}
