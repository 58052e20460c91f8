import { z } from "zod";
import { interviewParams } from "./fields.ts";
import { maxMegabytes, toBytes } from "./limits.ts";
import { operation } from "./operation.ts";
import { endings } from "./return-links.ts";

/** A panel's own list of its participants beside an interview's sessions. */

/** What a panel's word for somebody's state comes to. */
const listedAs = z.enum([
  "awaiting",
  "approved",
  "rejected",
  "returned",
  "timedOut",
  "screenedOut",
  "open",
  /** The list has no statuses, or none for this person. */
  "unmarked",
  /** A word that we don't know. */
  "unread",
  "notListed",
]);
export type ListedAs = z.infer<typeof listedAs>;

/** How somebody's session ended here; "withdrawn" is known by the panel's completion code alone. */
const panelEnding = z.enum([...endings, "unfinished", "none"]);
export type PanelEnding = z.infer<typeof panelEnding>;

const panelAction = z.enum(["approve", "bonus", "return", "ask", "check", "wait", "none"]);
export type PanelAction = z.infer<typeof panelAction>;

const reconciledPerson = z.object({
  /** As the panel writes it; of who is not in its list, as their link had it. */
  id: z.string(),
  /** As the panel writes it; null where the list says none. */
  status: z.string().nullable(),
  listedAs,
  ending: panelEnding,
  agrees: z.boolean(),
  action: panelAction,
  /** What to do, in words. */
  advice: z.string(),
  /** Rows of the list, and sessions here. */
  listed: z.number().int(),
  sessions: z.number().int(),
});
export type ReconciledPerson = z.infer<typeof reconciledPerson>;

const count = z.number().int();
/** Columns by their place, from 0. */
const column = z.number().int().min(0).max(10_000);

const reconciliation = z.object({
  /** The link's parameter that the ids were compared with. */
  field: z.string(),
  /** `id` is null where no column could be told to hold the ids: there are no people then. */
  columns: z.object({
    names: z.array(z.string()),
    id: column.nullable(),
    status: column.nullable(),
    code: column.nullable(),
  }),
  people: z.array(reconciledPerson),
  totals: z.object({
    agree: count,
    disputed: count,
    /** Finished here and not paid there. */
    owed: count,
    /** Approved or paid there. */
    paid: count,
    /** People of the list who have a session here. */
    matched: count,
    /** Rows of the list without an id. */
    blank: count,
  }),
  /** Sessions that no id leads to any more, or never did. */
  uncompared: z.object({
    /** Withdrawn, or past their time: their ids went with them. */
    emptied: count,
    /** Deleted by the creator, and still to be restored. */
    deleted: count,
    /** Turned away by a full quota before they began: nothing of them is kept. */
    turnedAway: count,
    withoutId: count,
  }),
});
export type Reconciliation = z.infer<typeof reconciliation>;

export const reconcilePanel = operation("POST /api/interviews/:id/panel/reconcile", "creator", {
  summary:
    "Compare a panel's own list (CSV) with an interview's sessions: per panel ID their status, our ending and what to do. The list isn't kept. csv=1 for a file",
  params: interviewParams,
  query: z.object({ csv: z.enum(["0", "1"]).default("0") }),
  bodyLimit: toBytes(maxMegabytes.panelListCall),
  body: z.object({
    list: z.string({ error: "The list must be text" }),
    /** The link's parameter that holds the panel's ids; without it the one that tells people apart. */
    field: z.string().max(64).optional(),
    /** What isn't given is recognised; null where there is none. */
    columns: z
      .object({ id: column, status: column.nullable(), code: column.nullable() })
      .partial()
      .default({}),
  }),
  answers: { 200: reconciliation },
});
