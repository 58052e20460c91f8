import { z } from "zod";
import { page, timestamp } from "./fields.ts";
import { operation } from "./operation.ts";

/** The audit log: who viewed, exported or deleted what. */

export const listAudit = operation("GET /api/audit", "creator", {
  summary: "List who viewed, exported or deleted your data, newest first",
  query: z.object(page),
  answers: {
    200: z.object({
      entries: z.array(
        z.object({
          id: z.number(),
          at: timestamp,
          actor: z.string(),
          action: z.string(),
          targetKind: z.string(),
          targetId: z.string().nullable(),
          /** As it is called now; null once it is gone or somebody else's. */
          targetName: z.string().nullable(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  },
});
