import { Title } from "@mantine/core";
import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  /** How many there are; left out where a number would say nothing. */
  count?: number;
  /** What this is, in a few words. */
  hint?: string;
  /** Whether a person checked how it was coded. */
  validation?: string;
  /** What is missing, where there is nothing to show: "keywords". */
  empty?: string | undefined;
  /** What can be done with the block as a whole. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled block of the Key Insights tab. Without anything in it, it takes no more room than its sentence. */
export function Section({ id, title, count = 0, hint, validation, empty, action, children }: SectionProps) {
  return (
    <section className="stack" aria-labelledby={id}>
      <div className="stack gap-2">
        <div className="wrap baseline gap-4-12">
          <Title order={2} id={id} tabIndex={-1} className="no-ring">
            {title}
            {count > 0 && <span className="regular muted figures"> {count}</span>}
          </Title>
          {validation && !empty && <span className="hint regular">{validation}</span>}
          {action && <div className="to-end">{action}</div>}
        </div>
        {hint && !empty && <p className="hint">{hint}</p>}
        {empty && <NoData what={empty} />}
      </div>
      {!empty && children}
    </section>
  );
}

export function NoData({ what }: { what: string }) {
  return <p className="hint">No {what} data available yet.</p>;
}
