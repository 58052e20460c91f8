import { z } from "zod";
import { maxEmailChars, maxLineChars } from "./limits.ts";
import { isReturnLink } from "./return-links.ts";

/** Ids are 22 random base62 characters; a malformed one is answered like an unknown one. */
export const id = z.string();
export const interviewParams = z.object({ id });
export const projectParams = z.object({ projectId: id });
export const sessionParams = z.object({ sessionId: id });

/** ISO 8601, UTC. */
export const timestamp = z.string();

/** A moment as people send it, made ISO 8601 in UTC; a day alone is its beginning. */
export function moment(label: string) {
  const error = `${label} must be a date and time`;
  const isMoment = (value: string) => !Number.isNaN(Date.parse(value)) && /^2\d{3}-\d\d-\d\d/.test(value);
  return z
    .string({ error })
    .max(40, { error })
    .refine(isMoment, { error })
    .transform((value) => new Date(value).toISOString());
}

/** Length in Unicode code points, as people count characters; not in UTF-16 units. */
function hasAtMost(max: number) {
  return (value: string) => value.length <= max || [...value].length <= max;
}

function tooLong(label: string, max: number): string {
  return `${label} is too long (maximum ${max} characters)`;
}

/** Text that may be empty. `label` is its name in error sentences; `max` counts code points. */
export function optionalText(label: string, max: number) {
  return z
    .string({ error: `${label} must be text` })
    .trim()
    .refine(hasAtMost(max), { error: tooLong(label, max) });
}

/** Whether a text holds anything that people can see. */
export function isFilled(value: string): boolean {
  return value.replace(/[\p{Cf}\s]/gu, "") !== "";
}

/** Text that must not be blank; `missing` replaces "<label> is required". */
export function requiredText(label: string, max: number, missing = `${label} is required`) {
  return z
    .string({ error: missing })
    .trim()
    .refine(isFilled, { error: missing })
    .refine(hasAtMost(max), { error: tooLong(label, max) });
}

export const emailAddress = z
  .string({ error: "Please enter a valid email address." })
  .trim()
  .max(maxEmailChars, { error: "Please enter a valid email address." })
  .regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u, { error: "Please enter a valid email address." });

export const done = z.object({ success: z.literal(true), message: z.string().optional() });

/** Keyset paging for lists that can grow. */
export const page = {
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
};

/** Of lists that are answered as arrays: all of it without a limit; the cursor is the `_id` of the last item so far. */
export const arrayPage = { limit: page.limit, cursor: id.optional() };

/** A file that is sent as it is, with its own content type and name; no JSON. */
export const download = z.string().meta({ format: "binary" });

/** Where the session's own participant goes back to, and after how long by itself; null where they stay. */
export const wayBack = {
  returnUrl: z.string().nullable(),
  returnAfterSeconds: z.number().int().nullable(),
};

/** A link that participants go back to at one ending, or nothing; what its placeholders may be is checked with the rest. */
export const returnLink = z
  .string({ error: "Return link must be text" })
  .trim()
  .max(maxLineChars.webAddress, { error: tooLong("Return link", maxLineChars.webAddress) })
  .refine((value) => value === "" || isReturnLink(value), { error: "Return link must start with https://" });

/** A link that participants are sent to, or nothing. */
export function httpsLink(label: string) {
  return z
    .string({ error: `${label} must be text` })
    .trim()
    .max(maxLineChars.webAddress, { error: tooLong(label, maxLineChars.webAddress) })
    .refine((value) => value === "" || (/^https:\/\/[^\s/]+/i.test(value) && URL.canParse(value)), {
      error: `${label} must start with https://`,
    });
}
