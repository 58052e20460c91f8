import { Tabs } from "@mantine/core";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { BriefView } from "./brief/brief-view.tsx";
import { type DetailTab, detailTabs, readTab, tabNames, withTab } from "./detail-tab.ts";
import classes from "./interview-detail.module.css";
import { KeyInsightsTab } from "./key-insights/key-insights-tab.tsx";
import { AnalysisMetrics } from "./overview/analysis-metrics.tsx";
import { CollectingStage } from "./overview/collecting-stage.tsx";
import { Demographics } from "./overview/demographics.tsx";
import { DraftStage } from "./overview/draft-stage.tsx";
import { findStage } from "./overview/stage.ts";
import { OwnInsights } from "./own-insights/own-insights.tsx";
import { SentimentAnalysis } from "./sentiment/sentiment-analysis.tsx";
import { SessionsTab } from "./sessions/sessions-tab.tsx";

const PersonasTab = lazy(async () => ({
  default: (await import("./personas/personas-tab.tsx")).PersonasTab,
}));
const IntegrationsTab = lazy(async () => ({
  default: (await import("./integrations/integrations-tab.tsx")).IntegrationsTab,
}));
const ShareTab = lazy(async () => ({ default: (await import("./share/share-tab.tsx")).ShareTab }));
const ScriptTab = lazy(async () => ({ default: (await import("./script/script-tab.tsx")).ScriptTab }));
const SettingsTab = lazy(async () => ({
  default: (await import("./settings/settings-tab.tsx")).SettingsTab,
}));

export function DetailTabs({ interview }: { interview: InterviewDetails }) {
  const [search, setSearch] = useSearchParams();
  const choose = (value: string | null) => {
    const tab = detailTabs.find((one) => one === value);
    if (tab) setSearch((current) => withTab(current, tab));
  };
  const current = readTab(search);
  const { started } = interview.counts;
  const list = useRef<HTMLDivElement>(null);
  // On a phone the line of tabs scrolls: the chosen one is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is to run when another tab is chosen
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - 24;
  }, [current]);
  return (
    <Tabs value={current} onChange={choose} keepMounted={false} mb={48}>
      <Tabs.List ref={list} aria-label="About this interview" className={classes.tabList}>
        {detailTabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {tabNames[tab]}
            {tab === "sessions" && started > 0 && <span className="muted figures"> {started}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {detailTabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab} className="pad-top-16">
          <Suspense fallback={<LoadingLines label={`Loading ${tabNames[tab]}`} />}>
            <TabContent tab={tab} interview={interview} />
          </Suspense>
        </Tabs.Panel>
      ))}
      <BelowTabs interview={interview} tab={current} />
    </Tabs>
  );
}

/** On each tab once there is something to show; before that only where the analysis will be. */
function BelowTabs({ interview, tab }: { interview: InterviewDetails; tab: DetailTab }) {
  const { insights, customInsights } = interview;
  if (tab !== "insights" && !insights && customInsights.length === 0) return null;
  return (
    <div className={`stack gap-24 ruled above-32 ${classes.below}`}>
      <SentimentAnalysis emotions={insights?.emotions} />
      <OwnInsights interview={interview} />
    </div>
  );
}

function TabContent({ tab, interview }: { tab: DetailTab; interview: InterviewDetails }) {
  switch (tab) {
    case "overview":
      return <OverviewTab interview={interview} />;
    case "insights":
      return <KeyInsightsTab interview={interview} />;
    case "personas":
      return <PersonasTab interviewId={interview._id} />;
    case "integrations":
      return <IntegrationsTab interview={interview} />;
    case "sessions":
      return <SessionsTab interview={interview} />;
    case "script":
      return <ScriptTab interview={interview} />;
    case "share":
      return <ShareTab interview={interview} />;
    case "settings":
      return <SettingsTab interview={interview} />;
  }
}

/** What is needed next: before anybody took part, while people do, and once there is something to read. */
function OverviewTab({ interview }: { interview: InterviewDetails }) {
  switch (findStage(interview)) {
    case "draft":
      return <DraftStage interview={interview} />;
    case "collecting":
      return <CollectingStage interview={interview} />;
    case "analysed":
      return (
        <div className="stack gap-32">
          <BriefView interview={interview} />
          <Demographics interviewId={interview._id} />
          <AnalysisMetrics insights={interview.insights} />
        </div>
      );
  }
}
