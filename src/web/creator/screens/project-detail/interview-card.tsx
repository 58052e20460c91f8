import { Link } from "react-router";
import type { InterviewCard as Interview } from "#contract/interviews.ts";
import { listItem } from "#web/ui/list-item.ts";
import { SampleBadge } from "#web/ui/sample-badge.tsx";
import { StatusLabel } from "#web/ui/status-label.tsx";
import { When } from "#web/ui/when.tsx";
import { CopyShareLink } from "../../components/copy-share-link.tsx";
import { CardMenu } from "./card-menu.tsx";

interface InterviewCardProps {
  interview: Interview;
  mayEdit: boolean;
  mayMove: boolean;
}

export function InterviewCard({ interview, mayEdit, mayMove }: InterviewCardProps) {
  return (
    <li className="card column hover-line relative gap-8 pad-16">
      <div className="level gap-12 pad-end-24">
        <StatusLabel status={interview.archivedAt === null ? interview.status : "archived"} />
        {interview.interviewType === "oneOff" && <span className="text-13 muted">One-off</span>}
        {interview.sample && <SampleBadge />}
      </div>
      <Link
        to={`/interviews/${interview._id}`}
        className="heading-16 clamp ink undecorated anywhere covers clamp-3 pad-end-24"
        dir="auto"
        title={interview.name}
        {...listItem}
      >
        {interview.name}
      </Link>
      {mayEdit && <CardMenu interview={interview} mayMove={mayMove} />}
      <div className="wrap text-13 muted figures gap-4-12">
        <span>Sessions: {interview.sessionCount}</span>
        {interview.sessionCount > 0 && <span>{interview.completedSessions} completed</span>}
        {interview.lastSessionAt !== null && (
          <span>
            Last session <When at={interview.lastSessionAt} />
          </span>
        )}
      </div>
      {interview.archivedAt === null && (
        <div className="relative over self-top to-bottom pad-top-12">
          <CopyShareLink
            interview={interview}
            label="Copy Share Link"
            copiedLabel="Link copied!"
            of={interview.name}
          />
        </div>
      )}
    </li>
  );
}
