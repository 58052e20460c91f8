import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useConfig } from "../queries/instance.ts";
import { useUser } from "../session/use-user.ts";
import { nameServerOwner } from "./name-server-owner.ts";

/** Where this server sends no mail: what follows from it, and who can change it. Nothing where it does. */
export function NoMailNotice({ effect }: { effect: string }) {
  const user = useUser();
  const { data: config } = useConfig();
  if (config?.sendsMail !== false) return null;
  const owner = user && nameServerOwner(user);
  return (
    <NoticeBox kind="info">
      This server can't send e-mail, {effect}
      {user?.instanceOwner && " You own this server: set SMTP_URL to send e-mail."}
      {owner && ` ${owner} owns this server and can set it up.`}
    </NoticeBox>
  );
}
