import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { useProjects } from "../../queries/projects.ts";
import classes from "./profile.module.css";
import { Section } from "./section.tsx";
import { SectionError } from "./section-error.tsx";

/** People are members of projects: the way to each project's. */
export function TeamSection() {
  const projects = useProjects();
  return (
    <Section id="team" title="Team" about="You invite people to a project, not to your account.">
      {projects.isPending && <LoadingLines label="Loading your projects" lines={3} />}
      {projects.error && !projects.data && (
        <SectionError query={projects} fallback="Couldn't load your projects." />
      )}
      {projects.data?.length === 0 && <p className={classes.about}>You have no projects yet.</p>}
      <ul className={classes.rows}>
        {projects.data?.map(({ _id, name }) => (
          <li key={_id} className={classes.row}>
            <Anchor component={Link} to={`/projects/${_id}/detail`}>
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
