import { Button } from "@mantine/core";
import { useId, useState } from "react";
import type { Finding } from "#contract/insights.ts";
import { EditableCard } from "../edits/editable-card.tsx";
import classes from "./findings.module.css";

interface HiddenFindingsProps {
  interviewId: string;
  hidden: readonly Finding[];
  ofKind: readonly Finding[];
  /** The block's title, for those who hear only the button. */
  title: string;
}

/** What the creator hid, out of the way but not gone. */
export function HiddenFindings({ interviewId, hidden, ofKind, title }: HiddenFindingsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (hidden.length === 0) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.more}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? `Hide again (${hidden.length})` : `Show hidden (${hidden.length})`}
        <span className="visually-hidden"> {title}</span>
      </Button>
      {open && (
        <ul className={`stack ${classes.cards}`} id={id} aria-label={`Hidden ${title}`}>
          {hidden.map((finding) => (
            <EditableCard key={finding.id} interviewId={interviewId} finding={finding} ofKind={ofKind} />
          ))}
        </ul>
      )}
    </>
  );
}
