import { type AppError, invalidFields } from "../app-error.ts";

export type SessionOrder = "newest" | "oldest" | "longest" | "shortest" | "active";

/** Where a page of sessions ended: what they are ordered by, and the id among equals. */
export interface SessionCursor {
  /** A time as text, as a Date of JavaScript would lose its microseconds, or a number of messages. */
  place: string;
  id: string;
  /** It ended among those that need somebody, which come before all others. */
  isAmongFirst?: boolean;
}

export function writeCursor(cursor: SessionCursor): string {
  const { place, id, isAmongFirst = false } = cursor;
  return Buffer.from(`${place} ${id}${isAmongFirst ? " first" : ""}`).toString("base64url");
}

const shape = /^(\S{1,40}) ([A-Za-z0-9]{1,64})( first)?$/;
const timeShape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d{6}Z$/;
const countShape = /^\d{1,9}$/;

/** Throws `invalid_input` on anything that is not one of our own cursors of a list in this order. */
export function readCursor(text: string, order: SessionOrder): SessionCursor {
  const [, place = "", id = "", first] = shape.exec(Buffer.from(text, "base64url").toString()) ?? [];
  const isByCount = order === "longest" || order === "shortest";
  const isSound = isByCount ? countShape.test(place) : isTime(place);
  if (!isSound) throw unknownPlace();
  return { place, id, isAmongFirst: first !== undefined };
}

export function unknownPlace(): AppError {
  return invalidFields({ cursor: "This place in the list is not known." });
}

/** Of a list that counts its rows, or names them by numbers. */
export function readNumberCursor(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw unknownPlace();
  return Number(text);
}

/** A day such as 31 February is moved by Date, and refused by the database. */
export function isTime(place: string): boolean {
  const [, seconds] = timeShape.exec(place) ?? [];
  const time = new Date(`${seconds}Z`);
  return seconds !== undefined && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(seconds);
}
