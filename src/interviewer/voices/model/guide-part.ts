import { isAskedInParts } from "../../asked-in-parts.ts";
import type { Guide, GuideQuestion } from "../../guide.ts";

function describeItem(item: NonNullable<GuideQuestion["item"]>): string {
  if (item.kind !== "scale") return `${item.kind}, shown beside it: ${JSON.stringify(item.options)}`;
  const { min, max, minLabel = "", maxLabel = "" } = item;
  return `scale, shown beside it: ${JSON.stringify({ min, minLabel, max, maxLabel })}`;
}

function writeQuestion(question: GuideQuestion, index: number): string {
  const { text, aim = "", helpText = "", exactWording, item, stimulus } = question;
  const mark = exactWording ? " [exact]" : isAskedInParts(question) ? " [two]" : "";
  return [
    `${index + 1}.${mark} ${JSON.stringify(text)}`,
    ...(aim.trim() === "" ? [] : [`   to learn: ${JSON.stringify(aim.trim())}`]),
    ...(helpText.trim() === "" ? [] : [`   meaning: ${JSON.stringify(helpText.trim())}`]),
    ...(item === undefined ? [] : [`   answered by ${describeItem(item)}`]),
    ...(stimulus === undefined
      ? []
      : [`   shown with it: ${stimulus.kind}, ${JSON.stringify(stimulus.alt)}`]),
  ].join("\n");
}

const inParts =
  "[two]: ask its first part alone. The other part is a probe, unless what they tell holds it or leads elsewhere; then it may follow what they told.";

/** A model is never given the file. */
export const unseen =
  "The program shows what is shown with a question; you have not seen it and know its description only. Never tell or guess more of it; ask what they see or hear.";

function writeFacts({ facts, minutes }: Guide): string {
  const { organization, contact, retentionDays, incentive } = facts;
  return [
    `The study is run by ${JSON.stringify(organization)}.`,
    "You are an automated interviewer; nobody reads along live.",
    "Only the team reads what they write, without their name, and may quote from it in reports, without a name. Nobody outside the team can read it here: no relative, employer, school, doctor or office. Only if they ask about names: those they type can be read by the team. Only if they ask who is in the team, or what it passes on: you do not know.",
    ...(retentionDays === null ? [] : [`It is deleted after ${retentionDays} days.`]),
    ...(minutes > 0 ? [`It takes about ${minutes} minutes.`] : []),
    "They can skip, stop at any time, and come back later or delete everything by their private link, in the menu of this page.",
    "A part cannot be deleted alone; what you put in keepOut is left out of the findings at once (of a name put in alone, the name wherever it stands and nothing else), and the team can still read it in this talk: say so.",
    incentive
      ? "The program ends the talk by itself after your last message; then the reward is on this page."
      : "The program ends the talk by itself after your last message. There is no reward.",
    contact === null ? "No contact is given." : `Other questions: ${JSON.stringify(contact)}.`,
  ].join(" ");
}

/** The script and the facts, as the prompt has them: the same in every session of a script. */
export function writeGuide(guide: Guide): string {
  return [
    `Objective (private): ${JSON.stringify(guide.objective)}`,
    "Script:",
    ...guide.questions.map(writeQuestion),
    ...(guide.questions.some(isAskedInParts) ? [inParts] : []),
    ...(guide.questions.some(({ stimulus }) => stimulus !== undefined) ? [unseen] : []),
    `Facts you may tell: ${writeFacts(guide)}`,
  ].join("\n");
}
