import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useCurrentUser } from "../../queries/current-user.ts";
import { AuthFrame } from "../login/auth-frame.tsx";

const linkInvalid = "This link is no longer valid. Please ask for a new one.";

interface MailLinkScreenProps {
  title: string;
  lead: string;
  token: string;
  /** Names what happens: opening the link alone does nothing, as programs that look through mail open links too. */
  button: string;
  busyLabel: string;
  link: {
    isPending: boolean;
    error: Error | null;
    data: { message?: string | undefined } | undefined;
  };
  onPress: () => void;
  children?: ReactNode;
}

/** What a link from a mail leads to. */
export function MailLinkScreen(props: MailLinkScreenProps) {
  const { title, lead, token, link, children } = props;
  if (link.data) {
    return (
      <AuthFrame title="Done">
        <p role="status">{link.data.message ?? "Thank you."}</p>
        <NextStep variant="filled" />
      </AuthFrame>
    );
  }
  const isDead = token === "" || (link.error instanceof ApiError && link.error.code === "link_invalid");
  return (
    <AuthFrame title={title} {...(!isDead && { lead })}>
      {(link.error || token === "") && (
        <NoticeBox kind="error">
          {isDead ? linkInvalid : errorText(link.error, "That didn't work. Please try again.")}
        </NoticeBox>
      )}
      {!isDead && (
        <form
          className="column gap-16"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!link.isPending) props.onPress();
          }}
        >
          {children}
          <BusyButton type="submit" fullWidth busy={link.isPending} busyLabel={props.busyLabel}>
            {props.button}
          </BusyButton>
        </form>
      )}
      <NextStep variant="subtle" />
    </AuthFrame>
  );
}

function NextStep({ variant }: { variant: "filled" | "subtle" }) {
  const { data: user } = useCurrentUser();
  return (
    <Button component={Link} to={user ? "/projects" : "/login"} variant={variant} fullWidth>
      {user ? "Your Projects" : "Log in"}
    </Button>
  );
}
