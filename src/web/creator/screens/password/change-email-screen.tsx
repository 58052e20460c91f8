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
      lead="You log in with this address from then on, and our mails go to it."
      token={token}
      button="Use this address from now on"
      busyLabel="Changing..."
      link={confirm}
      onPress={() => confirm.mutate({ token })}
    />
  );
}
