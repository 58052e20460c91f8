import { Select, TextInput } from "@mantine/core";
import { invitationDays } from "#contract/limits.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useSendForm } from "#web/ui/use-send-form.ts";
import { type MemberRole, useInviteMember } from "../../queries/members.ts";
import { isRole, roleChoices } from "./members-words.ts";

/** Where no mail is sent, nobody gets the invitation unless it is passed on. */
export function InviteLink({ email, link }: { email: string; link: string }) {
  return (
    <NoticeBox kind="info">
      This server can't send e-mail. Send {email} this link yourself; it works for {invitationDays} days.{" "}
      <CopyButton text={link} label="Copy invite link" copiedLabel="Link copied!" of={email} />
    </NoticeBox>
  );
}

export function InviteForm({ projectId }: { projectId: string }) {
  const invite = useInviteMember(projectId);
  const { form, element } = useSendForm<{ email: string; role: MemberRole }>(
    {
      initialValues: { email: "", role: "viewer" },
      validate: { email: (value) => (value.includes("@") ? null : "Please enter a valid email address.") },
    },
    (values, refuse) =>
      invite.mutate(
        { ...values, email: values.email.trim() },
        {
          onSuccess: ({ email, link }) => {
            form.reset();
            if (link === null) showToast(`${email} is invited.`);
          },
          onError: refuse,
        },
      ),
  );
  return (
    <form {...element} className="wrap top gap-8-16 ruled pad-16">
      {invite.error && (
        <div className="whole-row">
          <NoticeBox kind="error">
            {errorText(invite.error, "Couldn't send the invitation. Please try again.")}
          </NoticeBox>
        </div>
      )}
      {invite.data?.link && (
        <div className="whole-row" role="status">
          <InviteLink email={invite.data.email} link={invite.data.link} />
        </div>
      )}
      <TextInput
        className="basis-200"
        label="Invite by e-mail"
        type="email"
        autoComplete="off"
        {...form.getInputProps("email")}
      />
      <Select
        label="Role"
        w={120}
        data={roleChoices}
        allowDeselect={false}
        {...form.getInputProps("role")}
        onChange={(role) => isRole(role) && form.setFieldValue("role", role)}
      />
      <BusyButton
        type="submit"
        variant="default"
        busy={invite.isPending}
        busyLabel="Inviting..."
        className="above-24"
      >
        Invite
      </BusyButton>
    </form>
  );
}
