export const detailTabs = [
  "overview",
  "insights",
  "personas",
  "sessions",
  "script",
  "share",
  "integrations",
  "settings",
] as const;
export type DetailTab = (typeof detailTabs)[number];

export const tabNames: Record<DetailTab, string> = {
  overview: "Overview",
  insights: "Key Insights",
  personas: "Personas",
  sessions: "Sessions",
  script: "Script",
  share: "Share",
  integrations: "Integrations",
  settings: "Settings",
};

/** The tab that an address names; the first one where it names none that there is. */
export function readTab(search: URLSearchParams): DetailTab {
  return detailTabs.find((tab) => tab === search.get("tab")) ?? "overview";
}

/** Another tab begins at its own first view. */
export function withTab(search: URLSearchParams, tab: DetailTab): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ["view", "question"]) next.delete(name);
  if (tab === "overview") next.delete("tab");
  else next.set("tab", tab);
  return next;
}

/** What the Key Insights tab shows: each looks at the same findings from another side. */
export const insightViews = ["findings", "questions", "people", "groups", "certainty"] as const;
export type InsightView = (typeof insightViews)[number];

export const viewNames: Record<InsightView, string> = {
  findings: "Findings",
  questions: "Answers by question",
  people: "People and themes",
  groups: "Compare groups",
  certainty: "Do you need more interviews?",
};

export function readView(search: URLSearchParams): InsightView {
  return insightViews.find((view) => view === search.get("view")) ?? "findings";
}

export function withView(search: URLSearchParams, view: InsightView): URLSearchParams {
  const next = withTab(search, "insights");
  if (view !== "findings") next.set("view", view);
  return next;
}

/** Everyone's answers to one question. */
export function withQuestionAnswers(search: URLSearchParams, questionId: string): URLSearchParams {
  const next = withView(search, "questions");
  next.set("question", questionId);
  return next;
}
