import { customType } from "drizzle-orm/pg-core";
import type { Question } from "#contract/interviews.ts";
import type { Guide } from "#interviewer/guide.ts";

/** A question as a server of the version before `depth` writes it. */
type OlderQuestion = Omit<Question, "depth"> & { depth?: Question["depth"]; probeDepth?: number };

const depthOf = ["light", "normal", "deep"] as const;

function readQuestion({ probeDepth, ...question }: OlderQuestion): Question {
  return { ...question, depth: question.depth ?? depthOf[probeDepth ?? 1] ?? "normal" };
}

/**
 * The questions of a script. While a newer version replaces an older one, servers of both share the table, and
 * each refuses a question without its own word for how far it is followed up: so both are written, either is read.
 */
export const questionsColumn = customType<{ data: Question[]; driverData: unknown }>({
  dataType: () => "jsonb",
  toDriver: (questions) =>
    JSON.stringify(questions.map((one) => ({ ...one, probeDepth: depthOf.indexOf(one.depth) }))),
  fromDriver: (stored) => (stored as OlderQuestion[]).map(readQuestion),
});

/** A frozen guide; one of a session that began on an older server in the meantime is read as ours. */
export const guideColumn = customType<{ data: Guide; driverData: unknown }>({
  dataType: () => "jsonb",
  toDriver: (guide) => JSON.stringify(guide),
  fromDriver: (stored) => {
    const guide = stored as Guide;
    return { ...guide, questions: guide.questions.map(readQuestion) };
  },
});
