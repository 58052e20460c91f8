import type { ExportFlag } from "#analysis/formats/export-project.ts";
import type { AnswerFlag } from "#contract/answer-checks.ts";
import { describeSignals, explainFlag, flagNames } from "#contract/describe-flags.ts";
import { exportSessionId } from "../../auth/exported-id.ts";

type Proof = ExportFlag["proof"][number];

interface Own {
  id: string;
  label: string;
}

/** A flag as files have it: named, with a sentence and the words that prove it. */
export function toExportFlag(flag: AnswerFlag, own: Own): ExportFlag {
  const { turnId, proof } = listProof(flag, own);
  const { kind } = flag;
  return { kind, name: flagNames[kind], why: explain(flag), turnId, proof };
}

function explain(flag: AnswerFlag): string {
  const why = explainFlag(flag);
  return flag.kind === "pasted" ? `${describeSignals(flag.signals)}. ${why}` : why;
}

function listProof(flag: AnswerFlag, { id, label }: Own): Pick<ExportFlag, "turnId" | "proof"> {
  const say = (turnId: string | null, text: string): Proof => ({
    ...{ session: label, sessionId: exportSessionId(id), turnId, text },
  });
  switch (flag.kind) {
    case "nearIdentical": {
      const { answer, others } = flag;
      return {
        turnId: answer.messageId,
        proof: [say(answer.messageId, answer.text), ...others.map(toProof)],
      };
    }
    case "offQuestion":
    case "pasted":
      return {
        turnId: flag.answer.messageId,
        proof: [say(flag.answer.messageId, flag.answer.text)],
      };
    case "contradiction": {
      const { before, during } = flag;
      const tell = ({ question, values }: { question: string; values: string[] }) =>
        `${question} ${values.join("; ")}`;
      return {
        turnId: during.messageId,
        proof: [say(null, tell(before)), say(during.messageId, tell(during))],
      };
    }
    case "repeatedPanelId":
      return { turnId: null, proof: flag.others.map(toProof) };
  }
}

function toProof(other: { sessionId: string; label: string; messageId?: string; text?: string }): Proof {
  const { sessionId, label, messageId = null, text = "" } = other;
  return { session: label, sessionId: exportSessionId(sessionId), turnId: messageId, text };
}
