import type { ReactNode } from "react";
import classes from "./ui.module.css";

interface NoticeBoxProps {
  kind: "error" | "info";
  children: ReactNode;
}

/** A sentence above a form: what went wrong (announced at once), or what one should know. */
export function NoticeBox({ kind, children }: NoticeBoxProps) {
  return (
    <div
      className={kind === "error" ? `negative ${classes.error}` : classes.info}
      role={kind === "error" ? "alert" : "note"}
    >
      {children}
    </div>
  );
}
