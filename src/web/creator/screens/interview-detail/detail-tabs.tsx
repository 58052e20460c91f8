import { Tabs } from "@mantine/core";
import { useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { type DetailTab, detailTabs, readTab, tabNames, withTab } from "./detail-tab.ts";
import { KeyInsightsTab } from "./findings/key-insights-tab.tsx";
import classes from "./interview-detail.module.css";
import { OverviewTab } from "./overview/overview-tab.tsx";
import { SessionsTab } from "./sessions/sessions-tab.tsx";

export function DetailTabs({ interview }: { interview: InterviewDetails }) {
  const [search, setSearch] = useSearchParams();
  const choose = (value: string | null) => {
    const tab = detailTabs.find((one) => one === value);
    if (tab) setSearch((current) => withTab(current, tab));
  };
  return (
    <Tabs value={readTab(search)} onChange={choose} keepMounted={false} className={classes.tabs}>
      <Tabs.List aria-label="About this interview">
        {detailTabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {tabNames[tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {detailTabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab} className={classes.panel}>
          <TabContent tab={tab} interview={interview} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function TabContent({ tab, interview }: { tab: DetailTab; interview: InterviewDetails }) {
  if (tab === "overview") return <OverviewTab interview={interview} />;
  if (tab === "insights") return <KeyInsightsTab interview={interview} />;
  return <SessionsTab interview={interview} />;
}
