import { ActionIcon, Anchor } from "@mantine/core";
import { IconExternalLink, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import type { RedditThread } from "#contract/sources.ts";
import { errorText } from "#web/api/api-error.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { When } from "#web/ui/when.tsx";
import { useDeleteThread } from "../../../queries/threads.ts";
import { ForEditors } from "../may-edit.tsx";
import classes from "./integrations.module.css";
import { tellComments } from "./thread-words.ts";

interface ThreadListProps {
  interviewId: string;
  threads: RedditThread[];
}

export function ThreadList({ interviewId, threads }: ThreadListProps) {
  const [leaving, setLeaving] = useState<RedditThread>();
  const removal = useDeleteThread(interviewId);
  const close = () => {
    setLeaving(undefined);
    removal.reset();
  };
  return (
    <>
      <ul className={classes.threads} aria-label="Threads">
        {threads.map((thread) => (
          <ThreadRow key={thread._id} thread={thread} onDelete={() => setLeaving(thread)} />
        ))}
      </ul>
      <ConfirmDialog
        opened={leaving !== undefined}
        title="Delete this thread?"
        confirmLabel="Delete thread"
        busyLabel="Deleting..."
        busy={removal.isPending}
        error={removal.error ? errorText(removal.error, "Failed to delete the thread") : undefined}
        onConfirm={() => leaving && removal.mutate(leaving._id, { onSuccess: close })}
        onClose={close}
      >
        <p>
          “{leaving?.threadTitle}” goes with its comments, and its words leave everything that was found in
          it. It can be imported again from Reddit.
        </p>
      </ConfirmDialog>
    </>
  );
}

function ThreadRow({ thread, onDelete }: { thread: RedditThread; onDelete: () => void }) {
  return (
    <li className={classes.thread}>
      <div className={classes.threadText}>
        <Anchor
          component={Link}
          to={`/threads/${thread._id}`}
          underline="hover"
          className={classes.threadTitle}
          dir="auto"
        >
          {thread.threadTitle}
        </Anchor>
        <p className={classes.threadFacts}>
          <span>{tellComments(thread)}</span>
          {thread.threadCreated && (
            <span>
              Created <When at={thread.threadCreated} exact="day" />
            </span>
          )}
          {thread.forum && <span dir="auto">{thread.forum}</span>}
        </p>
        {thread.notices.map((notice) => (
          <p key={notice} className={classes.threadNotice}>
            {notice}
          </p>
        ))}
      </div>
      <div className={classes.threadActions}>
        {/^https:\/\//.test(thread.url) && (
          <ActionIcon
            component="a"
            href={thread.url}
            target="_blank"
            rel="noreferrer"
            variant="subtle"
            color="gray"
            aria-label={`Open ${thread.threadTitle} on Reddit in a new tab`}
          >
            <IconExternalLink size={18} aria-hidden="true" />
          </ActionIcon>
        )}
        <ForEditors>
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={`Delete ${thread.threadTitle}`}
            onClick={onDelete}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </ForEditors>
      </div>
    </li>
  );
}
