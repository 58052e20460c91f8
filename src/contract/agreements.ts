import { z } from "zod";

/** How far two codings of the same segments agree on one code; `n` segments were compared. */
const agreement = z.object({
  code: z.string(),
  n: z.number().int().nonnegative(),
  /** Cohen's kappa, -1 to 1; null where it is not defined, as when neither ever used the code. */
  kappa: z.number().nullable(),
  precision: z.number().nullable(),
  recall: z.number().nullable(),
});
export type Agreement = z.infer<typeof agreement>;
export const agreements = z.array(agreement);
