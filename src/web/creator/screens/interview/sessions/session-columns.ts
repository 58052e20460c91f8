import { useMemo, useState } from "react";
import type { Concept } from "#contract/concepts.ts";
import type { SessionSummary } from "#contract/session-reading.ts";
import { readStored, store } from "../../../browser-storage.ts";
import type { SessionOrder } from "../../../queries/sessions.ts";

const keys = [
  "active",
  "answers",
  "duration",
  "age",
  "occupation",
  "country",
  "source",
  "concept",
  "email",
  "code",
] as const;
export type ColumnKey = (typeof keys)[number];

export interface SessionColumn {
  key: ColumnKey;
  name: string;
  /** How its heading sorts. */
  sort?: { down: SessionOrder; up?: SessionOrder };
}

/** The columns that one chooses among, in their order; when, who, status and the transcript are always there. */
export const sessionColumns: readonly SessionColumn[] = [
  { key: "active", name: "Last activity", sort: { down: "active" } },
  { key: "answers", name: "Answers", sort: { down: "longest", up: "shortest" } },
  { key: "duration", name: "Duration" },
  { key: "age", name: "Age" },
  { key: "occupation", name: "Occupation" },
  { key: "country", name: "Country" },
  { key: "source", name: "Source" },
  { key: "concept", name: "Concept" },
  { key: "email", name: "Email" },
  { key: "code", name: "Incentive Code" },
];

/** What a column says of a session; what is a date or a number has a look of its own. */
export function readColumn(session: SessionSummary, key: Exclude<ColumnKey, "active">): string {
  const { userInfo, completed } = session;
  // Only completed sessions have an address or a code.
  const read = {
    answers: () => String(session.answerCount),
    duration: () => formatDuration(session),
    age: () => userInfo?.ageRange,
    occupation: () => userInfo?.occupation,
    country: () => userInfo?.location,
    source: () => session.source,
    concept: () => session.concept,
    email: () => completed && session.email,
    code: () => completed && session.incentiveCode,
  };
  return read[key]() || "-";
}

function formatDuration({ startDate, lastActivity }: SessionSummary): string {
  const minutes = Math.round((Date.parse(lastActivity) - Date.parse(startDate)) / 60_000);
  return minutes < 1 ? "Under 1 min" : `${minutes.toLocaleString()} min`;
}

const place = "askwell:session-columns";

/** Undefined where nobody has chosen yet. */
export function parseColumns(text: string | null): ColumnKey[] | undefined {
  if (text === null) return undefined;
  const chosen = new Set(text.split(","));
  return keys.filter((key) => chosen.has(key));
}

/** The columns that are shown: those chosen in this browser, else the default ones. */
export function useSessionColumns(sources: readonly string[], concepts: readonly Concept[] = []) {
  const [hasSources, hasConcepts] = [sources.length > 0, concepts.length > 0];
  const [chosen, setChosen] = useState(() => parseColumns(readStored("localStorage", place)));
  const shown = useMemo(
    () =>
      chosen ??
      (["active", "answers", "source", "concept", "email", "code"] as const).filter(
        (key) => (key !== "source" || hasSources) && (key !== "concept" || hasConcepts),
      ),
    [chosen, hasSources, hasConcepts],
  );
  const columns = useMemo(() => sessionColumns.filter(({ key }) => shown.includes(key)), [shown]);
  const choose = (next: string[]) => {
    const known = keys.filter((key) => next.includes(key));
    store("localStorage", place, known.join(","));
    setChosen(known);
  };
  return { columns, choose };
}
