import { Link } from "react-router";
import type { InterviewCard as Interview } from "#contract/interviews.ts";
import { shareLink } from "#web/format/links.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { listItem } from "#web/ui/list-item.ts";
import { SampleBadge } from "#web/ui/sample-badge.tsx";
import { StatusLabel } from "#web/ui/status-label.tsx";
import { useConfig } from "../../queries/config.ts";
import classes from "./project-detail.module.css";

export function InterviewCard({ interview }: { interview: Interview }) {
  const { data: config } = useConfig();
  return (
    <li className={classes.card}>
      <div className={classes.labels}>
        <StatusLabel status={interview.status} />
        {interview.interviewType === "oneOff" && <span className={classes.oneOff}>One-off</span>}
        {interview.sample && <SampleBadge />}
      </div>
      <Link
        to={`/interviews/${interview._id}`}
        className={classes.name}
        dir="auto"
        title={interview.name}
        {...listItem}
      >
        {interview.name}
      </Link>
      <div className={classes.counts}>
        <span>Sessions: {interview.sessionCount}</span>
        <span>{interview.completedSessions} completed</span>
      </div>
      <div className={classes.share}>
        <CopyButton
          text={shareLink(config?.publicUrl ?? window.location.origin, interview._id)}
          label="Copy Share Link"
          copiedLabel="Link copied!"
          of={interview.name}
        />
      </div>
    </li>
  );
}
