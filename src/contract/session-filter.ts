import { z } from "zod";
import { maxLineChars, maxSourceChars } from "./limits.ts";

const dayOrMoment = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: "A date is written as 2026-11-21, a moment as 2026-11-21T09:00:00Z.",
});

/** Which sessions a list shows, and in which order; the same words stand in the address of the table. */
export const sessionFilter = {
  /** "turned_away": those of "not_completed" that a form's answer or a full quota ended. */
  status: z.enum(["all", "completed", "not_completed", "turned_away"]).default("all"),
  sort: z.enum(["newest", "oldest", "longest", "shortest", "active"]).default("newest"),
  endReason: z.string().trim().max(64).optional(),
  source: z.string().trim().max(maxSourceChars).optional(),
  tagged: z.enum(["yes", "no"]).optional(),
  label: z.string().trim().max(maxLineChars.participantLabel).optional(),
  /** When it began. Days are in UTC, both included; moments are "at or after" and "before". */
  from: dayOrMoment.optional(),
  to: dayOrMoment.optional(),
};

export const sessionCounts = z.object({
  all: z.number(),
  completed: z.number(),
  notCompleted: z.number(),
  /** Of those that are not completed. */
  turnedAway: z.number(),
});
