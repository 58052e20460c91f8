import type { ReactNode } from "react";

interface PanelProps {
  children: ReactNode;
  /** Pixels at most. */
  width?: number;
}

/** A white surface with a hairline around it: forms and facts sit on it. */
export function Panel({ children, width }: PanelProps) {
  return (
    <div className="card pad-24" style={width ? { maxWidth: width } : undefined}>
      {children}
    </div>
  );
}
