import { Button, Modal, NumberInput } from "@mantine/core";
import { useState } from "react";
import type { ReportLink } from "#contract/exports.ts";
import { maxReportLinkDays } from "#contract/limits.ts";
import { formatDate } from "#web/format/dates.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { FailureLine, FailureNotice } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { When } from "#web/ui/when.tsx";
import { useCreateReportLink, useReportLinks, useRevokeReportLink } from "../../../queries/reports.ts";
import classes from "../interview-detail.module.css";

interface ShareReportDialogProps {
  interviewId: string;
  onClose: () => void;
}

/** Links that let people without an account read the report, for some days or until they are revoked. */
export function ShareReportDialog({ interviewId, onClose }: ShareReportDialogProps) {
  const links = useReportLinks(interviewId, true);
  return (
    <Modal opened onClose={onClose} title="Share report" size="lg">
      <p className="hint reading">
        Anyone with a link can read the findings and their quotes, without an account. The page leaves out
        what people said about themselves before the interview, combines groups of fewer than three people,
        and shows your title for participants instead of the interview's name. Names and places that people
        typed in their answers stay in, so read the quotes before you share the link.
      </p>
      <NewLink interviewId={interviewId} />
      <h3 className="fine below-4 medium">Active links</h3>
      {links.isPending && <LoadingLines label="Loading links" lines={2} />}
      <LoadFailure query={links} text="Couldn't load the links." />
      {links.data?.length === 0 && <p className="hint reading">No links yet. Only you can see the report.</p>}
      {links.data && links.data.length > 0 && (
        <ul className="border round">
          {links.data.map((link) => (
            <LinkRow key={link._id} interviewId={interviewId} link={link} />
          ))}
        </ul>
      )}
    </Modal>
  );
}

function NewLink({ interviewId }: { interviewId: string }) {
  const [days, setDays] = useState<number | string>(30);
  const create = useCreateReportLink(interviewId);
  const isRight =
    typeof days === "number" && Number.isInteger(days) && days >= 1 && days <= maxReportLinkDays;
  const [asked, setAsked] = useState(false);
  const submit = () => {
    setAsked(true);
    if (!isRight) return;
    create.mutate(days, { onSuccess: () => showToast("Link created. Copy it below.") });
  };
  return (
    <form
      className={`wrap bottom gap-12 above-24 below-24 ${classes.make}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!create.isPending) submit();
      }}
    >
      <FailureNotice error={create.error} fallback="Couldn't create the link." />
      <NumberInput
        label="Link expires after (days)"
        value={days}
        onChange={setDays}
        min={1}
        max={maxReportLinkDays}
        clampBehavior="none"
        allowDecimal={false}
        className="short"
        error={asked && !isRight ? `Please choose between 1 and ${maxReportLinkDays} days.` : undefined}
      />
      <BusyButton type="submit" busy={create.isPending} busyLabel="Creating...">
        Create link
      </BusyButton>
    </form>
  );
}

function LinkRow({ interviewId, link }: { interviewId: string; link: ReportLink }) {
  const revoke = useRevokeReportLink(interviewId);
  const until = formatDate(link.expiresAt);
  return (
    <li className="row lined between gap-8-16 pad-12-16">
      <div className="basis-200 shrinks">
        <a
          href={link.url}
          target="_blank"
          rel="noreferrer"
          className="one-line block primary text-14 line-20"
        >
          {link.url}
        </a>
        <p className="fine above-2">
          Works until {until} ·{" "}
          {link.openedAt ? (
            <>
              last opened <When at={link.openedAt} />
            </>
          ) : (
            "not opened yet"
          )}
        </p>
        <FailureLine error={revoke.error} fallback="Couldn't revoke the link." />
      </div>
      <div className="level gap-4">
        <CopyButton
          text={link.url}
          label="Copy"
          copiedLabel="Copied!"
          of={`the link that works until ${until}`}
        />
        <Button
          variant="subtle"
          color="red"
          size="xs"
          aria-disabled={revoke.isPending || undefined}
          onClick={() => {
            if (revoke.isPending) return;
            revoke.mutate(link.token, { onSuccess: () => showToast("Link revoked. It no longer works.") });
          }}
        >
          {revoke.isPending ? "Revoking..." : "Revoke"}
          <span className="visually-hidden"> the link that works until {until}</span>
        </Button>
      </div>
    </li>
  );
}
