import { invalidFields } from "../../app-error.ts";

/** Where a page of sessions ended. The time is text, as a Date of JavaScript would lose its microseconds. */
export interface SessionCursor {
  startedAt: string;
  id: string;
}

export type SessionOrder = "newest" | "oldest";

export function writeCursor(cursor: SessionCursor): string {
  return Buffer.from(`${cursor.startedAt} ${cursor.id}`).toString("base64url");
}

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{6}Z) ([A-Za-z0-9]{1,64})$/;

/** Throws `invalid_input` on anything that is not one of our own cursors. */
export function readCursor(text: string): SessionCursor {
  const [, seconds = "", fraction = "", id = ""] =
    shape.exec(Buffer.from(text, "base64url").toString()) ?? [];
  const time = new Date(`${seconds}Z`);
  // A day such as 31 February is moved by Date, and refused by the database.
  const isTime = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(seconds);
  if (seconds === "" || !isTime) throw invalidFields({ cursor: "This place in the list is not known." });
  return { startedAt: `${seconds}${fraction}`, id };
}
