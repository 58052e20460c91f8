import { z } from "zod";
import { id, interviewParams, timestamp } from "./fields.ts";
import { operation } from "./operation.ts";

/** The creator's side of incentives: own codes, and who claimed. */

const stock = z.object({
  kind: z.enum(["generated", "list", "link"]),
  /** Of the creator's own list; nulls where codes are generated. */
  free: z.number().int().nullable(),
  given: z.number().int(),
  /** Earned, and held back until somebody has looked at the sessions. */
  held: z.number().int(),
  budget: z.number().int().nullable(),
  /** A sentence when codes run low or are used up. */
  warning: z.string().nullable(),
  /** A sentence where codes of a list are open to anyone who has the share link. */
  advice: z.string().nullable(),
});

export const getIncentives = operation("GET /api/interviews/:id/incentives", "creator", {
  summary: "Count the incentive codes issued and left",
  params: interviewParams,
  answers: { 200: stock },
});

export const addCodes = operation("POST /api/interviews/:id/incentives", "creator", {
  summary: "Add your own codes, one per line; duplicates are skipped",
  params: interviewParams,
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({ codes: z.union([z.string(), z.array(z.string().max(200)).max(50_000)]) }),
  answers: { 200: stock.extend({ added: z.number().int(), skipped: z.number().int() }) },
});

export const releaseCodes = operation("POST /api/interviews/:id/incentives/release", "creator", {
  summary: "Release the codes held back; participants get them when they return",
  params: interviewParams,
  body: z.object({}),
  answers: { 200: stock.extend({ released: z.number().int() }) },
});

export const listClaims = operation("GET /api/interviews/:id/claims", "creator", {
  summary:
    "List the e-mail addresses for incentives: with their session if the interview links them, otherwise in groups of at least three, the next day. csv=1 for a file",
  params: interviewParams,
  query: z.object({ csv: z.enum(["0", "1"]).default("0") }),
  answers: {
    200: z.object({
      linked: z.boolean(),
      claims: z.array(
        z.object({
          email: z.string(),
          code: z.string().nullable(),
          sessionId: id.nullable(),
          /** Of an address that is linked to no session: the day on which it was listed. */
          claimedAt: timestamp,
          /** Claims of this interview whose addresses lead to the same inbox, this one among them. */
          sameInbox: z.number().int(),
        }),
      ),
    }),
  },
});
