import type { ReactNode } from "react";
import { errorText } from "#web/api/api-error.ts";
import classes from "./ui.module.css";

interface NoticeBoxProps {
  kind: "error" | "info";
  children: ReactNode;
}

/** A sentence above a form: what went wrong (announced at once), or what one should know. */
export function NoticeBox({ kind, children }: NoticeBoxProps) {
  return (
    <div
      className={kind === "error" ? `negative ${classes.error}` : "pad-12-16 round border sunken anywhere"}
      role={kind === "error" ? "alert" : "note"}
    >
      {children}
    </div>
  );
}

interface FailureNoticeProps {
  error: Error | null;
  /** What it says when the server gives no reason. */
  fallback: string;
}

/** Above a form: why the last attempt failed; nothing where none did. */
export function FailureNotice({ error, fallback }: FailureNoticeProps) {
  return error && <NoticeBox kind="error">{errorText(error, fallback)}</NoticeBox>;
}

/** The same beside a button, in a line. */
export function FailureLine({ error, fallback }: FailureNoticeProps) {
  if (!error) return null;
  return (
    <span role="alert" className="text-13 negative">
      {errorText(error, fallback)}
    </span>
  );
}
