import type { AnswerFlag, AnswerFlagKind, FlaggedSession } from "#contract/answer-checks.ts";
import type { AnswerSignals } from "#contract/answer-signals.ts";
import { countNoun } from "#web/format/count-noun.ts";

/** "2 things to look at". */
export function countThings(count: number): string {
  return `${countNoun(count, "thing")} to look at`;
}

/** One flag in a line, without its proof. */
export function nameFlag(flag: AnswerFlag): string {
  switch (flag.kind) {
    case "nearIdentical":
      return `Nearly the same answer as ${nameOthers(flag)}`;
    case "offQuestion":
      return "An answer off the question";
    case "pasted":
      return "A pasted answer";
    case "contradiction":
      return "Two answers that contradict each other";
    case "repeatedPanelId":
      return `Same panel id as ${nameOthers(flag)}`;
  }
}

function nameOthers({ others, people }: { others: { label: string }[]; people: number }): string {
  const [only] = others;
  return people === 1 && only ? only.label : countNoun(people, "other person", "other people");
}

const kindNames: Record<AnswerFlagKind, string> = {
  nearIdentical: "nearly the same answer as someone else",
  offQuestion: "off the question",
  pasted: "pasted answer",
  contradiction: "contradicts itself",
  repeatedPanelId: "panel id came twice",
};

/** What kinds of flags a session has. */
export function nameKinds({ kinds }: FlaggedSession): string {
  return kinds.map((kind) => kindNames[kind]).join(" · ");
}

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
      return "People also paste what they wrote elsewhere, what a translator gave them, or what an assistive tool made of their words.";
    case "contradiction":
      return "The options were the same both times.";
    case "repeatedPanelId":
      return "The links had the same panel id, so this may be one person who took part more than once.";
  }
}

/** "5 of 7 without flagged sessions". */
export function formatUnflagged({ people, asked }: { people: number; asked: number }): string {
  if (people === 0) return "flagged sessions only";
  return `${people.toLocaleString()} of ${asked.toLocaleString()} without flagged sessions`;
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
