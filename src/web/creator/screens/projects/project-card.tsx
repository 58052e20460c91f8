import { Link } from "react-router";
import type { ListedProject } from "#contract/projects.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { listItem } from "#web/ui/list-item.ts";
import { SampleBadge } from "#web/ui/sample-badge.tsx";
import { When } from "#web/ui/when.tsx";

export function ProjectCard({ project }: { project: ListedProject }) {
  return (
    <li className="card column hover-line relative gap-4 pad-16">
      <span className="fine one-line" dir="auto">
        {project.organization || "No organization yet"}
      </span>
      <Link
        to={`/projects/${project._id}/detail`}
        className="clamp heading-16 ink undecorated anywhere covers clamp-3"
        dir="auto"
        title={project.name}
        {...listItem}
      >
        {project.name}
      </Link>
      <span className="row fine gap-4-12 to-bottom pad-top-12">
        <span>
          {countNoun(project.interviews, "interview")} ·{" "}
          {project.lastSessionAt === null ? "Created" : "Last session"}{" "}
          <When at={project.lastSessionAt ?? project.createdAt} />
          {project.role !== "owner" && ` · Shared by ${project.ownerName}`}
        </span>
        {project.sample && <SampleBadge />}
      </span>
    </li>
  );
}
