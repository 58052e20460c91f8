import { IconChevronRight } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { CountedItem } from "./counted-items.ts";
import { EvidenceList } from "./evidence-list.tsx";
import classes from "./lists.module.css";

interface CountedListProps {
  items: CountedItem[];
  /** "3 mentions" of a count. */
  tellCount: (count: number) => string;
  label: string;
}

/** Rows with a count; each opens the words that it counts. */
export function CountedList({ items, tellCount, label }: CountedListProps) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {items.map((item) => (
        <CountedRow key={item.id} item={item} count={tellCount(item.count)} />
      ))}
    </ul>
  );
}

function CountedRow({ item, count }: { item: CountedItem; count: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={classes.row}>
      <button
        type="button"
        className={classes.rowButton}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        disabled={item.evidence.length === 0}
        onClick={() => setOpen(!open)}
      >
        <IconChevronRight size={16} aria-hidden="true" className={classes.chevron} />
        <span className={classes.rowLabel} dir="auto">
          {item.label}
        </span>
        <span className={classes.rowCount}>{count}</span>
      </button>
      {open && (
        <div className={classes.rowEvidence} id={id}>
          <EvidenceList evidence={item.evidence} label={`What was said of ${item.label}`} />
        </div>
      )}
    </li>
  );
}
