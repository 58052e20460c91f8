import { Link } from "react-router";
import type { Project } from "#contract/projects.ts";
import { listItem } from "#web/ui/list-item.ts";
import { SampleBadge } from "#web/ui/sample-badge.tsx";
import { When } from "#web/ui/when.tsx";
import classes from "./projects-screen.module.css";

export function ProjectCard({ project }: { project: Project }) {
  return (
    <li className={classes.card}>
      <span className={classes.organization} dir="auto">
        {project.organization || "No organization yet"}
      </span>
      <Link
        to={`/projects/${project._id}/detail`}
        className={classes.name}
        dir="auto"
        title={project.name}
        {...listItem}
      >
        {project.name}
      </Link>
      <span className={classes.foot}>
        <span>
          Created <When at={project.createdAt} />
        </span>
        {project.sample && <SampleBadge />}
        {(project.role === "editor" || project.role === "viewer") && <span>· Shared with you</span>}
      </span>
    </li>
  );
}
