import { Link } from "react-router";
import type { InterviewCard as Interview } from "#contract/interviews.ts";
import { shareLink } from "#web/format/links.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { listItem } from "#web/ui/list-item.ts";
import { SampleBadge } from "#web/ui/sample-badge.tsx";
import { StatusLabel } from "#web/ui/status-label.tsx";
import { useConfig } from "../../queries/config.ts";
import { CardMenu } from "./card-menu.tsx";
import classes from "./project-detail.module.css";

interface InterviewCardProps {
  interview: Interview;
  mayEdit: boolean;
  mayMove: boolean;
}

export function InterviewCard({ interview, mayEdit, mayMove }: InterviewCardProps) {
  const { data: config } = useConfig();
  return (
    <li className={classes.card}>
      <div className={classes.labels}>
        <StatusLabel status={interview.archivedAt === null ? interview.status : "archived"} />
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
      {mayEdit && <CardMenu interview={interview} mayMove={mayMove} />}
      <div className={classes.counts}>
        <span>Sessions: {interview.sessionCount}</span>
        <span>{interview.completedSessions} completed</span>
      </div>
      {interview.archivedAt === null && (
        <div className={classes.share}>
          <CopyButton
            text={shareLink(config?.publicUrl ?? window.location.origin, interview._id)}
            label="Copy Share Link"
            copiedLabel="Link copied!"
            of={interview.name}
          />
        </div>
      )}
    </li>
  );
}
