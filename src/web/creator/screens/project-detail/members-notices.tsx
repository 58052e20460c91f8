import { Select, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { NoticeTime, ProjectNotices } from "#contract/members.ts";
import { LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { FailureNotice, NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { NoMailNotice } from "../../components/no-mail-notice.tsx";
import { useConfig } from "../../queries/instance.ts";
import { useNotices, useSetNotices } from "../../queries/members.ts";
import { useUser } from "../../session/use-user.ts";

const times: { value: NoticeTime; label: string }[] = [
  { value: "at_once", label: "Right away" },
  { value: "daily", label: "Once a day" },
  { value: "never", label: "Never" },
];

/** Which mails the reader gets about the project; each choice is saved at once. */
export function MemberNotices({ projectId }: { projectId: string }) {
  const notices = useNotices(projectId);
  const save = useSetNotices(projectId);
  const { data: config } = useConfig();
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const isHere = notices.data !== undefined;
  // Mails link to it, and the page above it has come by now.
  useEffect(() => {
    if (isHere && location.hash === "#notices-heading") heading.current?.focus();
  }, [isHere]);
  // What was just chosen shows until the server has answered.
  const shown = save.isPending ? save.variables : notices.data;
  const change = (choice: Partial<ProjectNotices>) => {
    if (!notices.data || save.isPending) return;
    save.mutate({ ...notices.data, ...choice }, { onSuccess: () => showToast("Saved.") });
  };
  return (
    <section className="stack" aria-labelledby="notices-heading">
      <Title order={3} id="notices-heading" ref={heading} tabIndex={-1}>
        E-mail me
      </Title>
      <NoMailNotice effect="so you won't get any. Your choices apply once mail is set up." />
      {config?.sendsMail !== false && user?.emailVerified === false && (
        <NoticeBox kind="info">
          You won't get these until you confirm your address: see <Link to="/profile">My Profile</Link>.
        </NoticeBox>
      )}
      <FailureNotice error={save.error} fallback="Couldn't save that. Please try again." />
      {notices.isPending && <LoadingLines label="Loading your e-mail choices" lines={2} />}
      <LoadFailure query={notices} text="Couldn't load your e-mail choices." />
      {shown && (
        <div className="wrap gap-12-24">
          <TimeSelect
            label="When a participant may be in distress"
            value={shown.distress}
            onChange={(distress) => change({ distress })}
          />
          <TimeSelect
            label="When an interview is finished"
            value={shown.finished}
            onChange={(finished) => change({ finished })}
          />
        </div>
      )}
    </section>
  );
}

interface TimeSelectProps {
  label: string;
  value: NoticeTime;
  onChange: (value: NoticeTime) => void;
}

function TimeSelect({ label, value, onChange }: TimeSelectProps) {
  const choose = (chosen: string | null) => {
    const time = times.find((one) => one.value === chosen);
    if (time && time.value !== value) onChange(time.value);
  };
  return (
    <Select
      className="basis-200"
      label={label}
      data={times}
      allowDeselect={false}
      value={value}
      onChange={choose}
    />
  );
}
