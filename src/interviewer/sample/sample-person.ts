import { z } from "zod";
import people from "../../../assets/sample/people.json" with { type: "json" };

const exchange = z.object({
  /** The script's question; left out for a follow-up to the last one. */
  questionId: z.string().optional(),
  /** Said before a script question, or the follow-up itself. */
  ours: z.string(),
  /** Their own words that a follow-up takes up, letter for letter. */
  about: z.string().optional(),
  answer: z.string(),
});

/** Somebody who took part in the sample interview, with what both sides wrote. */
const samplePerson = z.object({
  demographics: z.object({
    ageRange: z.string(),
    occupation: z.string(),
    location: z.string(),
    townCity: z.string(),
  }),
  language: z.enum(["en", "de", "es"]),
  exchanges: z.array(exchange),
  /** Their reply to "anything else?". */
  lastWords: z.string(),
});

/** What one turn of ours asked, and what they wrote back. */
export type Exchange = z.infer<typeof exchange>;
export type SamplePerson = z.infer<typeof samplePerson>;

/** In the order in which they took part. */
export const samplePeople = z.array(samplePerson).parse(people);
