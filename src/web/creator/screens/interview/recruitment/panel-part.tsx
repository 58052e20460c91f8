import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Fragment } from "react";
import { Link } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { endings, returnDelaySeconds } from "#contract/return-links.ts";
import { shareLink } from "#web/format/links.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { useConfig } from "../../../queries/instance.ts";
import { ForEditors } from "../may-edit.tsx";
import { PanelDialog } from "./panel-dialog.tsx";
import { endingNames, panelLink } from "./panel-words.ts";

/** What is kept of the links of panels, and where participants go back to. */
export function PanelPart({ interview }: { interview: InterviewDetails }) {
  const [opened, dialog] = useDisclosure(false);
  const { data: config } = useConfig();
  const names = interview.settings.hiddenFields ?? [];
  const link = config && panelLink(shareLink(config.publicUrl, interview._id), names);
  const { returnLinks = {}, returnsByItself, panelIdField } = interview.settings;
  const links = endings.flatMap((ending) => {
    const link = returnLinks[ending];
    return link ? [{ ending, link }] : [];
  });
  return (
    <div className="stack items-start gap-8 ruled pad-top-16">
      <h3 className="heading-14">Panels</h3>
      <p className="muted reading">
        Which URL parameters are saved with each session, such as a panel ID, and where participants go at the
        end. They&apos;re told what is saved before they consent.
      </p>
      {names.length === 0 && <p>No parameters are saved.</p>}
      <dl className="stack gap-8-16 fills term-and-text narrow-stack">
        {names.length > 0 && (
          <>
            <dt>Saved parameters</dt>
            <dd>
              {names.join(", ")}
              {panelIdField && ` · one session per ${panelIdField}`}
            </dd>
          </>
        )}
        {names.length > 0 && link && (
          <>
            <dt>Link for the panel</dt>
            <dd className="row gap-8-16">
              <code className="text-13">{link}</code>
              <CopyButton text={link} label="Copy" copiedLabel="Copied!" of="the link for the panel" />
            </dd>
          </>
        )}
        {links.map(({ ending, link }) => (
          <Fragment key={ending}>
            <dt>{endingNames[ending].name}</dt>
            <dd>
              <code className="text-13">{link}</code>
            </dd>
          </Fragment>
        ))}
        {links.length > 0 && (
          <>
            <dt>How people return</dt>
            <dd>
              {returnsByItself ? `Automatically, after ${returnDelaySeconds} seconds` : "By clicking a link"}
            </dd>
          </>
        )}
      </dl>
      <ForEditors>
        <div className="row gap-8-16">
          <Button variant="default" size="xs" onClick={dialog.open}>
            Set up a panel
          </Button>
          {names.length > 0 && (
            <Button
              variant="default"
              size="xs"
              component={Link}
              to={`/interviews/${encodeURIComponent(interview._id)}/panel`}
            >
              Compare with the panel&apos;s list
            </Button>
          )}
        </div>
      </ForEditors>
      {opened && <PanelDialog interview={interview} onClose={dialog.close} />}
    </div>
  );
}
