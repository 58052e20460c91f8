import { z } from "zod";
import { maxChars, minPasswordChars } from "./limits.ts";

export const newPassword = z
  .string({ error: "Password is required" })
  .min(minPasswordChars, {
    error: `Please choose a password of at least ${minPasswordChars} characters.`,
  })
  .max(maxChars.password, {
    error: `Please choose a password of at most ${maxChars.password} characters.`,
  });
