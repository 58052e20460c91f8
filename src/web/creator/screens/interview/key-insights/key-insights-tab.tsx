import { lazy, Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { AskData } from "../../../components/ask/ask-data.tsx";
import { listAskedSources } from "../../../components/ask/asked-sources.ts";
import { NotAnalysed } from "../../../findings/not-analysed.tsx";
import { type InsightView, insightViews, readView, viewNames, withView } from "../detail-tab.ts";
import { PeopleAndThemes } from "../matrix/people-and-themes.tsx";
import { FindingsView } from "./findings-view.tsx";

const ByQuestion = lazy(async () => ({
  default: (await import("../questions/by-question.tsx")).ByQuestion,
}));
const CompareGroups = lazy(async () => ({
  default: (await import("../segments/compare-groups.tsx")).CompareGroups,
}));
const CertaintyView = lazy(async () => ({
  default: (await import("../certainty/saturation-block.tsx")).CertaintyView,
}));

/** Views that are made of what was analysed; the curve says it of its own points. */
const leavesOut = new Set<InsightView>(["findings", "people", "groups"]);

/** The findings from each side, and a question box below them. */
export function KeyInsightsTab({ interview }: { interview: InterviewDetails }) {
  const [search] = useSearchParams();
  const views = listViews(interview);
  const chosen = readView(search);
  const view = views.includes(chosen) ? chosen : "findings";
  return (
    <div className="stack gap-24">
      {views.length > 1 && <Views views={views} current={view} />}
      {leavesOut.has(view) && <NotAnalysed insights={interview.insights} />}
      <Suspense fallback={<LoadingLines label={`Loading ${viewNames[view]}`} />}>
        {view === "findings" && <FindingsView interview={interview} />}
        {view === "questions" && <ByQuestion interview={interview} />}
        {view === "people" && <PeopleAndThemes interview={interview} />}
        {view === "groups" && <CompareGroups interview={interview} />}
        {view === "certainty" && <CertaintyView interview={interview} />}
      </Suspense>
      {(interview.counts.completed > 0 || interview.insights) && (
        <AskData
          scope={{ kind: "interview", interviewId: interview._id }}
          sources={listAskedSources(interview.insights?.sources)}
        />
      )}
    </div>
  );
}

/** What people said can be read by question before it is analysed. */
function listViews({ insights, counts }: InterviewDetails): readonly InsightView[] {
  if (insights) return insightViews;
  return counts.completed > 0 ? ["findings", "questions"] : ["findings"];
}

function Views({ views, current }: { views: readonly InsightView[]; current: InsightView }) {
  const [search] = useSearchParams();
  return (
    <nav aria-label="Ways to look at the findings" className="wrap gap-4">
      {views.map((view) => (
        <Link
          key={view}
          to={`?${withView(search, view)}`}
          preventScrollReset
          aria-current={view === current ? "page" : undefined}
          className="hover-sunken min-32 pad-8-12 round muted undecorated current-tint"
        >
          {viewNames[view]}
        </Link>
      ))}
    </nav>
  );
}
