import { Button, Popover, Switch } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import type { ExportFormat } from "../../queries/exports.ts";
import classes from "../interview-detail/exports/exports.module.css";
import { formatGroups } from "../interview-detail/exports/format-list.ts";

/** The whole project as a file; personal data comes along only when asked for. */
export function ProjectExport({ projectId }: { projectId: string }) {
  const [personal, setPersonal] = useState(false);
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="sm" width={380}>
      <Popover.Target>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden="true" />}>
          Export
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Export the project" className={classes.dropdown}>
        <Switch
          label="Include personal data"
          description="E-mail addresses, incentive codes, towns and names"
          checked={personal}
          onChange={(event) => setPersonal(event.currentTarget.checked)}
        />
        {formatGroups.map(({ title, formats }) => (
          <section key={title} aria-label={`${title}, as files`} className={classes.group}>
            <h3 className={classes.groupTitle}>{title}</h3>
            <ul className={classes.formats}>
              {formats.map(({ format, name, use }) => (
                <li key={format}>
                  <a href={projectFile(projectId, format, personal)} download className={classes.format}>
                    <span className={classes.formatName}>{name}</span>
                    <span className={classes.formatUse}>{use}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}

function projectFile(projectId: string, format: ExportFormat, personal: boolean): string {
  const query = new URLSearchParams({ format, ...(personal && { personal: "1" }) });
  return `/api/projects/${encodeURIComponent(projectId)}/export?${query}`;
}
