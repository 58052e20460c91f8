import type { SessionOrder, SessionStatus } from "../../../queries/sessions.ts";

export const statusChoices: readonly { value: SessionStatus; label: string }[] = [
  { value: "all", label: "Show All" },
  { value: "completed", label: "Completed Only" },
  { value: "not_completed", label: "Not Complete Only" },
];

/** The filter that an address names, so that it survives a reload and can be shared. */
export function readFilter(search: URLSearchParams): { status: SessionStatus; sort: SessionOrder } {
  const status = statusChoices.find((choice) => choice.value === search.get("status"))?.value ?? "all";
  return { status, sort: search.get("sort") === "oldest" ? "oldest" : "newest" };
}

export function withStatus(search: URLSearchParams, status: SessionStatus): URLSearchParams {
  return withParameter(search, "status", status === "all" ? null : status);
}

export function withSort(search: URLSearchParams, sort: SessionOrder): URLSearchParams {
  return withParameter(search, "sort", sort === "newest" ? null : sort);
}

function withParameter(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
