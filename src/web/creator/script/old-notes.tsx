import { Button } from "@mantine/core";
import { IconBulb } from "@tabler/icons-react";
import { useState } from "react";
import type { EditedQuestion } from "./edited-script.ts";
import { isReworded } from "./reworded.ts";

interface OldNotesProps {
  question: EditedQuestion;
  number: number;
  onChange: (question: EditedQuestion) => void;
}

/** Offers to clear the aim and the explanation once the question they were written for has become another. */
export function OldNotes({ question, number, onChange }: OldNotesProps) {
  const [written, setWritten] = useState(question);
  const { text, aim, helpText } = question;
  // What was noted after the question changed was noted for the new words.
  if (aim !== written.aim || helpText !== written.helpText) setWritten(question);
  const hasNotes = aim.trim() !== "" || helpText.trim() !== "";
  if (!hasNotes || !isReworded(written.text, text)) return null;
  return (
    <div className="fine stack gap-8 above-8 mark-and-text" role="note">
      <IconBulb size={16} className="primary above-2" aria-hidden="true" />
      <div>
        <span>The aim and the explanation for participants were written for the earlier question.</span>
        <div className="row gap-4-12 above-4 ink">
          <Button
            size="compact-xs"
            variant="light"
            onClick={() => onChange({ ...question, aim: "", helpText: "" })}
          >
            Clear both<span className="visually-hidden"> for question {number}</span>
          </Button>
          <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setWritten(question)}>
            Keep them<span className="visually-hidden"> for question {number}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}
