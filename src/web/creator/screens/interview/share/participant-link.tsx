import { Anchor } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { shareLink } from "#web/format/links.ts";
import { CopyShareLink } from "../../../components/copy-share-link.tsx";
import { OnlyHereNotice } from "../../../components/only-here-notice.tsx";
import { useConfig } from "../../../queries/instance.ts";
import { withTab } from "../detail-tab.ts";
import { fileName } from "./file-name.ts";
import { QrCode } from "./qr-code.tsx";

/** The link that participants get, to copy and to scan. */
export function ParticipantLink({ interview }: { interview: InterviewDetails }) {
  const { data: config } = useConfig();
  const [search] = useSearchParams();
  const link = shareLink(config?.publicUrl ?? window.location.origin, interview._id);
  return (
    <div className="stack">
      <OnlyHereNotice />
      <code className="text-13 anywhere pad-8-12 round sunken">{link}</code>
      <div className="row gap-8-16">
        <CopyShareLink interview={interview} label="Copy the link" copiedLabel="Copied!" />
        <Anchor component={Link} to={`?${withTab(search, "share")}`} size="sm">
          More ways to share
        </Anchor>
      </div>
      <QrCode link={link} name={fileName(interview.name)} />
    </div>
  );
}
