import { Modal, Stack } from "@mantine/core";
import type { KeptMail } from "#contract/mail.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { When } from "#web/ui/when.tsx";
import { describeStatus, linksOf } from "./mail-words.ts";

/** A mail as its text; its page is not drawn, since it is made to be read in a mail program. */
export function MailDialog({ mail, onClose }: { mail: KeptMail | undefined; onClose: () => void }) {
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
