import type { Guide, GuideQuestion } from "#interviewer/guide.ts";

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

function listMeaningfulTokens(text: string): string[] {
  return listTokens(text).filter((token) => token.length > 2 && !idle.has(token));
}

const minShareOfAdapted = 1 / 3;

/** Whether a turn puts a question: as written, or adapted with at least a third of what it is about. */
export function putsQuestion({ text, exactWording }: GuideQuestion, turn: string): boolean {
  if (turn.includes(text)) return true;
  if (exactWording) return false;
  const said = new Set(listMeaningfulTokens(turn));
  const wanted = [...new Set(listMeaningfulTokens(text))];
  return wanted.filter((token) => said.has(token)).length >= wanted.length * minShareOfAdapted;
}

/** What the interviewer worded itself: without the introduction and the questions as the script has them. */
export function takeOutScript({ introduction, questions }: Guide, text: string): string {
  const scripted = [introduction, ...questions.flatMap((one) => [one.text, one.helpText ?? ""])];
  return scripted
    .filter((one) => one.trim() !== "")
    .reduce((left, one) => left.split(one).join(" "), text)
    .trim();
}
