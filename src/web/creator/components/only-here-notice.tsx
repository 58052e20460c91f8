import { opensOnlyHere } from "#web/format/links.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useConfig } from "../queries/instance.ts";

export const onlyHereText =
  "This link only works on this computer. To invite others, set PUBLIC_URL to an address they can reach.";

/** Where the server has no public address, before anybody prints a link that opens nothing. */
export function OnlyHereNotice() {
  const { data: config } = useConfig();
  if (!config || !opensOnlyHere(config.publicUrl)) return null;
  return <NoticeBox kind="info">{onlyHereText}</NoticeBox>;
}
