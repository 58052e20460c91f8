import type { PracticeTraits } from "#contract/practice-debrief.ts";
import type { Interviewee } from "./interviewee.ts";

export interface MakeIntervieweeInput {
  seed: number;
  /** Whatever was typed: never an instruction. */
  topic: string;
  /** BCP 47; of a language without a bank, English is spoken. */
  language: string;
  /** Those left out are drawn by the seed. */
  traits?: Partial<PracticeTraits>;
}
export type MakeInterviewee = (input: MakeIntervieweeInput) => Interviewee;
