export const detailTabs = ["overview", "insights", "sessions"] as const;
export type DetailTab = (typeof detailTabs)[number];

export const tabNames: Record<DetailTab, string> = {
  overview: "Overview",
  insights: "Key Insights",
  sessions: "Sessions",
};

/** The tab that an address names; the first one where it names none that there is. */
export function readTab(search: URLSearchParams): DetailTab {
  return detailTabs.find((tab) => tab === search.get("tab")) ?? "overview";
}

export function withTab(search: URLSearchParams, tab: DetailTab): URLSearchParams {
  const next = new URLSearchParams(search);
  if (tab === "overview") next.delete("tab");
  else next.set("tab", tab);
  return next;
}
