import { Anchor, Select } from "@mantine/core";
import { IconArrowLeft, IconFolder } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { useProjectInterviews } from "../../queries/projects.ts";
import classes from "./interview-detail.module.css";

/** Where the interview belongs, and the way to its neighbours. */
export function ContextBar({ interview }: { interview: InterviewDetails }) {
  const project = interview.projectId;
  return (
    <nav className={classes.context} aria-label="Around this interview">
      <Anchor component={Link} to="/projects" underline="hover" className={classes.contextLink}>
        <IconArrowLeft size={18} aria-hidden="true" />
        Back to Home
      </Anchor>
      <div className={classes.contextGroup}>
        <span className={classes.contextLabel}>Project</span>
        <Anchor
          component={Link}
          to={`/projects/${project._id}/detail`}
          underline="hover"
          className={classes.contextLink}
          title={project.name}
        >
          <IconFolder size={18} aria-hidden="true" />
          <span className={classes.clamped} dir="auto">
            {project.name}
          </span>
        </Anchor>
      </div>
      <OtherInterviews projectId={project._id} interviewId={interview._id} />
    </nav>
  );
}

function OtherInterviews({ projectId, interviewId }: { projectId: string; interviewId: string }) {
  const navigate = useNavigate();
  const { data, isPending, error } = useProjectInterviews(projectId);
  const others = (data ?? []).filter((interview) => interview._id !== interviewId);
  const isEmpty = !isPending && others.length === 0;
  return (
    <div className={classes.contextGroup}>
      {isEmpty ? (
        <>
          <span className={classes.contextLabel}>Other interviews</span>
          <span className={classes.contextEmpty}>
            {error ? "They could not be loaded." : "No interviews available"}
          </span>
        </>
      ) : (
        <Select
          label="Other interviews"
          classNames={{ label: classes.contextLabel }}
          placeholder={isPending ? "Loading..." : "Choose"}
          disabled={isPending}
          size="xs"
          searchable={others.length > 10}
          nothingFoundMessage="No interview has that name."
          data={others.map((other) => ({ value: other._id, label: other.name }))}
          value={null}
          onChange={(id) => id && void navigate(`/interviews/${id}`)}
          comboboxProps={{ width: 320, position: "bottom-start" }}
        />
      )}
    </div>
  );
}
