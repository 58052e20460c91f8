import type { SessionFilter, SessionOrder, SessionStatus } from "../../../queries/sessions.ts";

export const statusChoices: readonly { value: SessionStatus; label: string }[] = [
  { value: "all", label: "Show All" },
  { value: "completed", label: "Completed Only" },
  { value: "not_completed", label: "Not Complete Only" },
  { value: "turned_away", label: "Turned Away" },
];

/** Nobody is turned away where there is neither a screener nor a quota, and then nobody is asked about it. */
export function offersStatus(
  status: SessionStatus,
  { filter, total }: { filter: SessionFilter; total: Record<SessionStatus, number> | undefined },
): boolean {
  return status !== "turned_away" || filter.status === status || (total?.turned_away ?? 0) > 0;
}

export const orderChoices: readonly { value: SessionOrder; label: string }[] = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "longest", label: "Longest first" },
  { value: "shortest", label: "Shortest first" },
  { value: "active", label: "Last activity" },
];

/** The filters besides the status, each under the name that it has in the address. */
const moreFilters = ["endReason", "source", "tagged", "label", "from", "to"] as const;
export type MoreFilter = (typeof moreFilters)[number];

/** The filter that an address names, so that it survives a reload and can be shared. */
export function readFilter(search: URLSearchParams): SessionFilter {
  const text = (name: MoreFilter) => search.get(name)?.trim() ?? "";
  const day = (name: "from" | "to") => (/^\d{4}-\d\d-\d\d$/.test(text(name)) ? text(name) : "");
  const tagged = text("tagged");
  return {
    status: statusChoices.find((choice) => choice.value === search.get("status"))?.value ?? "all",
    sort: orderChoices.find((choice) => choice.value === search.get("sort"))?.value ?? "newest",
    endReason: text("endReason"),
    source: text("source"),
    tagged: tagged === "yes" || tagged === "no" ? tagged : "",
    label: text("label"),
    from: day("from"),
    to: day("to"),
  };
}

/** How many of the filters besides the status are set. */
export function countMore(filter: SessionFilter): number {
  return moreFilters.filter((name) => filter[name] !== "").length;
}

/** Whether sessions that have just begun may not belong to what is shown. */
export function mayLeaveOutRunning(filter: SessionFilter): boolean {
  return countMore(filter) > 0 || filter.status === "completed" || filter.status === "turned_away";
}

export function withStatus(search: URLSearchParams, status: SessionStatus): URLSearchParams {
  return withParameter(search, "status", status === "all" ? "" : status);
}

export function withSort(search: URLSearchParams, sort: SessionOrder): URLSearchParams {
  return withParameter(search, "sort", sort === "newest" ? "" : sort);
}

export function withMore(search: URLSearchParams, name: MoreFilter, value: string): URLSearchParams {
  return withParameter(search, name, value);
}

export function withoutFilters(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [...moreFilters, "status"]) next.delete(name);
  return next;
}

/** The words that all transcripts are searched for. */
export function readWords(search: URLSearchParams): string {
  return search.get("q")?.trim() ?? "";
}

export function withWords(search: URLSearchParams, words: string): URLSearchParams {
  return withParameter(search, "q", words);
}

function withParameter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === "") next.delete(name);
  else next.set(name, value);
  return next;
}
