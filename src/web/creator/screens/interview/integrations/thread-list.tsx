import { ActionIcon, Anchor, Button } from "@mantine/core";
import { IconExternalLink, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import { restoreDays } from "#contract/limits.ts";
import type { RedditThread } from "#contract/threads.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { listItem } from "#web/ui/list-item.ts";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { asGiven, byText, type ListShape } from "#web/ui/list-view.ts";
import { useListView } from "#web/ui/use-list-view.ts";
import { When } from "#web/ui/when.tsx";
import { useUndoToast } from "../../../queries/deleted-toast.ts";
import { useLeaveOut } from "../../../queries/left-out.ts";
import { useDeleteThread } from "../../../queries/threads.ts";
import { LeftOutBadge } from "../../left-out/left-out-badge.tsx";
import { ForEditors } from "../may-edit.tsx";
import { describeComments } from "./thread-words.ts";

const listShape: ListShape<RedditThread> = {
  textOf: ({ threadTitle, forum }) => [threadTitle, forum],
  orders: [
    { value: "added", label: "As added", compare: asGiven },
    { value: "title", label: "By title", compare: byText(({ threadTitle }) => threadTitle) },
    { value: "comments", label: "Most comments first", compare: (a, b) => b.commentCount - a.commentCount },
    {
      value: "created",
      label: "Newest thread first",
      compare: (a, b) => (b.threadCreated ?? "").localeCompare(a.threadCreated ?? ""),
    },
  ],
};

interface ThreadListProps {
  interviewId: string;
  threads: RedditThread[];
}

export function ThreadList({ interviewId, threads }: ThreadListProps) {
  const [leaving, setLeaving] = useState<RedditThread>();
  const removal = useDeleteThread(interviewId);
  const showDeleted = useUndoToast();
  const view = useListView(threads, "threads", listShape);
  return (
    <>
      <ListTools of="threads" placeholder="Search by title" view={view} />
      {view.shown.length === 0 && <NoneFound of="threads" view={view} />}
      <ul className="card" aria-label="Threads">
        {view.shown.map((thread) => (
          <ThreadRow key={thread._id} {...{ interviewId, thread }} onDelete={() => setLeaving(thread)} />
        ))}
      </ul>
      <ConfirmDialog
        of={leaving}
        title="Delete this thread?"
        confirmLabel="Delete thread"
        failed="Failed to delete the thread"
        onConfirm={({ _id }) => removal.mutateAsync(_id)}
        onDone={({ _id, threadTitle: name }) => showDeleted("Thread deleted", { kind: "thread", _id, name })}
        onClose={() => setLeaving(undefined)}
      >
        <p className="prose">
          “{leaving?.threadTitle}” and its comments will be deleted, along with their quotes in findings. You
          can undo this for {restoreDays} days.
        </p>
      </ConfirmDialog>
    </>
  );
}

interface ThreadRowProps {
  interviewId: string;
  thread: RedditThread;
  onDelete: () => void;
}

function ThreadRow({ interviewId, thread, onDelete }: ThreadRowProps) {
  const change = useLeaveOut(interviewId);
  return (
    <li className="lined flex between top gap-12 pad-16">
      <div className="stack gap-4">
        <Anchor
          component={Link}
          to={`/threads/${thread._id}`}
          underline="hover"
          className="strong anywhere"
          dir="auto"
          {...listItem}
        >
          {thread.threadTitle}
        </Anchor>{" "}
        <LeftOutBadge leftOut={thread.leftOut} />
        <p className="wrap fine gap-4-12 figures">
          <span>{describeComments(thread)}</span>
          {thread.threadCreated && (
            <span>
              Created <When at={thread.threadCreated} exact="day" />
            </span>
          )}
          {thread.forum && <span dir="auto">{thread.forum}</span>}
        </p>
        {thread.notices.map((notice) => (
          <p key={notice} className="fine reading">
            {notice}
          </p>
        ))}
      </div>
      <div className="flex rigid gap-4">
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
          <Button
            variant="subtle"
            size="compact-xs"
            loading={change.isPending}
            onClick={() => change.mutate({ leftOut: thread.leftOut === null, sourceIds: [thread._id] })}
          >
            {thread.leftOut ? "Include again" : "Leave out"}
            <span className="visually-hidden"> {thread.threadTitle}</span>
          </Button>
          <IconButton
            icon={IconTrash}
            color="red"
            label={`Delete ${thread.threadTitle}`}
            onClick={onDelete}
          />
        </ForEditors>
      </div>
    </li>
  );
}
