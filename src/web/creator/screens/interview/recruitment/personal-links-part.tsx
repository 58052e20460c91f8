import { Anchor, Button, Group, Switch } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import type { PersonalLink } from "#contract/recruitment.ts";
import { errorText } from "#web/api/api-error.ts";
import { shareLink } from "#web/format/links.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { asGiven, byText, type ListShape } from "#web/ui/list-view.ts";
import { showToast } from "#web/ui/toast.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import { useListView } from "#web/ui/use-list-view.ts";
import { withSession } from "../../../passages/passage-link.ts";
import { useConfig } from "../../../queries/instance.ts";
import { useSaveInterview } from "../../../queries/interviews.ts";
import { fetchLinksFile, linksFile, useDeleteLink, usePersonalLinks } from "../../../queries/recruitment.ts";
import { AddLinksDialog } from "./add-links-dialog.tsx";

/** Links for one person each: who has one, and how it stands. */
export function PersonalLinksPart({ interview }: { interview: InterviewDetails }) {
  const pages = usePersonalLinks(interview._id);
  const [adding, dialog] = useDisclosure(false);
  const [deleting, setDeleting] = useState<PersonalLink>();
  const links = pages.data?.pages.flatMap((page) => page.links) ?? [];
  const counts = pages.data?.pages.at(-1)?.counts;
  return (
    <div className="stack items-start gap-8 ruled pad-top-16">
      <h3 className="heading-14">Personal links</h3>
      <p className="muted reading">
        One link per person, good for one session. You can see whose answers are whose; participants are told
        before they agree.
      </p>
      <OnlyByLink interview={interview} />
      {pages.isPending && <LoadingLines label="Loading the personal links" lines={3} />}
      <LoadFailure query={pages} text="Couldn't load the personal links." />
      {counts?.all === 0 && <p>No personal links yet.</p>}
      {links.length > 0 && (
        <LinkList
          {...{ links, interviewId: interview._id, isPart: pages.hasNextPage, onDelete: setDeleting }}
        />
      )}
      {counts !== undefined && counts.all > 0 && (
        <p className="fine anywhere" role="status">
          {links.length} of {counts.all} shown · {counts.used} used
        </p>
      )}
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={dialog.open}>
          Add people
        </Button>
        {pages.hasNextPage && (
          <BusyButton
            variant="default"
            size="xs"
            busy={pages.isFetchingNextPage}
            busyLabel="Loading..."
            onClick={() => void pages.fetchNextPage()}
          >
            Load more
          </BusyButton>
        )}
        {links.length > 0 && <CopyLinks interviewId={interview._id} />}
      </Group>
      {adding && <AddLinksDialog interviewId={interview._id} onClose={dialog.close} />}
      <DeleteLinkDialog interviewId={interview._id} link={deleting} onClose={() => setDeleting(undefined)} />
    </div>
  );
}

function OnlyByLink({ interview }: { interview: InterviewDetails }) {
  const save = useSaveInterview(interview._id);
  return (
    <Switch
      label="Only people with a personal link can take part"
      checked={interview.settings.inviteOnly === true}
      error={save.error ? errorText(save.error, "Couldn't save the change.") : undefined}
      onChange={(event) => {
        const inviteOnly = event.currentTarget.checked;
        const done = inviteOnly ? "Open by personal link only." : "Open to everyone with the link.";
        if (!save.isPending) save.mutate({ settings: { inviteOnly } }, { onSuccess: () => showToast(done) });
      }}
    />
  );
}

const stateNames: Record<PersonalLink["state"], string> = {
  unused: "Not used",
  started: "Started",
  completed: "Completed",
  turned_away: "Turned away",
  deleted: "Used, session deleted",
};

interface LinkTableProps {
  links: PersonalLink[];
  interviewId: string;
  onDelete: (link: PersonalLink) => void;
}

const listShape: ListShape<PersonalLink> = {
  textOf: ({ label, state }) => [label, stateNames[state]],
  orders: [
    { value: "added", label: "As added", compare: asGiven },
    { value: "person", label: "By person", compare: byText(({ label }) => label) },
    { value: "state", label: "By state", compare: byText(({ state }) => stateNames[state]) },
    {
      value: "used",
      label: "Last used first",
      compare: (a, b) => (b.usedAt ?? "").localeCompare(a.usedAt ?? ""),
    },
  ],
};

function LinkList({ links, isPart, ...rest }: LinkTableProps & { isPart: boolean }) {
  const view = useListView(links, "links", listShape);
  return (
    <>
      <ListTools of="links" placeholder="Search by person or state" {...{ view, isPart }} />
      {view.shown.length === 0 ? (
        <NoneFound of="links" {...{ view, isPart }} />
      ) : (
        <LinkTable links={view.shown} {...rest} />
      )}
    </>
  );
}

function LinkTable({ links, interviewId, onDelete }: LinkTableProps) {
  const { data: config } = useConfig();
  const [, setSearch] = useSearchParams();
  const base = config ? shareLink(config.publicUrl, interviewId) : "";
  return (
    <section
      className="card relative fills scrolls low"
      aria-label="Personal links"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls by it
      tabIndex={0}
    >
      <table className="table text-13 nowrap-cells">
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">State</th>
            <th scope="col">Link</th>
            <th scope="col">
              <span className="visually-hidden">Delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <tr key={link.id}>
              <th scope="row">
                <bdi>{link.label}</bdi>
              </th>
              <td>
                <LinkStateCell link={link} onOpen={(id) => setSearch((now) => withSession(now, id))} />
              </td>
              <td>
                <CopyButton
                  text={`${base}?invite=${link.token}`}
                  label="Copy"
                  copiedLabel="Copied!"
                  of={`the link of ${link.label}`}
                  variant="subtle"
                />
              </td>
              <td>
                <IconButton
                  icon={IconTrash}
                  color="red"
                  label={`Delete the link of ${link.label}`}
                  onClick={() => onDelete(link)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function LinkStateCell({ link, onOpen }: { link: PersonalLink; onOpen: (sessionId: string) => void }) {
  const { sessionId, state } = link;
  if (sessionId === null || state === "turned_away") return stateNames[state];
  return (
    <Anchor component="button" type="button" size="sm" onClick={() => onOpen(sessionId)}>
      {stateNames[state]}
      <span className="visually-hidden">: the transcript of {link.label}</span>
    </Anchor>
  );
}

interface DeleteLinkDialogProps {
  interviewId: string;
  link: PersonalLink | undefined;
  onClose: () => void;
}

function DeleteLinkDialog({ interviewId, link, onClose }: DeleteLinkDialogProps) {
  const remove = useDeleteLink(interviewId);
  return (
    <ConfirmDialog
      of={link}
      title="Delete this personal link?"
      confirmLabel="Delete link"
      failed="Couldn't delete the link."
      onConfirm={({ id }) => remove.mutateAsync(id)}
      onDone={() => showToast("Link deleted.")}
      onClose={onClose}
    >
      <p className="prose" dir="auto">
        <strong>{link?.label}</strong>
      </p>
      <p className="prose">
        {link?.state === "unused" ? "It will stop working." : "Its session stays, without the person's name."}
      </p>
    </ConfirmDialog>
  );
}

/** All links as a table: to the clipboard, or as a file. */
function CopyLinks({ interviewId }: { interviewId: string }) {
  const { state, copy } = useCopy();
  const [hasFailed, setFailed] = useState(false);
  const copyAll = async () => {
    setFailed(false);
    try {
      await copy(await fetchLinksFile(interviewId));
    } catch {
      setFailed(true);
    }
  };
  const isWrong = hasFailed || state === "failed";
  return (
    <>
      <Button variant="default" size="xs" onClick={() => void copyAll()}>
        {state === "copied" ? "Copied!" : "Copy all as CSV"}
      </Button>
      <Anchor href={linksFile(interviewId)} download size="sm">
        Download CSV
      </Anchor>
      <span role="status" className={isWrong ? undefined : "visually-hidden"}>
        {state === "copied" && "Copied!"}
        {isWrong && "Copying didn't work. Please download the file."}
      </span>
    </>
  );
}
