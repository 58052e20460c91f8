import { Button } from "@mantine/core";
import { Link } from "react-router";
import { useUser } from "../../session/use-user.ts";
import classes from "./project-detail.module.css";

/** Bought single interviews that wait to be used. */
export function OneOffBanner({ projectId }: { projectId: string }) {
  const slots = useUser()?.availableOneOffInterviews ?? 0;
  if (slots === 0) return null;
  return (
    <div className={classes.banner}>
      <span>
        You have {slots} single {slots === 1 ? "interview" : "interviews"} to use.
      </span>
      <Button
        component={Link}
        to={`/projects/${projectId}/chatbot/create?useOneOff=true`}
        variant="default"
        size="xs"
      >
        Use One-off Slot
      </Button>
    </div>
  );
}
