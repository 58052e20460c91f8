import { IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import type { Finding } from "#contract/insights.ts";
import type { CountedItem } from "../../../findings/counted-items.ts";
import { EvidenceList } from "../../../findings/evidence-list.tsx";
import { nameSourceOf } from "../../../findings/finding-words.ts";
import { useFindingDialogs } from "../edits/use-finding-dialogs.tsx";

interface CountedListProps {
  interviewId: string;
  items: CountedItem[];
  /** "3 mentions" of a count. */
  formatCount: (count: number) => string;
  label: string;
}

/** Rows with a count; each opens the words that it counts. */
export function CountedList({ interviewId, items, formatCount, label }: CountedListProps) {
  const ofKind = items.flatMap(({ finding }) => finding ?? []);
  return (
    <ul className="card" aria-label={label}>
      {items.map((item) =>
        item.finding ? (
          <EditableRow
            key={item.id}
            interviewId={interviewId}
            item={item}
            finding={item.finding}
            ofKind={ofKind}
            count={formatCount(item.count)}
          />
        ) : (
          <li key={item.id} className="lined">
            <CountedRow item={item} count={formatCount(item.count)} />
          </li>
        ),
      )}
    </ul>
  );
}

interface EditableRowProps {
  interviewId: string;
  item: CountedItem;
  finding: Finding;
  ofKind: readonly Finding[];
  count: string;
}

function EditableRow({ interviewId, item, finding, ofKind, count }: EditableRowProps) {
  const { place, menu, notes, dialogs } = useFindingDialogs({ interviewId, finding, ofKind });
  return (
    <li ref={place} className="lined">
      <CountedRow item={item} count={count} menu={menu} notes={notes} />
      {dialogs}
    </li>
  );
}

interface CountedRowProps {
  item: CountedItem;
  count: string;
  menu?: ReactNode;
  notes?: ReactNode;
}

function CountedRow({ item, count, menu, notes }: CountedRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const source = item.finding && nameSourceOf(item.finding);
  return (
    <>
      <div className="flex top gap-4 after-8">
        <button
          type="button"
          className="bare flex grow top gap-8 shrinks min-40 round ink text-start pad-12 hover-sunken"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          disabled={item.evidence.length === 0}
          onClick={() => setOpen(!open)}
        >
          <IconChevronRight size={16} aria-hidden="true" className="rigid muted above-2 turns" />
          <span className="grow shrinks anywhere">
            <span dir="auto">{item.label}</span>
            {source && <span className="text-13 muted before-8">{source}</span>}
          </span>
          <span className="rigid muted figures">{count}</span>
        </button>
        {menu && <span className="above-8">{menu}</span>}
      </div>
      {open && (
        <div className="stack pad-0-12 pad-start-24 pad-bottom-12" id={id}>
          {notes}
          <EvidenceList evidence={item.evidence} label={`What was said of ${item.label}`} />
        </div>
      )}
    </>
  );
}
