import { Button, Title } from "@mantine/core";
import { useState } from "react";
import { errorText } from "#web/api/api-error.ts";
import { formatDate } from "#web/format/dates.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import type { DeletedProject } from "./deleted-projects.ts";
import classes from "./projects-screen.module.css";
import { useDeletedProjects } from "./use-deleted-projects.ts";

/** What was deleted here in the last seven days, each with the way back. */
export function DeletedProjectList() {
  const { restorable, bringBack, restoring } = useDeletedProjects();
  const [failure, setFailure] = useState("");
  if (restorable.length === 0) return null;
  const restore = async (project: DeletedProject) => {
    setFailure("");
    try {
      await bringBack(project.id);
      showToast(`“${project.name}” is back.`);
    } catch (error) {
      setFailure(errorText(error, `“${project.name}” could not be restored. Please try again.`));
    }
  };
  return (
    <section className={classes.deleted} aria-labelledby="deleted-heading">
      <Title order={2} size="h3" id="deleted-heading">
        Deleted in the last 7 days
      </Title>
      {failure && <NoticeBox kind="error">{failure}</NoticeBox>}
      <ul className={classes.deletedList}>
        {restorable.map((project) => (
          <li key={project.id} className={classes.deletedRow}>
            <span dir="auto">{project.name}</span>
            <span className={classes.deletedDate}>
              Deleted {formatDate(new Date(project.deletedAt).toISOString())}
            </span>
            <Button
              variant="default"
              size="xs"
              aria-disabled={restoring || undefined}
              onClick={() => !restoring && void restore(project)}
            >
              Restore<span className="visually-hidden"> {project.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
