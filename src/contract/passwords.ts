import { z } from "zod";
import { limits } from "./choices.ts";

export const newPassword = z
  .string({ error: "Password is required" })
  .min(limits.passwordMin, {
    error: `Please choose a password of at least ${limits.passwordMin} characters.`,
  })
  .max(limits.passwordMax, {
    error: `Please choose a password of at most ${limits.passwordMax} characters.`,
  });
