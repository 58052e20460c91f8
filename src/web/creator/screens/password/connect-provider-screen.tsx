import { useSearchParams } from "react-router";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useConnectProvider } from "../../queries/logins.ts";
import { MailLinkScreen } from "./mail-link-screen.tsx";
import { useTokenFromAddress } from "./token-from-address.ts";

/** Lets a provider's login open the account that has its address. */
export function ConnectProviderScreen() {
  usePageTitle("Connect a login");
  const token = useTokenFromAddress();
  const [search] = useSearchParams();
  const provider = (search.get("provider") ?? "").slice(0, 60) || "This provider";
  const connect = useConnectProvider();
  return (
    <MailLinkScreen
      title="Is it you?"
      lead={`Somebody logged in with ${provider} under your address. If you go on, ${provider} opens your account from then on. If it wasn't you, close this page.`}
      token={token}
      button={`Let ${provider} open my account`}
      busyLabel="Connecting..."
      link={connect}
      onPress={() => connect.mutate({ token })}
    />
  );
}
