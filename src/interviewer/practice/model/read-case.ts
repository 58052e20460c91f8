import type { z } from "zod";
import { listFaults } from "../../script/question-rules.ts";
import { type PracticeCase, practiceCase } from "../practice-case.ts";
import { caseDraft, makeCase } from "./case-draft.ts";

const maxFaults = 20;

const describeFaults = ({ issues }: z.ZodError): { faults: string[] } => ({
  faults: issues.map(({ path, message }) => `${path.join(".")}: ${message}`).slice(0, maxFaults),
});

/** A model's case, checked like those that come with the product; or its faults, as sentences for the model. */
export function readCase(json: unknown): { practiceCase: PracticeCase } | { faults: string[] } {
  const draft = caseDraft.safeParse(json);
  if (!draft.success) return describeFaults(draft.error);
  const read = practiceCase.safeParse(makeCase(draft.data));
  if (!read.success) return describeFaults(read.error);
  const closed = read.data.insights.flatMap(({ id, opener, question }) =>
    [opener, question].flatMap((one) => listFaults(one).map((fault) => `${id}: "${one}": ${fault}`)),
  );
  return closed.length === 0 ? { practiceCase: read.data } : { faults: closed };
}
