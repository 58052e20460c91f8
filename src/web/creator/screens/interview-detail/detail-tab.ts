export const detailTabs = [
  "overview",
  "insights",
  "personas",
  "integrations",
  "sessions",
  "share",
  "settings",
] as const;
export type DetailTab = (typeof detailTabs)[number];

export const tabNames: Record<DetailTab, string> = {
  overview: "Overview",
  insights: "Key Insights",
  personas: "Personas",
  integrations: "Integrations",
  sessions: "Sessions",
  share: "Share",
  settings: "Settings",
};

/** The tab that an address names; the first one where it names none that there is. */
export function readTab(search: URLSearchParams): DetailTab {
  return detailTabs.find((tab) => tab === search.get("tab")) ?? "overview";
}

/** Beside what is set up, the findings below the tabs would be out of place. */
export function tellsFindings(tab: DetailTab): boolean {
  return tab !== "share" && tab !== "settings";
}

/** Another tab begins at its own first view. */
export function withTab(search: URLSearchParams, tab: DetailTab): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("view");
  if (tab === "overview") next.delete("tab");
  else next.set("tab", tab);
  return next;
}

/** What the Key Insights tab shows: each looks at the same findings from another side. */
export const insightViews = ["findings", "groups", "certainty"] as const;
export type InsightView = (typeof insightViews)[number];

export const viewNames: Record<InsightView, string> = {
  findings: "Findings",
  groups: "Compare groups",
  certainty: "How sure we are",
};

export function readView(search: URLSearchParams): InsightView {
  return insightViews.find((view) => view === search.get("view")) ?? "findings";
}

export function withView(search: URLSearchParams, view: InsightView): URLSearchParams {
  const next = withTab(search, "insights");
  if (view !== "findings") next.set("view", view);
  return next;
}
