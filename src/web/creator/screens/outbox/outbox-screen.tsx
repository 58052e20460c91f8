import { Button, Modal, Stack } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useState } from "react";
import { mailKeptDays } from "#contract/limits.ts";
import type { KeptMail } from "#contract/mail.ts";
import { ApiError } from "#web/api/api-error.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { listItem } from "#web/ui/list-item.ts";
import { EmptyState, LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { asGiven, byText, type ListShape } from "#web/ui/list-view.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useListView } from "#web/ui/use-list-view.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { When } from "#web/ui/when.tsx";
import { useOutbox } from "../../queries/mail.ts";
import { NotFoundScreen } from "../not-found/not-found-screen.tsx";
import { describeStatus, linksOf } from "./mail-words.ts";

/** Mails of this installation, for its owner: what was sent, and what only stands here for want of SMTP. */
export function OutboxScreen() {
  usePageTitle("Outbox");
  const outbox = useOutbox();
  const [reading, setReading] = useState<KeptMail>();
  const mails = outbox.data?.pages.flatMap((page) => page.mails) ?? [];
  const sending = outbox.data?.pages[0]?.sending ?? true;
  if (outbox.error instanceof ApiError && outbox.error.status === 404) return <NotFoundScreen />;
  return (
    <>
      <PageHeader
        title="Outbox"
        crumbs={[
          { label: "Home", to: "/projects" },
          { label: "My Profile", to: "/profile" },
          { label: "Outbox" },
        ]}
        detail={`E-mails from this installation, newest first. Only you can see them. They're deleted after ${mailKeptDays} days.`}
        actions={
          <Button variant="default" loading={outbox.isRefetching} onClick={() => void outbox.refetch()}>
            Refresh
          </Button>
        }
      />
      {!sending && (
        <div className="max-920 below-16">
          <NoticeBox kind="info">
            E-mail isn't set up, so nothing is sent. Copy the links and send them yourself, or set SMTP_URL.
          </NoticeBox>
        </div>
      )}
      {outbox.isPending && <LoadingLines label="Loading the e-mails" lines={6} />}
      <LoadFailure query={outbox} text="Couldn't load the e-mails." />
      {outbox.data && mails.length === 0 && (
        <EmptyState
          title="No e-mails yet"
          text="Address confirmations, password links, invitations and receipts will appear here."
          icon={<IconMail size={20} />}
        />
      )}
      {mails.length > 0 && <MailList mails={mails} isPart={outbox.hasNextPage} onOpen={setReading} />}
      {outbox.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          loading={outbox.isFetchingNextPage}
          onClick={() => void outbox.fetchNextPage()}
        >
          Show older
        </Button>
      )}
      <MailDialog mail={reading} onClose={() => setReading(undefined)} />
    </>
  );
}

const listShape: ListShape<KeptMail> = {
  textOf: (mail) => [mail.subject, mail.to, describeStatus(mail)],
  orders: [
    { value: "newest", label: "Newest first", compare: asGiven },
    { value: "to", label: "By recipient", compare: byText(({ to }) => to) },
    { value: "subject", label: "By subject", compare: byText(({ subject }) => subject) },
    { value: "status", label: "By status", compare: byText(({ status }) => status) },
  ],
};

interface MailListProps {
  mails: KeptMail[];
  isPart: boolean;
  onOpen: (mail: KeptMail) => void;
}

function MailList({ mails, isPart, onOpen }: MailListProps) {
  const view = useListView(mails, "mails", listShape);
  return (
    <>
      <ListTools of="mails" placeholder="Search by subject or recipient" {...{ view, isPart }} />
      {view.shown.length === 0 ? (
        <NoneFound of="mails" {...{ view, isPart }} />
      ) : (
        <ul className="card max-920" aria-label="Mails">
          {view.shown.map((mail) => (
            <MailRow key={mail._id} mail={mail} onOpen={() => onOpen(mail)} />
          ))}
        </ul>
      )}
    </>
  );
}

function MailRow({ mail, onOpen }: { mail: KeptMail; onOpen: () => void }) {
  return (
    <li className="wrap between lined hover-sunken relative gap-4-12 pad-12-16">
      <div className="stack gap-4 basis-200">
        <button
          type="button"
          className="bare ink strong text-start anywhere covers"
          onClick={onOpen}
          dir="auto"
          {...listItem}
        >
          {mail.subject}
        </button>
        <span className="text-13 muted anywhere">To {mail.to}</span>
      </div>
      <span className="hint wrap gap-4-12 narrow-row">
        <span className="inline gap-8 medium state" data-status={mail.status}>
          {describeStatus(mail)}
        </span>
        <span>
          <When at={mail.sentAt ?? mail.createdAt} />
        </span>
      </span>
    </li>
  );
}

/** A mail as its text; its page is not drawn, since it is made to be read in a mail program. */
function MailDialog({ mail, onClose }: { mail: KeptMail | undefined; onClose: () => void }) {
  return (
    <Modal opened={mail !== undefined} onClose={onClose} title={mail?.subject ?? "Mail"} size="lg">
      {mail && <MailText mail={mail} />}
    </Modal>
  );
}

function MailText({ mail }: { mail: KeptMail }) {
  return (
    <Stack gap="md">
      <p className="text-13 muted anywhere">
        To {mail.to} · {describeStatus(mail)} · <When at={mail.sentAt ?? mail.createdAt} exact="time" />
      </p>
      {mail.error && <NoticeBox kind="error">{mail.error}</NoticeBox>}
      <pre className="pad-16 round sunken sans text-14 line-20 pre-wrap anywhere" dir="auto">
        {mail.text}
      </pre>
      {linksOf(mail.text).map((link) => (
        <CopyButton key={link} text={link} label="Copy Link" copiedLabel="Copied!" of={link} />
      ))}
    </Stack>
  );
}
