import type { z } from "zod";
import { listFaults } from "../../script/question-rules.ts";
import { type PracticeCase, practiceCase } from "../practice-case.ts";
import { caseDraft, makeCase } from "./case-draft.ts";

const maxFaults = 20;

const describeFaults = ({ issues }: z.ZodError): { faults: string[] } => ({
  faults: issues.map(({ path, message }) => `${path.join(".")}: ${message}`).slice(0, maxFaults),
});

const secondHalf = /,? (?:and|or) (?:what|how|why|who|where|when|which)\b[^?]*(?=\?$)/iu;

/** "How did it begin, and who was there?" without its second half, where that is all that is wrong with it. */
function askOnce(question: string): string {
  const half = question.replace(secondHalf, "");
  return listFaults(question).join() === "double" && listFaults(half).length === 0 ? half : question;
}

/** A whole person is not written again for half a question. */
function mendQuestions(read: PracticeCase): PracticeCase {
  const insights = read.insights.map((insight) => ({
    ...insight,
    opener: askOnce(insight.opener),
    question: askOnce(insight.question),
  }));
  return { ...read, insights };
}

/** A model's case, checked like those that come with the product; or its faults, as sentences for the model. */
export function readCase(json: unknown): { practiceCase: PracticeCase } | { faults: string[] } {
  const draft = caseDraft.safeParse(json);
  if (!draft.success) return describeFaults(draft.error);
  const read = practiceCase.safeParse(makeCase(draft.data));
  if (!read.success) return describeFaults(read.error);
  const mended = mendQuestions(read.data);
  const closed = mended.insights.flatMap(({ id, opener, question }) =>
    [opener, question].flatMap((one) => listFaults(one).map((fault) => `${id}: "${one}": ${fault}`)),
  );
  return closed.length === 0 ? { practiceCase: mended } : { faults: closed };
}
