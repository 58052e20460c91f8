import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useConfirmNewEmail } from "../../queries/logins.ts";
import { MailLinkScreen } from "./mail-link-screen.tsx";
import { useTokenFromAddress } from "./token-from-address.ts";

export function ChangeEmailScreen() {
  usePageTitle("Change your e-mail address");
  const token = useTokenFromAddress();
  const confirm = useConfirmNewEmail();
  return (
    <MailLinkScreen
      title="Change your e-mail address"
      lead="You'll log in with this address, and our e-mails will go there."
      token={token}
      button="Use this address"
      busyLabel="Changing..."
      link={confirm}
      onPress={() => confirm.mutate({ token })}
    />
  );
}
