import type { WordingText, WordingView } from "#contract/wordings.ts";
import { formatDate } from "#web/format/dates.ts";

/** Where a language stands: what is still to do, or who says that it is right. */
export function describeWording({ isOffered, reviewed, texts }: WordingView): string {
  const count = (state: WordingText["state"]) => texts.filter((text) => text.state === state).length;
  const missing = count("missing");
  const changed = count("changed");
  if (isOffered && reviewed) return `Offered to participants. Reviewed ${describeReview(reviewed)}.`;
  if (missing > 0) return `Not offered yet: ${countTexts(missing, texts.length)} missing.`;
  if (changed > 0)
    return `Not offered: the original of ${countTexts(changed, texts.length)} has changed. Check and review again.`;
  if (texts.some(({ problem }) => problem !== null)) return "Not offered yet: some texts need a correction.";
  return "Not offered yet: a draft that nobody has reviewed.";
}

function describeReview({ by, at }: NonNullable<WordingView["reviewed"]>): string {
  return `by ${by ?? "a former member"} on ${formatDate(at)}`;
}

function countTexts(some: number, all: number): string {
  return `${some} of ${all} texts`;
}

/** What a text's state asks for; nothing where all is well. */
export function describeText({ state, byMachine }: Pick<WordingText, "state" | "byMachine">): string {
  if (state === "changed") return "The original has changed since this was written.";
  if (state !== "draft") return "";
  return byMachine ? "Drafted by a language model. Not reviewed." : "Not reviewed.";
}
