import { z } from "zod";

const oneOfTheSources = "Data sources are interviews, reddit and transcripts";
const sourceSwitch = z.boolean({ error: oneOfTheSources });

/** Which sources to analyse: switches by name, or the list of the names. */
export const dataSources = z.union([
  z
    .array(z.enum(["interviews", "reddit", "transcripts"]))
    .max(20)
    .transform((names) => ({
      interviews: names.includes("interviews"),
      reddit: names.includes("reddit"),
      transcripts: names.includes("transcripts"),
    })),
  z.strictObject(
    {
      interviews: sourceSwitch.default(true),
      reddit: sourceSwitch.default(false),
      transcripts: sourceSwitch.default(false),
    },
    { error: oneOfTheSources },
  ),
]);
export type DataSources = z.infer<typeof dataSources>;
