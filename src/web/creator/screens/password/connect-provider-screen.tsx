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
      lead={`Someone logged in with ${provider} using your address. Continue to let ${provider} log you in. If it wasn't you, close this page.`}
      token={token}
      button={`Connect ${provider}`}
      busyLabel="Connecting..."
      link={connect}
      onPress={() => connect.mutate({ token })}
    />
  );
}
