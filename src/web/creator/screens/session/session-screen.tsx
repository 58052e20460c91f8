import { Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useEffect } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { When } from "#web/ui/when.tsx";
import { LoadedPage, MissingPage } from "../../components/loaded-page.tsx";
import { nameEndReason, nameStatus } from "../../passages/describe-turn.ts";
import { readPlaceIn, sessionAddress } from "../../passages/passage-link.ts";
import { type SessionDetails, useSession } from "../../queries/sessions.ts";
import { SessionBody } from "./session-body.tsx";

/** One session as a page of its own, with the way to those before and after it. */
export function SessionScreen() {
  const { interviewId = "", sessionId = "" } = useParams();
  const query = useSession(sessionId);
  const { data } = query;
  usePageTitle(data ? `${data.label}, ${data.interviewName}` : "Session");
  const isElsewhere = data !== undefined && data.interviewId !== interviewId;
  return (
    <LoadedPage
      query={query}
      missing={
        <MissingPage
          title="Session not found"
          text="It was deleted, the participant withdrew, or it belongs to another account."
          to={`/interviews/${encodeURIComponent(interviewId)}?tab=sessions`}
          label="All sessions"
        />
      }
      isMissing={isElsewhere}
      failed="Failed to load the transcript"
      loading="Loading the transcript"
      lines={8}
    >
      {(data) => <Session key={data.id} transcript={data} />}
    </LoadedPage>
  );
}

const noDialog = () => undefined;

function Session({ transcript }: { transcript: SessionDetails }) {
  const [search] = useSearchParams();
  const { id, label, interviewId, interviewName, older, newer } = transcript;
  const address = (to: { id: string } | null) => (to ? sessionAddress(interviewId, to.id) : undefined);
  useStepKeys(address(older), address(newer));
  const reason = nameEndReason(transcript.endReason);
  return (
    <>
      <PageHeader
        title={label}
        crumbs={[
          { label: "All projects", to: "/projects" },
          { label: interviewName, to: `/interviews/${interviewId}?tab=sessions` },
          { label },
        ]}
        detail={
          <>
            {nameStatus(transcript)}
            {reason && ` (${reason})`} · <When at={transcript.startDate} exact="time" />
          </>
        }
        actions={
          <>
            <Step to={address(older)} name="Previous" label={older?.label} shortcut="[" />
            <Step to={address(newer)} name="Next" label={newer?.label} shortcut="]" />
          </>
        }
      />
      <div className="above-24">
        <SessionBody asPage transcript={transcript} link={readPlaceIn(search, id)} onDialog={noDialog} />
      </div>
    </>
  );
}

interface StepProps {
  to: string | undefined;
  name: "Previous" | "Next";
  label: string | undefined;
  shortcut: string;
}

/** The sessions that began before and after this one; at the ends there is none to go to. */
function Step({ to, name, label, shortcut }: StepProps) {
  const isBack = name === "Previous";
  const icons = {
    leftSection: isBack && <IconChevronLeft size={18} aria-hidden="true" />,
    rightSection: !isBack && <IconChevronRight size={18} aria-hidden="true" />,
  };
  if (to === undefined) {
    return (
      <Button variant="default" disabled {...icons}>
        {name}
      </Button>
    );
  }
  return (
    <Button component={Link} to={to} variant="default" aria-keyshortcuts={shortcut} {...icons}>
      {name}
      <span className="visually-hidden"> session, {label}</span>
    </Button>
  );
}

function isTyping(target: EventTarget | null): boolean {
  const fields = "input, textarea, select, [contenteditable], [role=dialog]";
  return target instanceof HTMLElement && target.closest(fields) !== null;
}

/** "[" and "]" go to the session before and after, unless someone is typing or a dialog is open. */
function useStepKeys(older: string | undefined, newer: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const to = new Map([
        ["[", older],
        ["]", newer],
      ]).get(event.key);
      if (to && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) void navigate(to);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [navigate, older, newer]);
}
