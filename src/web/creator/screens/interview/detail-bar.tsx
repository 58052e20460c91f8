import { Anchor, Menu, UnstyledButton } from "@mantine/core";
import { IconArrowLeft, IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { useProjectInterviews } from "../../queries/projects.ts";

/** Where one is, the way to the project's other interviews, and what can be done here. */
export function DetailBar({ interview, children }: { interview: InterviewDetails; children: ReactNode }) {
  const project = interview.projectId;
  return (
    <div className="row between gap-8-16 below-12">
      <nav className="hint level basis-320 gap-8 narrow-row" aria-label="Around this interview">
        <Anchor component={Link} to="/projects" underline="hover" className="inline rigid gap-8 text-13">
          <IconArrowLeft size={18} aria-hidden="true" />
          Back to Home
        </Anchor>
        <span aria-hidden="true">/</span>
        <Anchor
          component={Link}
          to={`/projects/${project._id}/detail`}
          underline="hover"
          className="one-line text-13"
          title={project.name}
          dir="auto"
        >
          {project.name}
        </Anchor>
        <span aria-hidden="true">/</span>
        <Switcher interview={interview} />
      </nav>
      <div className="row gap-8">{children}</div>
    </div>
  );
}

function Switcher({ interview }: { interview: InterviewDetails }) {
  const navigate = useNavigate();
  const { data, isPending, error } = useProjectInterviews(interview.projectId._id);
  const others = (data ?? []).filter(({ _id }) => _id !== interview._id);
  const nothing = isPending
    ? "Loading..."
    : error
      ? "Couldn't load the interviews."
      : "No interviews available";
  return (
    <Menu position="bottom-start" shadow="sm" width={320} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className="hover-sunken inline gap-4 min-24 pad-0-8 round ink text-13 strong shrinks">
          <span className="one-line" dir="auto">
            {interview.name}
          </span>
          <span className="visually-hidden">, other interviews of this project</span>
          <IconChevronDown size={16} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className="scrolls-y low">
        {others.length === 0 ? (
          <Menu.Item closeMenuOnClick={false} aria-disabled="true" c="var(--ask-muted)">
            {nothing}
          </Menu.Item>
        ) : (
          others.map((other) => (
            <Menu.Item key={other._id} onClick={() => void navigate(`/interviews/${other._id}`)}>
              <span dir="auto">{other.name}</span>
            </Menu.Item>
          ))
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
