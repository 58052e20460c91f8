import { lazy, Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { AskData } from "../ask/ask-data.tsx";
import { type InsightView, insightViews, readView, viewNames, withView } from "../detail-tab.ts";
import classes from "./findings.module.css";
import { FindingsView } from "./findings-view.tsx";

const CompareGroups = lazy(async () => ({
  default: (await import("../segments/compare-groups.tsx")).CompareGroups,
}));
const CertaintyView = lazy(async () => ({
  default: (await import("../certainty/certainty-view.tsx")).CertaintyView,
}));

/** A question box, and below it the findings, compared by groups, or with how sure they are. */
export function KeyInsightsTab({ interview }: { interview: InterviewDetails }) {
  const [search] = useSearchParams();
  const view = interview.insights ? readView(search) : "findings";
  return (
    <div className={classes.tab}>
      {(interview.counts.completed > 0 || interview.insights) && <AskData interview={interview} />}
      {interview.insights && <Views current={view} />}
      <Suspense fallback={<LoadingLines label={`Loading ${viewNames[view]}`} />}>
        {view === "findings" && <FindingsView interview={interview} />}
        {view === "groups" && <CompareGroups interview={interview} />}
        {view === "certainty" && <CertaintyView interview={interview} />}
      </Suspense>
    </div>
  );
}

function Views({ current }: { current: InsightView }) {
  const [search] = useSearchParams();
  return (
    <nav aria-label="Ways to look at the findings" className={classes.views}>
      {insightViews.map((view) => (
        <Link
          key={view}
          to={`?${withView(search, view)}`}
          preventScrollReset
          aria-current={view === current ? "page" : undefined}
          className={classes.view}
        >
          {viewNames[view]}
        </Link>
      ))}
    </nav>
  );
}
