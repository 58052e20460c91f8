import type { Guide, Move } from "#interviewer/guide.ts";

export interface ParticipantLine {
  speaker: "participant";
  text: string;
  at: number;
}

/** `move` is null for interviewers that have none: a questionnaire, a plain prompt, the published one. */
export interface InterviewerLine {
  speaker: "interviewer";
  text: string;
  at: number;
  move: Move | null;
}

export type TranscriptLine = ParticipantLine | InterviewerLine;

export interface Transcript {
  guide: Pick<Guide, "introduction" | "objective" | "questions">;
  lines: TranscriptLine[];
}

export function listTokens(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

const idle = new Set(
  (
    "the a an and or but so to of in on at for with from by as is are was were be been am do does did have has had i me my we " +
    "our you your it its this that these those they them their he she his her what which who how when where why would could " +
    "should can will not no any some if then than about more most very just please let us tell"
  ).split(" "),
);

export function listMeaningfulTokens(text: string): string[] {
  return listTokens(text).filter((token) => token.length > 2 && !idle.has(token));
}

/** Which script question a turn puts, by its words alone: as written, or at least half of what it is about. */
export function findScriptQuestion(guide: Transcript["guide"], text: string): string | undefined {
  const asWritten = guide.questions.find((question) => text.includes(question.text));
  if (asWritten !== undefined) return asWritten.id;
  const said = new Set(listMeaningfulTokens(text));
  let best: { id: string; share: number } | undefined;
  for (const question of guide.questions) {
    const wanted = [...new Set(listMeaningfulTokens(question.text))];
    const share = wanted.filter((token) => said.has(token)).length / Math.max(wanted.length, 1);
    if (share >= 0.5 && (best === undefined || share > best.share)) best = { id: question.id, share };
  }
  return best?.id;
}

/** What the interviewer worded itself: without the introduction and the questions as the script has them. */
export function takeOutScript(guide: Transcript["guide"], text: string): string {
  const scripted = [guide.introduction, ...guide.questions.flatMap((one) => [one.text, one.helpText ?? ""])];
  return scripted
    .filter((one) => one.trim() !== "")
    .reduce((left, one) => left.split(one).join(" "), text)
    .trim();
}
