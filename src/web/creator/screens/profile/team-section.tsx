import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import type { ListedProject } from "#contract/projects.ts";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { asGiven, byName, type ListShape } from "#web/ui/list-view.ts";
import { useListView } from "#web/ui/use-list-view.ts";
import { useProjects } from "../../queries/projects.ts";
import classes from "../pages.module.css";
import { describeRole } from "../project-detail/members-words.ts";
import { Section } from "./section.tsx";
import { SectionError } from "./section-error.tsx";

const none: ListedProject[] = [];

const listShape: ListShape<ListedProject> = {
  textOf: ({ name, ownerName }) => [name, ownerName],
  orders: [
    { value: "newest", label: "Newest first", compare: asGiven },
    { value: "name", label: "By name", compare: byName },
  ],
};

/** People are members of projects: the way to each project's. */
export function TeamSection() {
  const projects = useProjects();
  const view = useListView(projects.data ?? none, "team", listShape);
  return (
    <Section id="team" title="Team" about="You invite people to a project, not to your account.">
      {projects.isPending && <LoadingLines label="Loading your projects" lines={3} />}
      {projects.error && !projects.data && (
        <SectionError query={projects} fallback="Couldn't load your projects." />
      )}
      {projects.data?.length === 0 && <p className="fine above-4">You have no projects yet.</p>}
      <ListTools of="projects" placeholder="Search by name" view={view} />
      {view.total > 0 && view.shown.length === 0 && <NoneFound of="projects" view={view} />}
      <ul>
        {view.shown.map(({ _id, name, role, ownerName }) => (
          <li key={_id} className={`row gap-8-16 pad-12-0 ruled ${classes.row}`}>
            <span className="stack gap-2 anywhere basis-200">
              <Anchor component={Link} to={`/projects/${_id}/detail`} truncate title={name} dir="auto">
                {name}
              </Anchor>
              <span className="fine" dir="auto">
                {role === "owner" ? "You're the owner" : `${describeRole(role)} · Owner: ${ownerName}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
