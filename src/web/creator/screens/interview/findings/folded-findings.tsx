import { useId, useState } from "react";
import type { Finding } from "#contract/insights.ts";
import { FoldButton } from "#web/ui/fold-button.tsx";
import { EditableCard } from "../edits/editable-card.tsx";

interface FoldedFindingsProps {
  interviewId: string;
  folded: readonly Finding[];
  ofKind: readonly Finding[];
  /** On the button while they are folded, and while they are shown. */
  show: string;
  hide: string;
  /** The block's title, for those who hear only the button. */
  title: string;
  /** Of the list, for those who cannot see what it belongs to. */
  label: string;
}

/** Findings out of the way, one click off. */
function FoldedFindings({ interviewId, folded, ofKind, show, hide, title, label }: FoldedFindingsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (folded.length === 0) return null;
  return (
    <>
      <FoldButton
        className="self-start self-top"
        open={open}
        onToggle={setOpen}
        controls={open ? id : undefined}
      >
        {open ? hide : show}
        <span className="visually-hidden"> {title}</span>
      </FoldButton>
      {open && (
        <ul className="stack wide-columns-2" id={id} aria-label={label}>
          {folded.map((finding) => (
            <EditableCard key={finding.id} interviewId={interviewId} finding={finding} ofKind={ofKind} />
          ))}
        </ul>
      )}
    </>
  );
}

type Folded = Pick<FoldedFindingsProps, "interviewId" | "ofKind" | "title">;

/** What the creator hid, out of the way but not gone. */
export function HiddenFindings({ hidden, ...rest }: Folded & { hidden: readonly Finding[] }) {
  return (
    <FoldedFindings
      {...rest}
      folded={hidden}
      show={`Show hidden (${hidden.length})`}
      hide={`Hide again (${hidden.length})`}
      label={`Hidden ${rest.title}`}
    />
  );
}

/** What a model coded and no sentence of it tells. */
export function AsideFindings({ aside, ...rest }: Folded & { aside: readonly Finding[] }) {
  const isOfOne = aside.every(({ strength }) => strength.people + strength.volunteered === 1);
  const name = isOfOne ? `Said by one person (${aside.length})` : `Also said (${aside.length})`;
  return <FoldedFindings {...rest} folded={aside} show={name} hide={name} label={`${name}: ${rest.title}`} />;
}
