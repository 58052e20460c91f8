import type { ReactNode } from "react";
import classes from "./ui.module.css";

interface PanelProps {
  children: ReactNode;
  /** Pixels at most. */
  width?: number;
}

/** A white surface with a hairline around it: forms and facts sit on it. */
export function Panel({ children, width }: PanelProps) {
  return (
    <div className={`card pad-24 ${classes.panel}`} style={width ? { maxWidth: width } : undefined}>
      {children}
    </div>
  );
}
