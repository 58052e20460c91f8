import { Button, Select, Title } from "@mantine/core";
import { useState } from "react";
import type { Member } from "#contract/members.ts";
import type { Project } from "#contract/projects.ts";
import { formatDate } from "#web/format/dates.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { asGiven, byText, type ListShape } from "#web/ui/list-view.ts";
import { FailureLine } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useListView } from "#web/ui/use-list-view.ts";
import { focusHeading } from "../../../ui/focus-heading.ts";
import { PersonAvatar } from "../../people/person-avatar.tsx";
import { useConfig } from "../../queries/instance.ts";
import { useHandOver, useInviteMember, useMembers, useRemoveMember } from "../../queries/members.ts";
import { useUser } from "../../session/use-user.ts";
import classes from "../pages.module.css";
import { InviteForm, InviteLink } from "./members-invite.tsx";
import { MemberNotices } from "./members-notices.tsx";
import { describeMember, describeRole, isRole, roleChoices } from "./members-words.ts";

const none: Member[] = [];

const nameOf = ({ name, email }: Member) => name ?? email;

const ranks: Record<Member["role"], number> = { owner: 0, editor: 1, viewer: 2 };

const listShape: ListShape<Member> = {
  textOf: ({ name, email, role }) => [name ?? "", email, describeRole(role)],
  orders: [
    { value: "added", label: "As added", compare: asGiven },
    { value: "name", label: "By name", compare: byText(nameOf) },
    { value: "role", label: "By role", compare: (a, b) => ranks[a.role] - ranks[b.role] },
  ],
};

/** Colleagues of a project: who is there, as what, and a place to invite more. */
export function MembersSection({ project }: { project: Project }) {
  const projectId = project._id;
  const isOwner = project.role === "owner";
  const members = useMembers(projectId);
  const user = useUser();
  const [removing, setRemoving] = useState<Member>();
  const [heir, setHeir] = useState<Member>();
  const view = useListView(members.data ?? none, "members", listShape);
  const own = members.data?.find(
    ({ email, status }) => status === "active" && email.toLowerCase() === user?.email.toLowerCase(),
  );
  return (
    <section className="stack gap-16 max-760 above-32" aria-labelledby="members-heading">
      <div>
        <Title order={2} id="members-heading" tabIndex={-1}>
          Members
        </Title>
        <p className="above-4 muted">
          Viewers can read, editors can edit. Only the owner can invite people, manage billing or delete the
          project.
        </p>
      </div>
      {members.isPending && <LoadingLines label="Loading the members" lines={2} />}
      <LoadFailure query={members} text="Couldn't load the members." />
      {members.data && <ListTools of="members" placeholder="Search by name or address" view={view} />}
      {members.data && (
        <div className="card">
          {view.shown.length === 0 && <NoneFound of="members" view={view} />}
          <ul aria-label="Members">
            {view.shown.map((member) => (
              <MemberRow
                key={member._id}
                projectId={projectId}
                member={member}
                isMe={member === own}
                mayChange={isOwner && member.role !== "owner"}
                onRemove={() => setRemoving(member)}
                onHandOver={() => setHeir(member)}
              />
            ))}
          </ul>
          {isOwner && <InviteForm projectId={projectId} />}
        </div>
      )}
      {members.data && <MemberNotices projectId={projectId} />}
      <HandOverDialog project={project} member={heir} onClose={() => setHeir(undefined)} />
      <RemoveMember
        projectId={projectId}
        member={removing}
        isMe={removing !== undefined && removing === own}
        ownerName={members.data?.find(({ role }) => role === "owner")?.name ?? "The owner"}
        onClose={() => setRemoving(undefined)}
      />
    </section>
  );
}

interface MemberRowProps {
  projectId: string;
  member: Member;
  isMe: boolean;
  mayChange: boolean;
  onRemove: () => void;
  onHandOver: () => void;
}

function MemberRow({ projectId, member, isMe, mayChange, onRemove, onHandOver }: MemberRowProps) {
  const invite = useInviteMember(projectId);
  const change = (role: string | null) => {
    if (!isRole(role) || role === member.role || invite.isPending) return;
    invite.mutate({ email: member.email, role }, { onSuccess: () => showToast("Role changed.") });
  };
  const name = nameOf(member);
  const { data: config } = useConfig();
  const needsLink = mayChange && member.status === "invited" && config?.sendsMail === false;
  return (
    <li className={`row lined gap-8-16 pad-12-16 ${classes.member}`}>
      <PersonAvatar name={name} id={member._id} />
      <span className="stack basis-200 gap-2">
        <span className="strong anywhere" dir="auto">
          {name}
          {isMe && " (you)"}
        </span>
        <span className="fine anywhere">{describeMember(member, formatDate(member.invitedAt))}</span>
        {invite.data?.link && <InviteLink email={member.email} link={invite.data.link} />}
        <FailureLine error={invite.error} fallback="Couldn't change the role." />
      </span>
      {needsLink && !invite.data?.link && (
        <BusyButton
          variant="default"
          size="xs"
          busy={invite.isPending}
          busyLabel="Creating..."
          onClick={() => isRole(member.role) && invite.mutate({ email: member.email, role: member.role })}
        >
          New invite link<span className="visually-hidden"> for {name}</span>
        </BusyButton>
      )}
      {mayChange ? (
        <Select
          aria-label={`Role of ${name}`}
          size="xs"
          w={110}
          data={roleChoices}
          allowDeselect={false}
          value={invite.isPending ? invite.variables.role : member.role}
          onChange={change}
        />
      ) : (
        <span className="fine anywhere">{describeRole(member.role)}</span>
      )}
      {mayChange && member.status === "active" && (
        <Button variant="subtle" size="xs" onClick={onHandOver}>
          Make owner<span className="visually-hidden"> {name}</span>
        </Button>
      )}
      {(mayChange || (isMe && member.role !== "owner")) && (
        <Button variant="subtle" color="red" size="xs" onClick={onRemove}>
          {isMe ? "Leave" : "Remove"}
          {!isMe && <span className="visually-hidden"> {name}</span>}
        </Button>
      )}
    </li>
  );
}

interface RemoveMemberProps {
  projectId: string;
  member: Member | undefined;
  isMe: boolean;
  ownerName: string;
  onClose: () => void;
}

function RemoveMember({ projectId, member, isMe, ownerName, onClose }: RemoveMemberProps) {
  const remove = useRemoveMember(projectId);
  const name = member?.name ?? member?.email;
  return (
    <ConfirmDialog
      of={member}
      title={isMe ? "Leave this project?" : "Remove from this project?"}
      confirmLabel={isMe ? "Leave" : "Remove"}
      busyLabel={isMe ? "Leaving..." : "Removing..."}
      failed="That didn't work. Please try again."
      onConfirm={({ _id }) => remove.mutateAsync(_id)}
      onDone={() => {
        if (isMe) return window.location.assign("/projects");
        focusHeading("members");
        showToast("Removed from the project.");
      }}
      onClose={onClose}
    >
      <p className="prose">
        {isMe
          ? `You'll lose access to its interviews and sessions. ${ownerName} can invite you again.`
          : `${name} will lose access to this project. You can invite them again.`}
      </p>
    </ConfirmDialog>
  );
}

interface HandOverDialogProps {
  project: Project;
  member: Member | undefined;
  onClose: () => void;
}

function HandOverDialog({ project, member, onClose }: HandOverDialogProps) {
  const handOver = useHandOver(project._id);
  const name = member?.name ?? member?.email ?? "";
  return (
    <ConfirmDialog
      of={member}
      title={`Make ${name} the owner?`}
      confirmLabel="Hand over project"
      busyLabel="Handing over..."
      failed="Couldn't hand over the project. Please try again."
      onConfirm={({ _id }) => handOver.mutateAsync(_id)}
      onDone={() => {
        showToast(`${name} owns this project now. You're an editor.`);
        // Its button is only there for owners.
        focusHeading("members-heading");
      }}
      onClose={onClose}
    >
      <p className="prose">
        “{project.name}” will count towards their plan, and only they will be able to invite people, manage
        billing or delete it. You'll stay on as an editor. Only {name} can hand it back.
      </p>
    </ConfirmDialog>
  );
}
