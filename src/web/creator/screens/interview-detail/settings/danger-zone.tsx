import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { InterviewDetails } from "#contract/interviews.ts";
import { DeleteInterviewDialog } from "../delete-interview-dialog.tsx";
import classes from "./settings.module.css";

export function DangerZone({ interview }: { interview: InterviewDetails }) {
  const [deleting, dialog] = useDisclosure(false);
  return (
    <section className={classes.danger} aria-labelledby="danger-heading">
      <div>
        <h2 id="danger-heading">Delete this interview</h2>
        <p className={classes.hint}>
          Its sessions and insights go with it and its link stops working. You can undo this for 7 days.
        </p>
      </div>
      <Button variant="outline" color="red" onClick={dialog.open}>
        Delete Interview
      </Button>
      <DeleteInterviewDialog interview={interview} opened={deleting} onClose={dialog.close} />
    </section>
  );
}
